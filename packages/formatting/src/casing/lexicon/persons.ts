/** Family names common in titles: eponyms of science and medicine, writers, thinkers, rulers. */
export const families = `
Abel Abelson Barbie Gestapo Hoover Magi Mayflower Medusa Mickey Phoebe Sawyer Achebe Achilles Adair Addison Adenauer Adorno Aeneid Aeschylus Aesop Agamben Agassi Aguirre Ahab Ahmad
Aiken Aitken Akhmatova Albee Alcott Alder Alembert Allen Allende Alonso Alport Althusser Alvarez Alzheimer Ambedkar
Amis Ampère Andersen Anderson Andropov Angelou Anselm Antigone Antoinette Antony Aphrodite Apollinaire Apollo Aquinas
Arafat Aragon Archimedes Arendt Ariosto Aristophanes Aristotle Arrhenius Artaud Artin Ashbery Ashcroft Asimov
Asperger Assad Atatürk Athena Atiyah Attenborough Attila Attlee Atwood Auden Auerbach Auger Augustine Austen Avicenna
Avogadro Babbage Bach Bachelard Bachmann Baggins Bakhtin Bakunin Balanchine Baldwin Ballard Balzac Banach Bandura
Barabási Barenboim Barrett Barrie Barthes Bartlett Bartók Basquiat Bataille Batman Baudelaire Baudrillard Bauer Baum
Bauman Beatles Beatty Beaumont Beauvoir Bechdel Becker Beckett Bede Beethoven Behn Belafonte Belichick Benedetto
Benedictine Benjamini Bennett Bentham Beowulf Berger Bergman Bergoglio Bergson Berlioz Berlusconi Bernanke Bernini
Bernoulli Bernstein Bertrand Bessel Beyoncé Bezos Bhabha Bhattacharya Biden Bierce Bilbo Binet Birkhoff Bismarck
Bizet Blair Blavatsky Blixen Bloch Blyton Boadicea Boas Boccaccio Boccherini Boethius Bogart Bohr Bolaño Boleyn
Bolivar Bolsonaro Boltzmann Bonaparte Bonferroni Bonhoeffer Boole Borel Borges Born Bose Boswell Botticelli Boudicca
Boulez Bourdieu Boussinesq Bowie Bowlby Box Boyle Bradbury Bradford Bragg Brahms Braille Brancusi Brandeis Brandt
Braque Braudel Brautigan Brayton Brecht Bregman Brennan Brezhnev Brillouin Britten Broca Brodmann Brodsky Bronte
Brontë Browning Brubeck Bruegel Brueghel Bruijn Brunel Brunelleschi Brutus Brønsted Buckley Buddenbrooks Bukowski
Bulgakov Bultmann Bunyan Burckhardt Burgers Burney Burroughs Butler Butterworth Buñuel Byatt Byron Cabot Caesar
Calabi Calderón Caligula Callas Calvino Camassa Cameron Campanella Campbell Camus Canetti Capek Capote Caravaggio
Cardano Cardin Carlyle Carnap Carnegie Carnot Carpentier Carrington Carson Cartwright Caruso Casanova Casimir
Cassandra Cassirer Castells Castillo Castlereagh Castro Cato Catullus Cauchy Cavafy Cavell Cavour Cayley Celan
Cellini Cervantes Chabrol Chagall Chagas Chakrabarti Chamberlain Chandrasekhar Chanel Chaplin Charcot Charlemagne
Chartier Chatterley Chatterton Chatwin Chaucer Chavez Chebyshev Chekhov Chen Chern Chesterton Chirac Chodorow
Cholesky Chomsky Chopin Chowdhury Christoffel Chrétien Churchill Churchland Chávez Cicero Cinderella Cioran
Cistercian Clark Clausewitz Clausius Cleopatra Clifford Clinton Cobain Cocteau Coetzee Cohen Coleridge Collins
Coltrane Columbus Compton Comte Condorcet Congreve Conrad Constantine Contreras Coolidge Copernicus Coppola Corbusier
Corelli Coriolis Corneille Cortázar Costello Cotton Coulomb Couperin Courant Courbet Cousteau Coxeter Crafts Craik
Cramér Cranach Crenshaw Crick Croce Crohn Cromwell Cronenberg Crowley Crusoe Cruyff Cuomo Curie Cushing Cyrano
Cézanne Daedalus Dahl Dali Dalí Dante Danton Daumier Dawkins Debord Debussy Debye Decameron Dedekind Defoe Degas
Delacroix Deleuze Demosthenes Dennett Depardieu Derrida Descartes Dewey Diaghilev Dickens Dickey Dickinson Diderot
Didion Dietrich Dijkstra Diocletian Diogenes Dionysus Dirac Dirichlet Disney Disraeli Donaldson Donatello Donders
Donizetti Donne Doppler Dostoevsky Dostoyevsky Douglass Doyle Dracula Dreyfus Dryden Duchamp Duchenne Dumas
Dumbledore Duncan Dupont Duras Durbin Durkheim Dvořák Dworkin Dylan Dyson Dürer Earhart Eastwood Ebbinghaus Edda
Eddington Edison Edwards Ehrenfest Eichmann Einaudi Einstein Eisenhower Eisenstein Electra Elgar Eliot Ellington
Ellis Ellison Elvis Emerson Engels Epictetus Epicurus Epstein Erasmus Erdogan Erdos Erdoğan Erdrich Erdős Erikson
Eriksson Eros Escher Escobar Esposito Euclid Euler Euripides Euthyphro Evans Eysenck Fabry Falstaff Fanconi Fanon
Faraday Fatou Faulkner Faust Faustus Fechner Fellini Fenton Ferguson Fermat Fermi Fernandes Fernández Ferrante
Ferreira Feuerbach Feyerabend Feynman Fibonacci Fichte Finnegan Fisher Fitzgerald Flaubert Flores Fokker Folin
Fontaine Fortnite Foucault Fourier Franco Frankenstein Frankl Franklin Fredholm Fredrickson Frege Freire Frenkel
Freud Frida Friedan Friedman Friedmann Frobenius Frodo Fromm Fréchet Fujimori Fukuyama Fuller Gabor Gadamer Gaddafi
Gaiman Galbraith Galen Galerkin Galileo Galois Galton Gandalf Gandhi Ganesha Garbo Garcia García Garibaldi Garnier
Garvey Gaskell Gatsby Gaucher Gaudí Gauguin Gaulle Gauss Geertz Gehry Genet Genghis Gershwin Gibbs Giddens Gide
Gilbert Gilgamesh Ginsberg Ginsburg Ginzburg Giotto Gladstone Gluck Godard Godot Goebbels Goethe Goffman Gogh Gogol
Golgi Gompertz Gonzales Gonzalez González Goodman Gorbachev Gordimer Gordon Goya Graham Gramsci Granger Graves
Grenfell Grignard Grimm Grisham Gromov Gropius Grothendieck Guevara Guillain Gulag Gulliver Gumbel Gutenberg Guterres
Gutierrez Gutiérrez Guzmán Gödel Göring Haar Haber Habermas Hadamard Haddad Hadrian Haeckel Hahn Haldane Halley Hamas
Hamlet Hammett Hamming Hammurabi Handel Hannibal Hansen Harari Haraway Hardy Harlan Harrington Harris Harrison
Hartree Hasan Hashimoto Hausdorff Havel Hawking Hawthorne Haydn Hayek Hayworth Heaney Hearst Heathcliff Hebb Heck
Heckman Hector Hegel Heidegger Heine Heisenberg Helmholtz Hemingway Hendrix Hephaestus Heracles Hercules Hermite
Hernandez Hernández Herodotus Hertz Herzl Herzog Hesiod Hesse Heusler Heyerdahl Hezbollah Hickok Higgs Hilbert Hill
Hillsborough Hintzman Hippocrates Hirohito Hirsch Hirschsprung Hitchcock Hitler Hobbit Hochschild Hockney Hodge
Hodgkin Hoffmann Hofstede Hogarth Hogwarts Hokusai Holbein Holmes Homer Honneth Hooke Hopf Hopfield Hopkins Horace
Hosseini Houdini Huang Hubbard Hubble Huckleberry Huffman Hughes Hugo Humboldt Hume Huntington Hurston Hussein
Husserl Huxley Huygens Hölder Hölderlin Hörmander Iago Ibrahim Ibsen Icarus Iliad Ionesco Iqbal Irigaray Isherwood
Ishiguro Ising Itô Ivanov Ives Iyer Jackson Jacobi Jacobite Jameson Jansen Janus Janáček Jaspers Jaurès Jefferson
Jekyll Jenkins Jensen Jimenez Jiménez Jinnah Jobim Johansen Johansson Johnson Jones Josephson Josephus Joule
Jovanović Joyce Juliet Jung Justinian Juárez Kabbalah Kabila Kael Kafka Kagame Kahlo Kahneman Kalevala Kalman
Kandinsky Kant Kaplan Kaposi Karlsson Karush Kaur Kawasaki Kazan Keats Kellogg Kelvin Kennedy Kenyatta Kepler Kerouac
Kerr Kesey Keynes Khan Khomeini Khrushchev Kierkegaard Kim Kipling Kirchhoff Kissinger Kleene Klein Kleinman Klimt
Klinefelter Klopstock Knausgaard Kobayashi Kohlberg Kohn Kollwitz Kolmogorov Koopman Korsakoff Korteweg Kosuth Kovács
Kowalski Kripke Krishnan Kristeva Kropotkin Krylov Kublai Kubrick Kuhn Kullback Kumar Kundera Kuramoto Kurosawa Kurtz
Kutta Kuznetsov Kálmán Kähler Lacan Lagerlöf Lagrange Lakoff Lamarck Lamb Lambert Lampedusa Landau Langevin Langmuir
Laozi Laplace Larkin Larsen Larsson Lasch Latour Laurent Lavoisier Lawrence Lear Leavis Lebesgue Lefebvre Legendre
Leibniz Lenin Lennard Lennon Leonardo Lermontov Leroy Levinas Lewin Lewy Liapounov Liebknecht Likert Lincoln Lindblad
Lindemann Lindgren Linnaeus Lipschitz Liszt Littlewood Livy Lockhart Loki Lolita Longfellow Lopez Lorca Lorentz
Lorenz Lovecraft Lovejoy Lovelace Lowell Lucretius Luddite Luddites Luhmann Lukács Lumumba Lundberg Luria Luther
Lutyens Luxemburg Lyapunov Lyme Lyotard Lévi Lévinas Lévy Macbeth Mach Machiavelli Madonna Magritte Mahabharata
Mahler Malamud Malcolm Malik Malinowski Mallarmé Malraux Malthus Mandela Mandelbrot Mandelstam Manet Mann Mao
Mapplethorpe Maradona Marat Marcuse Marfan Marinetti Markov Marley Marlowe Marshall Martinez Marx Masaccio Maslow
Matisse Matteotti Mauriac Maxwell Mazzini Mbeki Medea Medici Mehta Meir Mellin Melville Mendel Mendeleev Mendelssohn
Mendes Menshevik Menten Merkel Merleau Messi Metropolis Metternich Michaelis Michelangelo Michelson Milgram Miller
Millikan Milton Minkowski Mishima Mitchell Mitterrand Modigliani Molina Molière Mommsen Mondrian Monet Monroe
Montaigne Montesquieu Montessori Monteverdi Montezuma Morandi Moreau Moreno Moriarty Morozov Morris Morrison Morse
Mosaddegh Mott Motzkin Mozart Mubarak Mugabe Mukherjee Mukherji Munchausen Murakami Murdoch Murphy Murray Musil
Mussolini Mwangi Márquez Möbius Müller Nabokov Naipaul Nakamura Napoleon Narcissus Nash Navier Nefertiti Nehru Nernst
Nero Neruda Netanyahu Neumann Newton Neyman Nguyen Ngũgĩ Nicolson Niebuhr Nielsen Nietzsche Nightingale Nijinsky
Nixon Nkrumah Nobel Noether Norton Novak Novák Nowak Nussbaum Nusselt Nyerere Nyquist Négritude Obama Ocasio Occam
Ockham Odin Odysseus Odyssey Offenbach Oliveira Olsen Onegin Oppenheimer Orpheus Ortega Ortiz Orwell Osiris Ostrom
Othello Ovid Pacheco Paganini Paget Palestrina Pamuk Pankhurst Papadopoulos Papanicolaou Pareto Parkinson Pascal
Pasolini Pasternak Pasteur Patel Patton Pauli Pauling Pavarotti Pavlov Paz Peano Pearson Pedersen Peirce Pelé Penrose
Pepys Pereira Perez Pericles Perón Pessoa Petersen Peterson Petrarch Petrie Petrov Phillips Piaf Piaget Picard
Picasso Pick Piketty Pindar Pinocchio Pinochet Pinter Pirandello Pissarro Pizarro Planck Plath Plato Plautus Pliny
Plotinus Plutarch Pockels Poe Poincaré Poirot Poiseuille Poisson Polanyi Polybius Pompidou Ponzi Popescu Popov Popper
Potemkin Potter Potts Poulenc Poussin Prader Pratchett Presley Prokofiev Prometheus Propp Proust Ptolemy Puccini
Purcell Purkinje Pushkin Putin Pym Pynchon Pythagoras Qaddafi Quine Quispe Quixote Rabelais Rachmaninoff Radcliffe
Ragnarok Raman Ramanujan Ramayana Ramirez Ramsey Rancière Rao Raphael Rasputin Rauschenberg Rawls Rayleigh Raynaud
Reagan Reich Rembrandt Renoir Resnais Reye Reynolds Rhys Ricardo Ricci Richardson Richter Ricoeur Riefenstahl Riemann
Rilke Rimbaud Rivera Roberts Robespierre Robinson Rockefeller Rodin Rodriguez Rogers Rojas Romano Romeo Romero Rommel
Roosevelt Rorschach Rorty Rosch Rosenzweig Rossetti Rossi Rossini Rothko Rothschild Rousseau Rousseff Rowling Rubens
Rubinstein Ruiz Rumi Runge Rushdie Ruskin Russell Rutherford Rényi Ríos Sachs Said Saito Saladin Salazar Salieri
Samson Samuelson Sanchez Sandberg Sandel Santayana Santos Sappho Sarkozy Sartre Sassoon Saussure Savonarola Scarlatti
Scheherazade Schelling Schiller Schliemann Schmidt Schmitt Schoenberg Scholem Schopenhauer Schrödinger Schubert
Schulz Schumann Schumpeter Schur Schwann Schwartz Schwarz Schwarzschild Scorsese Sebald Selassie Sen Sepúlveda Seurat
Seyfert Shackleton Shakespeare Shannon Shapley Sharma Shaw Shelley Sheridan Sherlock Shor Shostakovich Sibelius
Simmons Simons Simpson Sinatra Sinclair Singh Sisyphus Sjögren Skinner Smetana Smith Sobolev Socrates Sokolov
Solzhenitsyn Sontag Sophocles Sorel Sorensen Soto Soyinka Spearman Spenser Spiderman Spielberg Spinoza Spivak Spock
Springsteen Srinivasan Stalin Steinbeck Steiner Stendhal Stern Sternberg Stevenson Stewart Stieglitz Stokes Stone
Stoppard Stowe Strachey Stradivari Strauss Stravinsky Strindberg Stroop Sturm Subramanian Suharto Sukarno Sullivan
Superman Suzuki Svensson Swift Sylow Szymborska Sørensen Tacitus Tagore Takahashi Talleyrand Tanaka Tarantino
Tarkovsky Tarski Tasso Taylor Tchaikovsky Tecumseh Telemann Tennyson Terkel Tertullian Tesla Tetris Thackeray
Thatcher Theseus Thompson Thomson Thor Thoreau Thucydides Tiepolo Tillich Timur Tintoretto Titian Tito Tocqueville
Toda Todorov Toeplitz Tolkien Tolstoy Torres Tourette Toussaint Toynbee Trajan Tran Tremblay Triebel Trollope Trotsky
Trudeau Truffaut Truman Trump Tsvetaeva Tukey Tulving Turandot Turgenev Turing Turner Tutankhamun Tutu Tversky Twain
Tyndale Tzara Ulysses Unamuno Upanishad Updike Valéry Vargas Vasari Vasquez Vaughan Veblen Velázquez Verdi Verlaine
Vermeer Verne Veronese Vespucci Vico Villon Virgil Virgilio Virtanen Vishnu Vivaldi Voltaire Volterra Vonnegut
Voronoi Vygotsky Vázquez Waals Wagner Walcott Waldheim Wallis Walpole Wang Wannier Warburg Warhol Wasserstein
Watanabe Watson Watts Wałęsa Weber Wedgwood Weibull Weierstrass Weil Weinstein Weiss Welch Welles Welty Wernicke
Wesley Weyl Wharton Whitehead Whitman Wiener Wiesel Wiesenthal Wigner Wilberforce Wilcoxon Wilde Wilkes Willebrand
Willi Williams Wilson Winckelmann Windrush Winfrey Winnicott Wishart Wistar Witten Wittgenstein Wolfram
Wollstonecraft Woolf Wordsworth Wright Wycliffe Xerxes Yamamoto Yang Yeats Yeltsin Yevtushenko Young Yourcenar Yukawa
Yılmaz Zapata Zarathustra Zeeman Zelda Zelensky Zeno Zermelo Zernike Zeus Zhang Zhao Zhou Zhukov Ziegler Zika
Zimmermann Zipf Zohar Zola Zorn Zuboff Zwingli Álvarez Žižek
`;

