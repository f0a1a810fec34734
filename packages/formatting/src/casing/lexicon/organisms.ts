/** Genera and higher taxa: capital, while the epithet after a genus is small. */
export const taxa = `
Acanthamoeba Acetobacter Acinetobacter Acropora Aedes Aegilops Agaricus Agrobacterium Alligator Amblyomma Ambystoma Anabaena Anas Anolis Anopheles Apis Aplysia
Arabidopsis Arachis Archaea Archaeopteryx Artemia Artemisia Ascaris Aspergillus Astyanax Australopithecus Avena Babesia Bacillus Bacteroides Bacteroidetes Bacteria
Bartonella Beta Bifidobacterium Bombus Bombyx Bordetella Borrelia Bos Botrytis Brachypodium Bradyrhizobium Brassica Brucella Bufo Burkholderia Caenorhabditis
Callithrix Campylobacter Candida Canis Cannabis Capra Capsicum Carcharodon Carex Cataglyphis Caulobacter Cavia Ceratitis Chironomus Chlamydia Chlamydomonas Chlorella
Ciona Citrobacter Citrus Cladosporium Clostridioides Clostridium Coffea Coleoptera Columba Corynebacterium Coxiella Crassostrea Cricetulus Crocodylus Cronobacter
Cryptococcus Cryptosporidium Cucumis Culex Cyanobacteria Cyprinus Cytophaga Danio Daphnia Daucus Diptera Dictyostelium Dreissena Drosophila Echinococcus Ehrlichia Eimeria
Elaeis Emiliania Entamoeba Enterobacter Enterobacteriaceae Enterococcus Equus Escherichia Eucalyptus Euglena Eukaryota Fagus Felis Ficus Firmicutes Flavobacterium Formica Fragaria
Francisella Fucus Fusarium Gadus Galleria Gallus Gasterosteus Geobacter Giardia Ginkgo Glossina Glycine Gorilla Gossypium Haemophilus Halobacterium Haloferax Helianthus Helicobacter
Helicoverpa Heliconius Hemiptera Hevea Homo Hordeum Hydra Hymenoptera Hyla Ipomoea Ixodes Jatropha Juniperus Klebsiella Kluyveromyces Lactobacillus Lactococcus Larus Latimeria
Legionella Leishmania Lepidoptera Lepomis Leptospira Leuconostoc Linum Listeria Littorina Locusta Lotus Loxodonta Lupinus Lumbricus Lycopersicon Lymnaea Macaca Magnaporthe Malus Mammalia
Manduca Manihot Marchantia Medicago Megaptera Metarhizium Metazoa Methanococcus Methanosarcina Micrococcus Microcystis Microtus Mimulus Monodelphis Morone Mucor Mus Musa Musca Mustela Mycobacterium
Mycoplasma Myotis Mytilus Myxococcus Nasonia Nematostella Neisseria Neurospora Nicotiana Nitrosomonas Nosema Nostoc Octopus Odocoileus Oncopeltus Oncorhynchus Opuntia Oreochromis Oryctolagus Oryza Ostrea
Ovis Paenibacillus Pan Panax Panthera Panulirus Papaver Papio Paramecium Parus Passer Pasteurella Penicillium Peromyscus Petunia Phanerochaete Phaseolus Physcomitrella
Phytophthora Picea Pichia Pieris Pinus Pisum Plantago Plasmodium Pleurotus Pneumocystis Poa Podospora Poecilia Pongo Populus Porphyromonas Prevotella Primula Prochlorococcus Propionibacterium Proteobacteria Proteus
Prunus Pseudoalteromonas Pseudomonas Puccinia Pyrococcus Pyrus Quercus Ralstonia Rana Rattus Reptilia Rhizobium Rhizopus Rhodobacter Rhodococcus Rickettsia Rosa Rubus Saccharomyces Saccharum Salix
Salmo Salmonella Salpingoeca Salvelinus Sargassum Schistosoma Schizosaccharomyces Sciurus Secale Selaginella Serratia Shewanella Shigella Silene Sinorhizobium Solanum Solenopsis Sorghum Spartina Sphagnum Spiroplasma
Spodoptera Staphylococcus Stenotrophomonas Streptococcus Streptomyces Strongylocentrotus Sturnus Sulfolobus Sus Synechococcus Synechocystis Taenia Taeniopygia Tetrahymena
Tetranychus Tetraodon Thalassiosira Theileria Theobroma Thermococcus Thermotoga Thermus Thiobacillus Thlaspi Toxocara Toxoplasma Treponema Tribolium Trichinella Trichoderma Trichomonas Trichoplax Trifolium
Triticum Trypanosoma Tursiops Typha Tyrannosaurus Ulva Ursus Ustilago Vaccinium Varroa Vertebrata Verticillium Vibrio Vicia Vigna Vitis Volvox Vulpes Wolbachia Xanthomonas Xenopus Xylella Yarrowia Yersinia Zea Zostera Zygomycota Ascomycota Basidiomycota
`;
