/** Genera and higher taxa: capital, while the epithet after a genus is small. */
export const taxa = `
Acer Acropora Aedes Allium Alnus Amphibia Anabaena Annelida Anolis Anopheles Anthozoa Anura Apis Aplysia Arabidopsis
Arachnida Araneae Archaeopteryx Artemia Artemisia Arthropoda Artiodactyla Aspergillus Astyanax Aves Babesia Bacillus
Bacteroides Bacteroidetes Betula Bombus Bombyx Bordetella Borrelia Botrytis Brachypodium Bradyrhizobium Branchiostoma
Brassica Brucella Bubalus Bufo Burkholderia Caenorhabditis Callithrix Candida Canis Capreolus Carcharodon Carnivora
Cataglyphis Cervus Cetacea Chelonia Chlamydia Chlorella Chordata Ciona Clostridioides Clostridium Cnidaria Coffea
Coxiella Crassostrea Crocodylus Crustacea Cryptosporidium Cucumis Culex Cytophaga Danio Daphnia Decapoda Delphinus
Dictyostelium Digenea Diptera Dreissena Drosophila Dunaliella Echinodermata Ectocarpus Ehrlichia Eimeria Emiliania
Entamoeba Equus Escherichia Euglena Fagus Felis Forsythia Francisella Fucus Fusarium Gadus Gallus Gasterosteus Giardia
Ginkgo Glossina Glycine Gossypium Haemophilus Haemoproteus Helianthus Heliconius Helicoverpa Hemiptera Heterodera Homo
Hordeum Insecta Iris Jatropha Klebsiella Lactobacillus Laminaria Latimeria Legionella Leishmania Leptospira
Leuconostoc Listeria Locusta Lophelia Loxodonta Lupinus Lutzomyia Lymnaea Macaca Macrocystis Magnaporthe Manduca
Manihot Marchantia Medicago Meloidogyne Mentha Mesocricetus Metarhizium Methanosarcina Microcebus Microcystis Microtus
Mimosa Mimulus Mollusca Monodelphis Mus Mycoplasma Myotis Mytilus Nannochloropsis Nasonia Necator Neisseria Nematoda
Nematostella Neurospora Nicotiana Nosema Nostoc Odonata Onchocerca Oncopeltus Oncorhynchus Orcinus Oreochromis
Oryctolagus Oryza Oryzias Ovis Paenibacillus Panax Panthera Papio Paramecium Parus Passer Pasteurella Penicillium
Peromyscus Phaeocystis Phaeodactylum Phanerochaete Phaseolus Phoca Phragmites Physcomitrella Physeter Phytophthora
Picea Pichia Pieris Pinus Pisum Plasmodium Platyhelminthes Pneumocystis Podophyllum Poecilia Pongo Populus Porifera
Porites Posidonia Prevotella Prunus Pseudotsuga Python Quercus Ralstonia Rattus Reptilia Rhizobium Rhizopus Ricinus
Rickettsia Rodentia Rosa Saccharum Salix Salmo Salmonella Salpingoeca Sargassum Schistosoma Sciurus Sebastes
Selaginella Serratia Shewanella Shigella Silene Sinorhizobium Solanum Solenopsis Spartina Spirulina Strongylocentrotus
Strongyloides Sulfolobus Sus Synechocystis Taeniopygia Taxus Teleostei Testudines Thalassia Thalassiosira Theileria
Theobroma Thermotoga Thermus Thiobacillus Tilia Toxoplasma Treponema Tribolium Trichinella Trichoderma Trichoplax
Trichuris Trifolium Triticum Trypanosoma Tsuga Tursiops Ulmus Ulva Ursus Ustilago Vaccinium Varroa Vibrio Vigna Vitis
Volvox Vulpes Wolbachia Xenopus Xiphophorus Xylella Yarrowia Yersinia Zea Zostera Zea
`;