/** Given names: they keep their capital, and a capitalised word after them is a family name. */
export const givenNames = `
Aaron Abraham Adam Adolf Agatha Agnes Alan Albert Alejandro Aleksandr Alex Alexander Alexandre Alexei Alfred Ali
Alice Amanda Amelia Amy Ana Andrea Andrew André Andy Angela Ann Anna Anne Annie Anthony Antoine Antonio Arnold
Artemis Arthur Astrid Audrey Barack Barbara Beatrice Ben Benedict Benito Benjamin Bernard Betty Bill Billy Bjørn Bob
Bobby Boris Brian Bruce Calvin Carlos Caroline Carolyn Catherine Charles Charlie Charlotte Chimamanda Chloe Chris
Christina Christine Christopher Claire Clara Claude Colin Constance Dan Daniel David Deborah Dennis Diana Diane Diego
Dieter Dmitri Donald Dorian Dorothy Douglas Edgar Edith Edmund Eduard Eduardo Edward Edwin Eleanor Elena Elizabeth
Ella Ellen Emily Emma Emmanuel Enrique Eric Erich Ernest Ernst Eugene Eva Evelyn Fatima Felix Ferdinand Fernando
Fidel Frances Francis Francisco Frank Frantz Franz Fred Frederick Friedrich Fyodor Gabriel Gabriela Gary Gavin
Gayatri Geoffrey George Georges Gerald Gertrude Giorgio Giovanni Giuseppe Gloria Gregory Guillaume Guillermo Gustav
Guy Günter Hannah Hans Harold Harriet Harry Haruki Harvey Heather Heinrich Heinz Helen Helmut Henri Henry Herbert
Herman Hernán Hilary Hillary Hobbes Howard Hugh Hugo Ian Igor Immanuel Ingmar Ingrid Irene Isaac Isabel Isabella
Italo Ivan Jack Jackie Jacob Jacqueline Jacques Jake James Jane Janet Jason Javier Jawaharlal Jean Jeff Jeffrey
Jennifer Jenny Jeremy Jerry Jessica Jim Jimmy Joan Joanna Joe Joel Johann John Johnny Jonathan Jorge Joseph Josephine
Joshua José Juan Judith Judy Julia Julian Julie Julius Jürgen Karen Karl Kate Katherine Kathleen Katie Kazuo Keith
Kelly Ken Kenneth Kevin Klaus Kurt Larry Lars Laura Lauren Laurence Leo Leon Leonard Leopold Leslie Lewis Liam Linda
Lisa Louis Louisa Louise Lucas Lucy Ludwig Luis Luke Lydia Lyndon Maggie Mahatma Malala Manuel Marcel Marcus Margaret
Maria Marianne Marie Marilyn Mario Martha Martin Martín Mary Mathieu Matilda Matthew Matthias Maurice Max Maximilian
Megan Melanie Mia Michael Michel Michelle Miguel Mike Mikhail Miranda Mohamed Mohammed Molly Monica Muhammad Nancy
Naomi Natalie Natasha Nathan Nathaniel Neil Nelson Nicholas Nick Nicolas Nicole Niels Nikita Nikola Nikolai Noah Noam
Nora Octavia Oliver Olivia Orhan Oscar Otto Owen Pablo Pamela Patricia Patrick Paul Paula Paulo Pedro Peter Philip
Phillip Pierre Rabindranath Rachel Ralph Raymond Raúl Rebecca René Richard Rita Robert Roberto Robin Roger Ronald
Rosalind Roy Rudolf Rupert Ruth Ryan Sally Salman Samantha Samuel Sandra Sara Sarah Scott Sergei Sergey Sharon
Sigmund Simon Simone Sophia Sophie Stanley Stefan Stella Stephanie Stephen Steve Steven Susan Suzanne Sylvia Søren
Tariq Teresa Terry Theodor Theodore Theresa Thomas Thérèse Tim Timothy Tina Tom Toni Umberto Ursula Valerie Vera
Veronica Victor Victoria Viktor Vincent Vladimir Walter Warren Wendy Werner Wilhelm William Winston Wolfgang Xavier
Yasser Yuri Zachary Zadie Zoe Émile Étienne
`;
