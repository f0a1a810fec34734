/** Short forms as they are written everywhere, for titles whose capitals tell nothing. */
export const symbols = `
ACE ACTH ADHD ADP AdS AFM AGN AI AIC AIDS Akt AlkB AlphaGo ALS AML AMP AMPA AMPK ANOVA API APOE APP arXiv ASD ASEAN
ATLAS ATP ATPase B2B B2C BAME BBC BC BCE BCI BDNF BIC BioRxiv BIPOC BLAST BMI BOLD BPA BPH BRCA1 BRCA2 BRICS BuzzFeed
CaMKII cAMP Cas9 CBD CD CDC CDMA cDNA CEO CERN CFC CFO ChatGPT CHD ChIP CHO CIA circRNA CITES CKD CLIL CLL CMB CMOS
CMS CMV CNNs CO CO2 CoA CONSORT COPD CoV COVID CPU CRH CRISPR CRM CSF CSR CT CVD D'Alembert DALY DBS DC DDT DeLillo
DFT DIY DJ DNA DOI dsDNA DSM dsRNA DuBois DVD eBay EBV ECG ECoG eDNA EEG EFL EGFR EIA EKG eLife ELISA ELT EndNote eNOS
EPA EQ ER ERK ERP ESA ESG ESL EU EZH2 FBI FDA FDI FIFA fMRI fNIRS FPGA FRG FSH FTIR GaAs GABA GABAergic GAN GARCH GC
GCSE GDP GDR GERD GeV GFAP GFP GHz GIS GIST GitHub GLM GMO GNP GnRH gp120 GPA GPCR GPS GPT GPU gRNA GSM GTP GTPase
GWAS H1N1 H2 H2O H5N1 HBV HCC HCV HDL HEK HeLa HER2 HIF HIV HLA HMM hnRNP HPLC HPV HRM HSV HTLV HTML HTTP IBD IBS ICA
ICD ICT ICU iEEG IELTS IFN IgA IgE IGF IgG IgM IL IMF iNOS IOC iOS IoT IP iPad IPCC iPhone IPO iPod IQ IR IRA ISBN
ISIS ISSN IT IUCN JAK JavaScript JPEG keV KGB kHz KPI KRAS LA LaAlO3 lacZ LAN LASIK LaTeX LCA LCD LCMV LDL LeCun LEDs
LGBT LGBTQ LGBTQ+ LHC LiDAR LIGO LinkedIn LLM lncRNA LPS LSD LSTM LTD LTE LTP MacArthur MALDI MANOVA MAPK MapReduce
MATLAB MBA McCarthy McCarthyism McDonald McDonald's McGurk McLuhan MCMC MDMA medRxiv MEG MEMS MERS MeToo MeV MHC MHz
microRNA MIMO miR miRNA ML MMORPG MOF MOOC MOSFET MP3 MPEG MPTP MRI mRNA mtDNA mTOR N2 NaCl NAD NADH NADPH NAFTA NASA
NATO NBA NCAA ncRNA NF-κB NFL NGO NHS NICU NIH NLP NMDA NMDAR NMR nNOS NOx NSA NSAID NSCLC NYC O'Brien O'Connor
O'Neill O'Reilly O2 OCD OCT OECD OFDM OK OLED OPEC OpenAI OpenStreetMap OWL P2P p53 PAH PayPal PC PCA PCB PCOS PCR PDF
PEG pH PhD phMRI PI3K piRNA pKa PKC PLA PlayStation pLDH PLGA PLO PLoS PM10 PM2.5 PowerPoint pre-mRNA PRISMA PSEN1
PTFE PTH PTSD PubMed PVC PyTorch QALY QCD QED qPCR QSO QTL R&D RAM RCT RDF rDNA REDD REM RFID RIP RNA RNAi RNN ROC ROS
rRNA RSV RT SARS SAS SEM SERS sgRNA shRNA SiC SiO2 siRNA SIV SLE SME snoRNA SNP SNpc SNr snRNA snRNP SO2 SOD1 SOS
SPECT SPSS SQL SrTiO3 ssDNA SSRI ssRNA STAT STD STI STM STN STROBE SurveyMonkey SVM SWOT TCP tDCS TDP TEFL TEM
TensorFlow TESOL TeV TGF THC TikTok TiO2 TLR TMS TNF TOEFL TOF tRNA TSH TV UAE UAV UEFA UFO UK UML UN UNAIDS UNESCO
UNFCCC UNHCR UNICEF URL US USA USB USSR UTI UV VAT VEGF VHS VLSI VPN VR VTA WeChat WhatsApp WHO WiFi WikiLeaks Wnt
WordNet WordPress WSN WTO WWF WWI WWII XML XPS XRD YouTube YouTubers ZnO
`;

/** Makes, works and institutions of one word that are no ordinary words. */
export const brands = `
Adobe Airbnb Alibaba Alu Android Arduino Atari Baidu Barbie Barré Bauhaus Bcl Biennale Bitcoin Boeing Botox Cassini
Celsius Chandra Clarivate Cochrane Coursera Cox Coxsackie Creutzfeldt Dada Delphi Diwali Dropbox Earth Ebola Elsevier
Emmy Enron Ethereum Facebook Fahrenheit Firefox Ford Fortran Foursquare Foxconn Fulbright Google Gram Grammy Hadoop
Halloween Haskell Honda Hox Huawei Hz Ikea Illumina Instagram Intel Interpol Irma Jakob Jun Jupyter Jurkat Katrina
Kickstarter Kinect Kodak Lassa Lego Linux Lisp Maastricht Magellanic Marburg Medicaid Medicare Mendeley Microsoft
Minecraft Moodle Moyamoya Mozilla Myc Napster Netflix Nintendo Nokia Oculus Oscars Overwatch Petri Pinterest Pokémon
Prozac Pulitzer Qaeda Qualtrics Rab Rac Ras Raspberry Reddit Restorff Rho Ritalin Samsung Schengen Scopus Siri Skype
Snapchat Sony Spitzer Spotify Sputnik Src Starbucks Taliban Tesco Tetris Thanksgiving Titanic Toyota Tumblr Twitter
Tylenol Ultrabithorax Unix Valentine Verilog Vero Viagra Volkswagen Voyager Walmart Wikidata Wikimedia Wikipedia Xbox
Xerox Yelp Zotero Zuckerberg
`;
