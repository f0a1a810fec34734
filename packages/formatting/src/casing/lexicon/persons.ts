/** Family names of people whom titles speak of: eponyms of science and medicine, writers, thinkers, rulers. */
export const families = `
 Adorno Aeschylus Alembert Almgren Althusser Alzheimer Ampère Anscombe Apgar Aquinas Archimedes Arendt Aristophanes Aristotle Arrhenius Artin
Asperger Atiyah Auerbach Auger Augustine Austen Avogadro Babbage Bakhtin Banach Bandura Barthes Bartlett Bartók Baudelaire Baudrillard
Beauvoir Becker Beckett Beethoven Benford Benjamini Bergson Bernoulli Bernstein Berkson Bertrand Bessel Bézier Binet Birkhoff Bismarck Bloch Boas
Boccaccio Bohr Boltzmann Bolivar Bonferroni Bonhoeffer Boole Borel Borges Bose Bourdieu Boussinesq Bowlby Boyle Bragg Brahms Braille Brecht Broca Brodmann
Brontë Bronte Browning Bruijn Buddenbrooks Butterworth Byron Caesar Calabi Calvin Camassa Camus Carathéodory Cardano Carlyle Carnap Carnot Cassirer
Castro Catullus Cauchy Cayley Cervantes Cézanne Chagas Chandrasekhar Chaplin Charcot Chaucer Chebyshev Chekhov Chern Chomsky Chopin Christoffel
Churchill Cicero Clausewitz Cleopatra Clifford Clinton Cocteau Coleridge Columbus Compton Comte Conrad Copernicus Coriolis Coulomb Crohn Cromwell Curie Cushing
Dalí Dante Darboux Darwin Debussy Debye Dedekind Defoe Degas Dehn Dekker Deleuze Derrida Descartes Dewey Dickens Dickinson Diderot Dirac Dirichlet
Disraeli Dijkstra Donne Donaldson Doppler Dostoevsky Dostoyevsky Dreyfus Duchamp Duchenne Durkheim Dürer Dworkin Dvořák Ebbinghaus Eddington Edison Ehrenfest Einstein
Eisenhower Eliot Elgar Emerson Engels Epicurus Epstein Erasmus Erdős Erikson Escher Euclid Euler Euripides Fabry Fanconi Fanon Faraday Fatou Faulkner Fechner Fermat
Fermi Ferrer Feuerbach Feynman Fibonacci Fichte Fisher Fitts Fitzgerald Flaubert Fokker Foucault Fourier Franco Frankenstein Franklin Fredholm Frege
Frenkel Freud Friedmann Frobenius Fukuyama Gadamer Galen Galerkin Galileo Galois Galton Gandhi Garibaldi Gauguin Gauss Geertz Genghis Gershwin Gibbs Giddens Giotto
Ginzburg Gladstone Gluck Gödel Goebbels Goethe Goffman Gogh Golgi Goodpasture Gorbachev Göring Goya Graham Gramsci Granger Grothendieck Guillain Gutenberg Guevara Haar
Habermas Hadamard Haeckel Haldane Hamlet Hamas Handel Hannibal Hansen Harrington Hartree Hashimoto Hausdorff Hawking Hawthorne Haydn Hayek Heaney Hebb Heckman
Hegel Heidegger Heine Heisenberg Helmholtz Hemingway Hermite Herodotus Hertz Herzog Hesse Hezbollah Higgs Hilbert Hippocrates Hirschsprung Hitchcock Hitler Hobbes
Hochschild Hodge Hodgkin Hofstede Hölder Hölderlin Hooke Hopf Hopfield Horace Hubble Hugo Humboldt Hume Huntington Husserl Huxley Huygens
Ibsen Illich Ishiguro Ising Itô Ives Jacobi Jaspers Jefferson Jenkins Johansson Jones Josephson Joule Joyce Jung Kafka Kähler Kahneman Kalman Kálmán Kandinsky Kant Kaplan Kaposi Karush
Kawasaki Keats Kelvin Kennedy Kepler Kerr Keynes Khrushchev Kierkegaard Kipling Kirchhoff Kissinger Kleene Klein Kleinman Klinefelter Klimt Kohlberg Kohn
Kolmogorov Koopman Korsakoff Kripke Kristeva Krylov Kuhn Kundera Kushner Lacan Lagrange Lamarck Landau Langevin Langmuir Laplace Latour Laurent Lawrence
Lebesgue Legendre Leibniz Lenin Leonardo Lévi Levinas Lewy Lévy Likert Lincoln Lindblad Lindemann Linnaeus Lipschitz Liszt Livy Lorentz Lorenz Lovelace Lucretius Lukács Luhmann Luther Luxemburg
Lyapunov Lyme Lyotard Machiavelli Magritte Mahler Malinowski Malthus Mandela Mandelbrot Mandelstam Manet Mao Markov Marfan Marlowe Marshall Marx Maslow Matisse
Mattis Maxwell McCarthy McDonald McDonaldization McGurk McLuhan Meckel Medici Mellin Melville Mendel Mendeleev Mendelssohn Merleau Metropolis Michelangelo Michelson
Milgram Miller Millikan Milton Minkowski Möbius Moivre Molière Mondrian Monet Montaigne Montessori Montesquieu Morrison Morse Mozart Müller
Munchausen Murphy Mussolini Nabokov Napoleon Nash Navier Nernst Nero Neumann Newton Neyman Nietzsche Nightingale Nixon Nobel Noether Nyquist Nusselt Obama
Occam Ockham Odysseus Oedipus Onsager Oppenheimer Orpheus Orwell Ostrom Ovid Padé Paget Papanicolaou Pareto Parkinson Parseval Pascal Pasteur Pauli Pauling Pavlov
Peano Pearson Peirce Peltier Penrose Petrarch Piaget Picard Picasso Pinochet Pinter Planck Plath Plato Plotinus Plutarch Poe Poincaré Poiseuille Poisson Polanyi Pontryagin Popper
 Proust Ptolemy Purkinje Pushkin Putin Pythagoras Quine Rabi Rachmaninoff Rademacher Raman Ramanujan Ramsey Raphael Rawls Rayleigh Raynaud Reagan
Rembrandt Reynolds Ricci Ricardo Richter Ricoeur Riemann Riesz Rilke Rimbaud Robespierre Rockefeller Rodin Roosevelt Rorschach Rorty Rossini Rousseau Rushdie Ruskin
Russell Rutherford Rydberg Sappho Sartre Saussure Schelling Schenker Schiller Schmitt Schoenberg Schopenhauer Schrödinger Schubert Schumann
Schumpeter Schur Schwann Schwartz Schwarz Schwarzschild Seneca Shakespeare Shannon Shapley Shelley Shor Shostakovich Sibelius Simpson Sjögren Skinner Smith Sobolev Socrates Solow Sontag
Sophocles Spearman Spengler Spenser Spinoza Spivak Stalin Steinbeck Steiner Stendhal Stokes Stolypin Stradivari Strauss Stravinsky Strindberg Stroop Sturm Sylow Tacitus
Tagore Tarski Tarkovsky Taylor Tchaikovsky Tchebycheff Tennyson Tesla Thatcher Thoreau Thucydides Tikhonov Titian Tocqueville Tolkien Tolstoy Tourette Toynbee Trotsky
Truman Trump Tsallis Turgenev Turing Turner Twain Tversky Ulysses Urysohn Valéry Vandermonde Velázquez Verdi Vermeer Virgil Vivaldi Voltaire Volterra Voronoi Vygotsky Waals
Wagner Warhol Weber Weierstrass Weil Welles Wernicke Weyl Whitehead Whitman Wiener Wigner Wilcoxon Wilde Wilkes Willebrand Williams Wilson Wishart Wistar Witten
Wittgenstein Wolfram Woolf Wordsworth Yeats Zeeman Zeno Zermelo Zeus Zhou Ziegler Zika Zipf Žižek Zola Zorn
Johnson Anderson Thompson Martinez Robinson Rodriguez Hernandez Lopez Gonzalez Garcia Perez Sanchez Ramirez Nguyen Patel Kim Wang Zhang Chen Huang Zhao Yang Singh Kumar Tanaka Suzuki
Harris Clark Lewis Allen Nelson Mitchell Roberts Phillips Campbell Evans Edwards Collins Stewart Morris Rogers Peterson Hughes Sullivan
Apollo Athena Aphrodite Artemis Dionysus Hercules Heracles Achilles Hector Agamemnon Antigone Electra Medea Prometheus Sisyphus Icarus Narcissus Eros Odyssey Iliad Aeneid
Beowulf Gilgamesh Othello Macbeth Lear Juliet Romeo Faust Quixote Dracula Frankenstein Gatsby Potter Sherlock Holmes Watson Pinocchio Cinderella Gulliver Crusoe Hobbit Godot
Baudelaire Churchland Dennett Butler Haraway Bauman Agamben Zuboff Piketty Sen Nussbaum Friedman Samuelson Malcolm Douglass Garvey Baldwin Angelou Achebe Ngũgĩ Soyinka Coetzee Gordimer Márquez Allende Neruda Paz
Rowling Gaiman Pratchett Asimov Bradbury Lovecraft Kubrick Spielberg Tarantino Bergman Fellini Kurosawa Eisenstein Godard Truffaut Disney Wright Corbusier Gaudí Gropius Frida Kahlo Banksy Hokusai Caravaggio Bernini Botticelli
Batman Superman Spiderman Bowie Dylan Lennon Beatles Elvis Madonna Beyoncé Hendrix Marley
`;

