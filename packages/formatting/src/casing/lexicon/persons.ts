/** Family names of people whom titles speak of: eponyms of science and medicine, writers, thinkers, rulers. */
export const families = `
Abel Achebe Achilles Addison Adorno Aeneid Agamben Aitken Alder Alembert Allen Allende Alport Althusser Alzheimer
Ampère Anderson Angelou Antigone Aphrodite Apollo Aquinas Archimedes Arendt Aristophanes Aristotle Arrhenius Artin
Asimov Asperger Athena Atiyah Auger Augustine Austen Avogadro Babbage Bach Bakhtin Baldwin Banach Bandura Barabási
Barrett Barthes Bartlett Bartók Batman Baudelaire Baudrillard Baum Bauman Beatles Beauvoir Becker Beckett Beethoven
Benjamini Beowulf Berger Bergman Bergson Bernoulli Bernstein Bertrand Bessel Beyoncé Binet Birkhoff Bismarck Bloch
Boas Boccaccio Bohr Bolivar Boltzmann Bonferroni Bonhoeffer Boole Borel Borges Born Bose Bourdieu Boussinesq Bowie
Bowlby Box Boyle Bradbury Bradford Bragg Brahms Braille Brayton Brecht Bregman Brillouin Broca Brodmann Bronte Brontë
Browning Bruijn Brønsted Burgers Butler Butterworth Byron Caesar Calabi Camassa Campbell Camus Caravaggio Carlyle
Carnap Carnot Casimir Cassirer Castro Cauchy Cayley Cervantes Chagas Chandrasekhar Chaplin Charcot Chaucer Chebyshev
Chekhov Chen Chern Cholesky Chomsky Chopin Christoffel Churchill Churchland Cicero Cinderella Clark Clausewitz
Cleopatra Clifford Clinton Coetzee Coleridge Collins Columbus Compton Comte Conrad Copernicus Corbusier Coriolis
Cotton Coulomb Courant Coxeter Crafts Craik Cramér Crohn Cromwell Crusoe Curie Cushing Cézanne Dalí Dante Debussy
Debye Dedekind Defoe Degas Deleuze Dennett Derrida Descartes Dewey Dickens Dickey Dickinson Diderot Dijkstra Dionysus
Dirac Dirichlet Disney Donaldson Donders Donne Doppler Dostoevsky Dostoyevsky Douglass Dracula Dreyfus Duchamp
Duchenne Durbin Durkheim Dvořák Dworkin Dylan Dyson Dürer Ebbinghaus Eddington Edison Edwards Ehrenfest Einstein
Eisenhower Eisenstein Electra Elgar Eliot Elvis Emerson Engels Epicurus Epstein Erasmus Erdos Erdős Erikson Eros
Escher Euclid Euler Euripides Evans Fabry Fanconi Fanon Faraday Fatou Faulkner Faust Fechner Fellini Fenton Fermat
Fermi Feuerbach Feynman Fibonacci Fisher Fitzgerald Flaubert Fokker Folin Foucault Fourier Franco Frankenstein
Franklin Fredholm Frege Frenkel Freud Frida Friedman Friedmann Frobenius Fréchet Fukuyama Fuller Gabor Gadamer Gaiman
Galen Galerkin Galileo Galois Galton Gandhi Garcia Garibaldi Gatsby Gaucher Gaudí Gauguin Gauss Geertz Genghis
Gershwin Gibbs Giddens Gilbert Gilgamesh Ginzburg Giotto Gladstone Godard Godot Goebbels Goethe Goffman Gogh Golgi
Gonzalez Goodman Gorbachev Gordimer Gordon Goya Graham Gramsci Granger Graves Grignard Gromov Grothendieck Guevara
Guillain Gulliver Gumbel Gutenberg Gödel Göring Haar Haber Habermas Hadamard Haeckel Hahn Haldane Halley Hamas Hamlet
Hamming Handel Hannibal Hansen Haraway Hardy Harris Hartree Hashimoto Hausdorff Hawking Hawthorne Haydn Hayek Heaney
Hebb Heck Heckman Hector Hegel Heidegger Heine Heisenberg Helmholtz Hemingway Heracles Hercules Hermite Hernandez
Herodotus Hertz Herzog Hesse Heusler Hezbollah Higgs Hilbert Hill Hintzman Hippocrates Hirschsprung Hitchcock Hitler
Hobbit Hochschild Hodge Hodgkin Hofstede Holmes Homer Hooke Hopf Hopfield Horace Huang Hubbard Hubble Huffman Hughes
Hugo Humboldt Hume Huntington Husserl Huxley Huygens Hölder Hölderlin Hörmander Ibsen Icarus Iliad Ishiguro Ising Itô
Ives Jacobi Janus Jaspers Jefferson Jenkins Jensen Johansen Johansson Johnson Jones Josephson Joule Joyce Juliet Jung
Kafka Kahlo Kahneman Kalman Kandinsky Kant Kaplan Kaposi Karush Kawasaki Keats Kelvin Kennedy Kepler Kerr Keynes
Khrushchev Kierkegaard Kim Kipling Kirchhoff Kissinger Kleene Klein Kleinman Klimt Klinefelter Kohlberg Kohn
Kolmogorov Koopman Korsakoff Korteweg Kripke Kristeva Krylov Kubrick Kuhn Kullback Kumar Kundera Kuramoto Kurosawa
Kutta Kálmán Kähler Lacan Lagrange Lamarck Lamb Lambert Landau Langevin Langmuir Laplace Latour Laurent Lawrence Lear
Lebesgue Legendre Leibniz Lenin Lennard Lennon Leonardo Levinas Lewy Liapounov Likert Lincoln Lindblad Lindemann
Linnaeus Lipschitz Liszt Littlewood Lockhart Lopez Lorentz Lorenz Lovecraft Lovelace Lucretius Luhmann Lukács Luria
Luther Luxemburg Lyapunov Lyme Lyotard Lévi Lévy Macbeth Mach Machiavelli Madonna Magritte Mahler Malcolm Malinowski
Malthus Mandela Mandelbrot Manet Mann Mao Marfan Markov Marley Marlowe Marshall Martinez Marx Maslow Matisse Maxwell
Medea Medici Mellin Melville Mendel Mendeleev Mendelssohn Menten Merleau Metropolis Michaelis Michelangelo Michelson
Milgram Miller Millikan Milton Minkowski Mitchell Molière Mondrian Monet Montaigne Montesquieu Montessori Morris
Morrison Morse Mott Motzkin Mozart Munchausen Murphy Mussolini Márquez Möbius Müller Nabokov Napoleon Narcissus Nash
Navier Nernst Nero Neruda Neumann Newton Neyman Nguyen Ngũgĩ Nicolson Nietzsche Nightingale Nixon Nobel Noether
Nussbaum Nusselt Nyquist Obama Occam Ockham Odysseus Odyssey Oppenheimer Orpheus Orwell Ostrom Othello Ovid Paget
Papanicolaou Pareto Parkinson Pascal Pasteur Patel Pauli Pauling Pavlov Paz Peano Pearson Peirce Penrose Perez
Peterson Petrarch Phillips Piaget Picard Picasso Pick Piketty Pinocchio Pinochet Pinter Planck Plath Plato Plotinus
Plutarch Pockels Poe Poincaré Poiseuille Poisson Polanyi Popper Potter Potts Prader Pratchett Prometheus Proust
Ptolemy Purkinje Pushkin Putin Pythagoras Quine Quixote Rachmaninoff Raman Ramanujan Ramirez Ramsey Rao Raphael Rawls
Rayleigh Raynaud Reagan Rembrandt Reye Reynolds Ricardo Ricci Richter Ricoeur Riemann Rilke Rimbaud Roberts
Robespierre Robinson Rockefeller Rodin Rodriguez Rogers Romeo Roosevelt Rorschach Rorty Rosch Rossini Rousseau Rowling
Runge Rushdie Ruskin Russell Rutherford Rényi Sachs Said Samuelson Sanchez Sappho Sartre Saussure Schelling Schiller
Schmitt Schoenberg Schopenhauer Schrödinger Schubert Schumann Schumpeter Schur Schwann Schwartz Schwarz Schwarzschild
Sen Seyfert Shakespeare Shannon Shapley Shelley Sherlock Shor Shostakovich Sibelius Simons Simpson Singh Sisyphus
Sjögren Skinner Smith Sobolev Socrates Sontag Sophocles Soyinka Spearman Spenser Spiderman Spielberg Spinoza Spivak
Stalin Steinbeck Steiner Stendhal Stern Sternberg Stewart Stokes Stone Stradivari Strauss Stravinsky Strindberg Stroop
Sturm Sullivan Superman Suzuki Swift Sylow Tacitus Tagore Tanaka Tarantino Tarkovsky Tarski Taylor Tchaikovsky
Tennyson Tesla Thatcher Thompson Thoreau Thucydides Titian Tocqueville Toda Toeplitz Tolkien Tolstoy Tourette Toynbee
Triebel Trotsky Truffaut Truman Trump Tukey Tulving Turgenev Turing Turner Tversky Twain Ulysses Valéry Velázquez
Verdi Vermeer Virgil Vivaldi Voltaire Volterra Voronoi Vygotsky Waals Wagner Wallis Wang Wannier Warhol Wasserstein
Watson Watts Weber Weibull Weierstrass Weil Welch Welles Wernicke Weyl Whitehead Whitman Wiener Wigner Wilcoxon Wilde
Wilkes Willebrand Willi Williams Wilson Wishart Wistar Witten Wittgenstein Wolfram Woolf Wordsworth Wright Yang Yeats
Young Yukawa Zeeman Zeno Zermelo Zernike Zeus Zhang Zhao Zhou Ziegler Zika Zipf Zola Zorn Zuboff Žižek
`;

