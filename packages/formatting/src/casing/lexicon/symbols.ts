/** Short forms as they are written everywhere, for titles whose capitals tell nothing. */
export const symbols = `
DNA RNA mRNA tRNA rRNA siRNA miRNA microRNA lncRNA ncRNA dsRNA ssRNA shRNA snRNA piRNA cDNA mtDNA dsDNA ssDNA eDNA rDNA ATP ADP AMP cAMP GTP NADH NADPH PCR qPCR RT ELISA CRISPR Cas9 HIV AIDS COVID SARS MERS CoV HPV HBV HCV EBV CMV
RSV H1N1 H5N1 MRI fMRI EEG ECG EKG MEG PET SPECT CT CAT fNIRS tDCS TMS ERP ERPs ICU NICU BMI COPD ADHD PTSD OCD ASD IBD IBS ALS MS CVD CHD CKD GERD UTI STI STIs STD ART MDMA LSD THC CBD SSRI SSRIs NSAID NSAIDs ACE LDL HDL GABA NMDA AMPA BDNF VEGF EGFR HER2 TNF
IL IFN NF-κB TGF IGF IgA IgE IgG IgM HLA MHC TLR mTOR AMPK MAPK ERK PI3K Akt JAK STAT Wnt BRCA1 BRCA2 KRAS p53 GFP GPCR GPCRs SNP SNPs GWAS QTL QTLs WHO NIH FDA CDC NHS EPA NASA ESA CERN NATO UN UNESCO UNICEF UNHCR EU UK USA US USSR GDR FRG UAE IMF WTO OECD
NAFTA ASEAN OPEC BRICS NGO NGOs BBC CNN FBI CIA KGB NSA IRA PLO ISIS UNAIDS FIFA UEFA NBA NFL NCAA IOC LGBT LGBTQ LGBTQ+ BAME BIPOC STEM STEAM HE FE ESL EFL TEFL TESOL ELT CLIL IELTS TOEFL GCSE GPA SAT GRE MBA PhD MOOC MOOCs ICT ICTs IT AI ML NLP CNN CNNs RNN RNNs LSTM GAN
GANs GPT BERT LLM LLMs SVM SVMs PCA ICA ANOVA MANOVA GLM SEM HMM MCMC EM AIC BIC RCT RCTs PRISMA CONSORT STROBE GIS GPS LiDAR UAV UAVs IoT API APIs XML HTML SQL RDF OWL URL DOI ISBN ISSN PDF HTTP TCP IP VPN WiFi Wi-Fi LAN WSN WSNs MIMO OFDM CDMA GSM LTE RFID CMOS MOSFET FPGA VLSI
CPU GPU GPUs RAM USB LED LEDs OLED LCD LaTeX TeX UML MATLAB SPSS SAS ERP CRM SME SMEs CEO CEOs CFO CSR ESG FDI GDP GNP IPO HR HRM R&D B2B B2C P2P SWOT KPI KPIs VAT TV TVs DVD CD CDs VHS DJ PC PCs FM VR AR XR MMORPG NMR HPLC GC MALDI TOF XRD XPS SEM TEM AFM STM FTIR UV IR DFT MOF MOFs PVC PTFE PEG PLA PLGA
TiO2 CO2 CO NOx NO SO2 H2O H2 O2 N2 NaCl GaAs GaN ZnO SiO2 SiC LaAlO3 SrTiO3 pH pKa QCD QED LHC CMB AGN QSO ATLAS CMS BCE BC AD CE AM PM WWI WWII IQ EQ DIY UFO UFOs ID IDs OK SOS RIP AC DC JPEG MPEG MP3 eBay iPad iPhone iPod iOS YouTube LinkedIn PayPal TikTok GitHub WhatsApp JavaScript PowerPoint OpenStreetMap
eLife PLoS PLOS BioRxiv bioRxiv arXiv medRxiv McDonald's McCarthyism MacArthur O'Connor O'Neill O'Brien O'Reilly D'Alembert DeLillo DuBois LeCun FitzGerald NYC LA DSM ICD DALY DALYs QALY QALYs PM2.5 PM10 IPCC UNFCCC REDD CFC CFCs PCB PCBs PAH PAHs DDT BPA GMO GMOs EIA LCA WWF IUCN CITES
`;

/** Makes, works and institutions of one word that are no ordinary words. */
export const brands = `
Adobe Airbnb Alibaba AlphaGo Android Arduino Atari Baidu Barbie Bitcoin BlackBerry Blackboard Boeing BuzzFeed ChatGPT Chrome Clarivate Cochrane Coursera Dropbox Dungeons eBay Elsevier Enron Ethereum EndNote Facebook Firefox Ford Foxconn Fortran Foursquare
Google Hadoop Haskell Honda Huawei Ikea Illumina Instagram Intel Internet Interpol Java Jupyter Kickstarter Kindle Kinect Kodak Lego Linux Lisp MapReduce Marvel Medicaid Medicare Mendeley Messenger Microsoft Minecraft Monopoly Moodle Mozilla Napster Netflix
Nintendo Nokia Oculus OpenAI Oracle Overwatch Pinterest PlayStation Pokémon Prolog PubMed Python PyTorch Qualtrics Quora Reddit Roomba Samsung Scopus Siri Skype Snapchat Sony Spotify Starbucks SurveyMonkey TensorFlow Tesco Tetris Toyota Tumblr Twitch Twitter Uber Unix Verilog Viagra Volkswagen Walmart WeChat
Wikidata Wikimedia Wikipedia WikiLeaks Windows WordPress WordNet Xbox Xerox Yelp YouTubers Zotero Zoom Zuckerberg Botox Prozac Ritalin Tylenol Velcro Raspberry
Hz kHz MHz GHz Celsius Fahrenheit Kelvin Delphi Cox Toll Notch Fas Hox Ras Rho Rab Rac Ran Myc Jun Fos Src Raf Bax Bcl Polycomb Ultrabithorax Hedgehog Piwi Argonaute Toll-like Gram Jurkat HeLa Vero Petri Northern Illumina
Brexit Covid Ebola Zika Lyme Lassa Marburg Coxsackie Moyamoya Creutzfeldt Jakob Barré Restorff Passchendaele Bretton Woods Kyoto Schengen Maastricht Bauhaus Dada Fluxus Biennale Oscars Grammy Emmy Pulitzer Booker Fulbright Rhodes Erasmus MeToo Occupy Talibanization Taliban Hamas Hezbollah Qaeda
Katrina Ike Rita Irma Sandy Harvey Halloween Thanksgiving Hanukkah Diwali Kwanzaa Valentine Titanic Apollo Sputnik Voyager Cassini Hubble Kepler Chandra Spitzer Fermi Virgo Orion Andromeda Pleiades Magellanic Cygnus Sagittarius Centaurus Perseus
`;
