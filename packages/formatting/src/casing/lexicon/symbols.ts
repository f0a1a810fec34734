/** Short forms as they are written everywhere, for titles whose capitals tell nothing. */
export const symbols = `
DNA RNA mRNA tRNA rRNA siRNA miRNA microRNA lncRNA ncRNA dsRNA ssRNA shRNA snRNA piRNA cDNA mtDNA dsDNA ssDNA eDNA rDNA ATP ADP AMP cAMP GTP NADH NADPH PCR qPCR RT ELISA CRISPR Cas9 HIV AIDS COVID SARS MERS CoV HPV HBV HCV EBV CMV
RSV H1N1 H5N1 MRI fMRI EEG ECG EKG MEG SPECT CT fNIRS tDCS TMS ERP ERPs ICU NICU BMI COPD ADHD PTSD OCD ASD IBD IBS ALS CVD CHD CKD GERD UTI STI STIs STD MDMA LSD THC CBD SSRI SSRIs NSAID NSAIDs ACE LDL HDL GABA NMDA AMPA BDNF VEGF EGFR HER2 TNF
IL IFN NF-κB TGF IGF IgA IgE IgG IgM HLA MHC TLR mTOR AMPK MAPK ERK PI3K Akt JAK STAT Wnt BRCA1 BRCA2 KRAS p53 GFP GPCR GPCRs SNP SNPs GWAS QTL QTLs WHO NIH FDA CDC NHS EPA NASA ESA CERN NATO UN UNESCO UNICEF UNHCR EU UK USA US USSR GDR FRG UAE IMF WTO OECD
NAFTA ASEAN OPEC BRICS NGO NGOs BBC FBI CIA KGB NSA IRA PLO ISIS UNAIDS FIFA UEFA NBA NFL NCAA IOC LGBT LGBTQ LGBTQ+ BAME BIPOC ESL EFL TEFL TESOL ELT CLIL IELTS TOEFL GCSE GPA MBA PhD MOOC MOOCs ICT ICTs IT AI ML NLP CNNs RNN RNNs LSTM GAN
GANs GPT LLM LLMs SVM SVMs PCA ICA ANOVA MANOVA GLM SEM HMM MCMC AIC BIC RCT RCTs PRISMA CONSORT STROBE GIS GPS LiDAR UAV UAVs IoT API APIs XML HTML SQL RDF OWL URL DOI ISBN ISSN PDF HTTP TCP IP VPN WiFi LAN WSN WSNs MIMO OFDM CDMA GSM LTE RFID CMOS MOSFET FPGA VLSI
CPU GPU GPUs RAM USB LEDs OLED LCD LaTeX UML MATLAB SPSS SAS ERP CRM SME SMEs CEO CEOs CFO CSR ESG FDI GDP GNP IPO HRM R&D B2B B2C P2P SWOT KPI KPIs VAT TV TVs DVD CD CDs VHS DJ PC PCs VR MMORPG NMR HPLC GC MALDI TOF XRD XPS SEM TEM AFM STM FTIR UV IR DFT MOF MOFs PVC PTFE PEG PLA PLGA
TiO2 CO2 CO NOx SO2 H2O H2 O2 N2 NaCl GaAs GaN ZnO SiO2 SiC LaAlO3 SrTiO3 pH pKa QCD QED LHC CMB AGN QSO ATLAS CMS BCE BC WWI WWII IQ EQ DIY UFO UFOs OK SOS RIP DC JPEG MPEG MP3 eBay iPad iPhone iPod iOS YouTube LinkedIn PayPal TikTok GitHub WhatsApp JavaScript PowerPoint OpenStreetMap
eLife PLoS PLOS BioRxiv bioRxiv arXiv medRxiv McDonald's McCarthyism MacArthur O'Connor O'Neill O'Brien O'Reilly D'Alembert DeLillo DuBois LeCun FitzGerald NYC LA DSM ICD DALY DALYs QALY QALYs PM2.5 PM10 IPCC UNFCCC REDD CFC CFCs PCB PCBs PAH PAHs DDT BPA GMO GMOs EIA LCA WWF IUCN CITES
eNOS iNOS nNOS pLDH rDNA phMRI gp120 snRNP snoRNA circRNA gRNA sgRNA hnRNP pre-mRNA TLR SNr SNpc STN DBS BCI BCIs BOLD HSV HTLV SIV LCMV CHO HEK ROS LPS PTH TSH FSH GnRH CRH ACTH CSF OCT LASIK PKC PKA CaMKII LTP LTD GFAP APOE APP PSEN1 SOD1 TDP MPTP NSCLC AML CLL HCC GIST BPH PCOS SLE
`;

/** Makes, works and institutions of one word that are no ordinary words. */
export const brands = `
Adobe Airbnb Alibaba AlphaGo Android Arduino Atari Baidu Barbie Bitcoin Boeing BuzzFeed ChatGPT Clarivate Cochrane Coursera Dropbox eBay Elsevier Enron Ethereum EndNote Facebook Firefox Ford Foxconn Fortran Foursquare
Google Hadoop Haskell Honda Huawei Ikea Instagram Intel Interpol Java Jupyter Kickstarter Kinect Kodak Lego Linux Lisp MapReduce Medicaid Medicare Mendeley Microsoft Minecraft Moodle Mozilla Napster Netflix
Nintendo Nokia Oculus OpenAI Overwatch Pinterest PlayStation Pokémon PubMed Python PyTorch Qualtrics Quora Reddit Roomba Samsung Scopus Siri Skype Snapchat Sony Spotify Starbucks SurveyMonkey TensorFlow Tesco Tetris Toyota Tumblr Twitter Unix Verilog Viagra Volkswagen Walmart WeChat
Wikidata Wikimedia Wikipedia WikiLeaks WordPress WordNet Xbox Xerox Yelp YouTubers Zotero Zuckerberg Botox Prozac Ritalin Tylenol Raspberry
Hz kHz MHz GHz Celsius Fahrenheit Delphi Cox Hox Ras Rho Rab Rac Myc Jun Src Bcl Ultrabithorax Piwi Argonaute Gram Jurkat HeLa Vero Petri 
Brexit Covid Ebola Zika Lyme Lassa Marburg Coxsackie Moyamoya Creutzfeldt Jakob Barré Restorff Schengen Maastricht Bauhaus Dada Fluxus Biennale Oscars Grammy Emmy Pulitzer Fulbright Erasmus MeToo Taliban Hamas Hezbollah Qaeda
Katrina Irma Halloween Thanksgiving Hanukkah Diwali Kwanzaa Valentine Titanic Sputnik Voyager Cassini Chandra Spitzer Andromeda Pleiades Magellanic Cygnus Sagittarius Centaurus Perseus
Earth Galapagos Raspberry Illumina Xbox Folin Ciocalteu
`;