/** Given names: they keep their capital and say that the capitalised word after them is a family name. */
export const givenNames = `
Aaron Abraham Adam Adolf Agatha Agnes Alan Albert Alex Alexander Alexandre Alfred Ali Alice Amanda Amelia Amy Ana
Andrea Andrew André Andy Angela Ann Anna Anne Annie Anthony Antonio Arnold Artemis Arthur Audrey Barack Barbara
Beatrice Ben Benedict Benjamin Bernard Betty Bill Billy Bob Bobby Brian Bruce Calvin Caroline Carolyn Catherine
Charles Charlie Charlotte Chloe Chris Christina Christine Christopher Claire Clara Claude Colin Constance Dan Daniel
David Deborah Dennis Diana Diane Dmitri Donald Dorian Dorothy Douglas Edgar Edith Edmund Eduard Edward Edwin Eleanor
Elena Elizabeth Ella Ellen Emily Emma Eric Erich Ernest Ernst Eugene Eva Evelyn Fatima Felix Ferdinand Fernando
Frances Francis Francisco Frank Franz Fred Frederick Friedrich Fyodor Gabriel Gabriela Gary Geoffrey George Georges
Gerald Gertrude Giovanni Giuseppe Gloria Gregory Gustav Guy Hannah Hans Harold Harriet Harry Harvey Heather Heinrich
Helen Henri Henry Herbert Herman Hilary Hillary Hobbes Howard Hugh Ian Igor Immanuel Ingrid Irene Isaac Isabel
Isabella Ivan Jack Jackie Jacob Jacques Jake James Jane Janet Jason Javier Jean Jeff Jeffrey Jennifer Jenny Jeremy
Jerry Jessica Jim Jimmy Joan Joanna Joe Joel Johann John Johnny Jonathan Joseph Josephine Joshua José Juan Judith Judy
Julia Julian Julie Julius Karen Karl Kate Katherine Kathleen Katie Keith Kelly Ken Kenneth Kevin Kurt Larry Laura
Lauren Laurence Leo Leon Leonard Leslie Lewis Liam Linda Lisa Louis Louisa Louise Lucas Lucy Ludwig Luis Luke Lydia
Maggie Malala Manuel Marcel Marcus Margaret Maria Marianne Marie Marilyn Mario Martha Martin Martín Mary Matilda
Matthew Maurice Max Maximilian Megan Melanie Mia Michael Michel Michelle Miguel Mike Mikhail Miranda Mohamed Mohammed
Molly Monica Nancy Naomi Natalie Natasha Nathan Nathaniel Neil Nelson Nicholas Nick Nicolas Nicole Niels Nikolai Noah
Noam Nora Oliver Olivia Oscar Otto Owen Pablo Pamela Patricia Patrick Paul Paula Paulo Pedro Peter Philip Phillip
Pierre Rachel Ralph Raymond Rebecca René Richard Rita Robert Roberto Robin Roger Ronald Rosalind Roy Rudolf Ruth Ryan
Sally Samantha Samuel Sandra Sara Sarah Scott Sergei Sharon Sigmund Simon Simone Sophia Sophie Stanley Stefan Stella
Stephanie Stephen Steve Steven Susan Suzanne Sylvia Teresa Terry Theodor Theodore Theresa Thomas Thérèse Tim Timothy
Tina Tom Umberto Ursula Valerie Vera Veronica Victor Victoria Viktor Vincent Vladimir Walter Warren Wendy Werner
Wilhelm William Winston Wolfgang Yuri Zachary Zoe Émile
`;
