/** Short forms as they are written everywhere, for titles whose capitals tell nothing. */
export const symbols = `
ACE ACTH ADHD ADP AdS AFM AGN AI AIC AIDS Akt AlkB AlphaGo ALS AML AMP AMPA AMPK ANOVA API APOE APP arXiv ASD ASEAN
ATLAS ATP ATPase B2B B2C BBC BC BCI BDNF BIC BioRxiv BIPOC BLAST BMI BOLD BPA BPH BRCA1 BRCA2 BRICS BuzzFeed CaMKII
cAMP Cas9 CBD CD CDC CDMA cDNA CEO CERN CFC ChatGPT CHD ChIP CHO CIA circRNA CITES CKD CLIL CLL CMB CMOS CMS CMV CNNs
CO CO2 CoA CONSORT COPD CoV COVID CPU CRH CRISPR CRM CSF CSR CT CVD D'Alembert DALY DBS DC DDT DeLillo DFT DIY DJ DNA
DOI dsDNA DSM dsRNA DuBois DVD eBay EBV ECG ECoG eDNA EEG EFL EGFR EKG eLife ELISA ELT EndNote eNOS EPA EQ ER ERK ERP
ESA ESG ESL EU EZH2 FBI FDA FDI FIFA fMRI fNIRS FPGA FSH FTIR GaAs GABA GABAergic GAN GARCH GC GCSE GDP GDR GERD GeV
GFAP GFP GHz GIS GIST GitHub GLM GMO GnRH gp120 GPA GPCR GPS GPT GPU gRNA GSM GTP GTPase GWAS H1N1 H2 H2O H5N1 HBV HCC
HCV HDL HEK HeLa HER2 HIF HIV HLA HMM hnRNP HPLC HPV HSV HTLV HTML HTTP IBD IBS ICA ICD ICT ICU iEEG IELTS IFN IgA IgE
IGF IgG IgM IL IMF iNOS IOC iOS IoT IP iPad IPCC iPhone iPod IQ IR ISBN ISIS ISSN IT IUCN JAK JavaScript keV KGB kHz
KRAS lacZ LAN LASIK LaTeX LCA LCD LDL LeCun LEDs LGBT LGBTQ LGBTQ+ LHC LiDAR LIGO LinkedIn LLM lncRNA LPS LSD LSTM LTD
LTE LTP MacArthur MALDI MANOVA MAPK MapReduce MATLAB MBA McCarthy McCarthyism McDonald McDonald's McGurk McLuhan MCMC
MDMA medRxiv MEG MEMS MERS MeToo MeV MHC MHz microRNA MIMO miR miRNA ML MOF MOOC MOSFET MP3 MPTP MRI mRNA mtDNA mTOR
N2 NaCl NAD NADH NADPH NAFTA NASA NATO NBA NCAA ncRNA NF-κB NFL NGO NHS NICU NIH NLP NMDA NMDAR NMR nNOS NOx NSA NSAID
NSCLC NYC O'Brien O'Connor O'Neill O'Reilly O2 OCD OCT OECD OFDM OK OpenAI OpenStreetMap OWL P2P p53 PAH PayPal PC PCA
PCB PCOS PCR PDF PEG pH PhD phMRI PI3K piRNA pKa PKC PLA PlayStation pLDH PLGA PLO PLoS PM10 PM2.5 PowerPoint pre-mRNA
PRISMA PTFE PTH PTSD PubMed PVC PyTorch QALY QCD QED qPCR QTL R&D RAM RCT RDF rDNA REM RFID RIP RNA RNAi RNN ROC ROS
rRNA RSV RT SARS SAS SEM SERS sgRNA shRNA SiC SiO2 siRNA SIV SLE SME snoRNA SNP SNpc SNr snRNA snRNP SO2 SOS SPECT SQL
ssDNA SSRI ssRNA STAT STD STI STN STROBE SurveyMonkey SVM SWOT TCP tDCS TEM TensorFlow TESOL TeV TGF THC TikTok TiO2
TLR TMS TNF TOEFL TOF tRNA TSH TV UAE UAV UEFA UFO UK UML UN UNAIDS UNESCO UNFCCC UNHCR UNICEF URL US USA USB USSR UTI
UV VAT VEGF VHS VLSI VPN VR VTA WeChat WhatsApp WHO WiFi WikiLeaks Wnt WordNet WordPress WSN WTO WWF WWI WWII XML XRD
YouTube YouTubers ZnO
`;

/** Makes, works and institutions of one word that are no ordinary words. */
export const brands = `
Adobe Airbnb Alibaba Alu Android Arduino Baidu Barré Bauhaus Bcl Biennale Bitcoin Boeing Cas Cassini Celsius Chandra
Clarivate Cochrane Coursera Cox Coxsackie Creutzfeldt Dada Delphi Diwali Dropbox Earth Ebola Elsevier Enron Ethereum
Facebook Fahrenheit Firefox Ford Fortran Foursquare Fulbright Google Gram Hadoop Halloween Haskell Honda Hox Huawei Hz
Illumina Instagram Intel Jakob Jun Jupyter Jurkat Katrina Kickstarter Kinect Lassa Lego Linux Lisp Maastricht
Magellanic Marburg Medicaid Medicare Mendeley Microsoft Minecraft Moodle Moyamoya Mozilla Myc Napster Netflix Nintendo
Nokia Overwatch Petri Pinterest Pokémon Prozac Pulitzer Qaeda Qualtrics Rab Rac Ras Raspberry Reddit Restorff Rho
Ritalin Samsung Schengen Scopus Siri Skype Snapchat Sony Spitzer Spotify Sputnik Src Starbucks Taliban Thanksgiving
Titanic Toyota Twitter Ultrabithorax Unix Valentine Vero Viagra Volkswagen Voyager Walmart Wikidata Wikimedia
Wikipedia Xbox Zotero Zuckerberg
`;