/** Given names: they keep their capital and say that the capitalised word after them is a family name. */
export const givenNames = `
Aaron Abraham Adam Adolf Agatha Agnes Alan Albert Alex Alexander Alexandre Alfred Ali Alice Allan Amanda Amelia Amy Ana Andrea Andrew André Andy Angela Ann Anna Anne Annie
Anthony Antonio Arnold Arthur Audrey Barack Barbara Beatrice Ben Benedict Benjamin Benito Bernard Betty Bill Billy Bob Bobby Brian Bruce Caroline Carolyn Catherine
Charles Charlie Charlotte Chloe Chris Christina Christine Christopher Clara Claire Claude Colin Cynthia Dan Daniel Darwin David Deborah Dennis Diana Diane Dmitri Donald Dorothy
Doris Dorian Doug Douglas Edgar Edith Edmund Eduard Edward Edwin Eleanor Elizabeth Ella Ellen Elena Emily Emma Émile Eric Erich Ernest Ernst Eugene Eva Evelyn Fatima Felix Ferdinand Fernando Florence
Frances Francis Francisco Frank Franz Fred Frederick Friedrich Fyodor Gabriel Gabriela Gary Geoffrey George Georges Gerald Gertrude Gilles Giovanni Giuseppe Gloria Gregory
Gustav Guy Hannah Harold Harriet Harry Hans Harvey Heather Helen Heinrich Henri Henry Herbert Herman Hilary Hillary Howard Hugh Ian Igor Immanuel Ingrid Irene Isaac Isabel Isabella
Ivan Jack Jackie Jacob Jacques Jake James Jane Janet Jason Javier Jean Jeff Jeffrey Jennifer Jenny Jeremy Jerry Jessica Jim Jimmy Joan Joanna Joe Joel Johann John Johnny Jonathan
José Joseph Josephine Joshua Juan Judith Judy Julia Julian Julie Julius Karen Karl Kate Katherine Kathleen Katie Keith Kelly Ken Kenneth Kevin Kurt Larry Laura Lauren Laurence
Leo Leon Leonard Leonora Leslie Lewis Liam Linda Lisa Lolita Louis Louisa Louise Lucas Lucy Ludwig Luis Luke Lydia Maggie Malala Manuel Marcel Marcus Margaret Maria Marianne Marie Marilyn
Mario Martha Martin Martín Mary Matilda Matthew Maurice Max Maximilian Maya Megan Melanie Mia Michael Michel Michelle Miguel Mike Mikhail Miranda Mohamed Mohammed Mohandas Molly Monica Muhammad
Nancy Naomi Natalie Natasha Nathan Nathaniel Neil Nelson Nicholas Nick Nicolas Nicole Niels Nikolai Noah Noam Nora Norman Oliver Olivia Oscar Otto Owen Pablo Pamela
Patricia Patrick Paul Paula Paulo Pedro Peter Philip Phillip Pierre Rachel Ralph Ramon Raymond Rebecca René Rhoda Richard Rita Robert Roberto Robin Roger Roland Ronald Rosa Rosalind
Roy Rudolf Rupert Ruth Ryan Sally Samantha Samuel Sandra Sara Sarah Scott Sergei Sharon Sigmund Simon Simone Sofia Sophia Sophie Stanley Stefan Stella Stephanie Stephen Steve Steven Stieg
Stuart Susan Suzanne Sylvia Teresa Terry Theodor Theodore Theresa Thérèse Thomas Tim Timothy Tina Tom Toni Tony Umberto Ursula Valerie Vera Veronica Victor Victoria Viktor Vincent Virginia
Vladimir Walter Wanda Warren Wendy Werner Wilhelm William Winston Wolfgang Yasser Yuri Zachary Zoe
Percy Hermione Holden Katniss Anastasia Artemis Coraline Tintin Asterix Garfield Calvin Hobbes Snoopy Winnie Paddington Peppa Dumbledore Gandalf Frodo Bilbo
Homer Bach Abel Mann Young Said Swift Lamb Born Folin Casimir Gabor Hamming Hausman Heusler Kuramoto Brillouin Brayton Rankine Pockels Lambert Hardy Littlewood Hill Besov Triebel Lizorkin Hörmander Zernike Toeplitz Hankel Gromov Motzkin Seyfert Aitken Potts Hubbard Heitler Wannier Fenton Haber Suzuki Heck Sonogashira Wittig Grignard Friedel Diels Alder Michaelis Menten Lineweaver Burk Bradford Kjeldahl Soxhlet Kovats Hammett Brønsted Bronsted Gaucher Fabry Pompe Hurler Niemann Pick Wilson Menkes Rett Angelman Prader Willi Noonan Turner Usher Alport Barrett Crigler Gilbert Addison Graves Conn Sternberg Craik Lockhart Tulving Berger Hintzman Luria Rosch Piagetian Dekker Lempel Ziv Huffman Viterbi Baum Welch Metropolis Hastings Box Jenkins Dickey Fuller Engle Johansen Phillips Perron Hodrick Prescott Taguchi Weibull Gumbel Fréchet Dirichlet Cramér Rao Fisher Kullback Leibler Jensen Hellinger Wasserstein Sinkhorn Bregman Nesterov Krylov Lanczos Arnoldi Cholesky Householder Givens Runge Kutta Euler Crank Nicolson Courant Lax Wendroff Riesz Hahn Stone Weierstrass Urysohn Tychonoff Baire Ramsey Turán Szemerédi Sperner Erdos Rényi Watts Strogatz Barabási Ulam Fermi Pasta Tsingou Toda Korteweg Vries Burgers Holm Kadomtsev Petviashvili Painlevé Darboux Bäcklund Hirota Lindbladian Bogoliubov Kibble Zurek Anderson Mott Wigner Dyson Majorana Dirac Weyl Nambu Goldstone Yukawa Chern Simons Witten Seiberg Donaldson Floer Lagrangians Donders Galton Stern Gerlach Zehnder Mach Fabry Perot Sagnac Kerr Faraday Cotton Mouton
`;
