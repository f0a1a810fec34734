/** Peoples, languages, religions, and the adjectives of places, periods and persons. */
export const peoples = `
Afghan African Africans Albanian Algerian American Americans Anglo Arab Arabs Arabian Arabic Aramaic Argentine Argentinian Armenian Aryan
Asian Asians Asiatic Australian Australians Austrian Aztec Aztecs Babylonian Balinese Bangla Bangladeshi Bantu Basque Bavarian Bedouin Belgian Bengali
Berber Berbers Bolivian Bosnian Brazilian Breton Briton Britons British Bulgarian Burmese Byzantine Cambodian Cameroonian Canadian
Canadians Cantonese Catalan Caucasian Caucasians Celt Celtic Celts Chechen Cherokee Cheyenne Chicana Chicano Chicanx Chilean Chinese
Colombian Comanche Congolese Coptic Corsican Cossack Creole Croat Croatian Cuban Cypriot Czech Danish Dane Danes Dutch Ecuadorian Egyptian Egyptians
English Estonian Ethiopian Etruscan Eurasian Eurocentric European Europeans Fijian Filipina Filipino Filipinos Finnish Finn Finns Finno Flemish French
Frisian Gaelic Genoese Georgian German Germanic Germans Ghanaian Goth Goths Greek Greeks Guarani Gujarati Haitian Hausa Hawaiian
Hebrew Hellenic Hellenistic Hindi Hispanic Hispanics Hittite Hmong Hungarian Hungarians Iberian Icelandic Igbo Inca Incas Indian Indians Indic Indo
Indonesian Inuit Iranian Iranians Iraqi Iraqis Irish Iroquois Israeli Israelis Israelites Italian Italians Jamaican Japanese Javanese Jew
Jewish Jews Kazakh Kenyan Khmer Kiswahili Korean Koreans Kurd Kurdish Kurds Ladino Laotian Lapp Latina Latinas Latino Latinos Latinx Latvian
Lebanese Liberian Libyan Lithuanian Maasai Macedonian Magyar Malagasy Malay Malayalam Malaysian Maltese Mandarin Māori Maori Marathi
Maya Mayan Mayas Melanesian Mexican Mexicans Moldovan Mongol Mongols Mongolian Moorish Moroccan Moroccans Mughal Nahuatl Navajo Nepalese Nepali
Nigerian Nigerians Norman Normans Norse Norwegian Norwegians Ottoman Ottomans Pakistani Pakistanis Palestinian Palestinians Parisian Pashto Persian
Persians Peruvian Phoenician Polynesian Polish Portuguese Provençal Prussian Punjabi Quechua Roman Romans Romanian Romani Russian Russians
Rwandan Sámi Sami Samoan Sanskrit Sardinian Saudi Saxon Saxons Scandinavian Scot Scots Scottish Semitic Senegalese Serb Serbian Serbs
Sicilian Sikh Sikhs Singaporean Sinhala Sino Sinitic Sioux Slav Slavic Slavonic Slavs Slovak Slovene Slovenian Somali Soviet Soviets Spaniard Spaniards
Spanish Sudanese Sumerian Swahili Swede Swedes Swedish Swiss Syrian Syrians Syriac Tagalog Taiwanese Tamil Tanzanian Tatar Telugu
Thai Tibetan Tibetans Tswana Tunisian Turkic Turkish Turks Tuscan Tutsi Ugandan Ukrainian Ukrainians Urdu Uralic Uruguayan Uyghur Uighur Uzbek Venetian
Venezuelan Vietnamese Viking Vikings Viennese Visigoth Welsh Wolof Xhosa Yemeni Yiddish Yoruba Yugoslav Zambian Zimbabwean Zulu Zapotec
Anglican Anglicans Baptist Baptists Bible Biblical Brahmin Buddha Buddhism Buddhist Buddhists Calvinism Calvinist Catholic Catholicism Catholics Christ
Christian Christianity Christians Christmas Christology Confucian Confucianism Confucius Daoism Daoist Deuteronomy Easter Ecclesiastes Episcopal
Eucharist Exodus God Hanukkah Hasidic Hindu Hinduism Hindus Hindutva Holocaust Huguenot Huguenots Islam Islamic Islamism Islamist Islamists Islamophobia Jain Jainism Jehovah Jesuit Jesuits Jesus
Judaeo Judaic Judaism Judeo Koran Krishna Lutheran Mahayana Mennonite Messiah Methodist Methodism Mormon Mormons Mormonism Moses Muhammad
Muslim Muslims Orthodoxy Passover Pentecost Pentecostal Pentecostalism Presbyterian Protestant Protestantism Protestants Puritan Puritans
Quaker Quakers Qur'an Quran Qurʼan Ramadan Sabbath Satan Shia Shiite Shinto Shiva Sufi Sufism Sunni Talmud Talmudic Tantra Taoism Taoist Torah Trinity
Upanishads Vatican Veda Vedanta Vedic Yahweh Zionism Zionist Zoroastrian Zoroastrianism Allah Antichrist Trinitarian
Aristotelian Augustan Augustinian Baconian Bayes Bayesian Benthamite Boolean Brownian Carolingian Cartesian Chomskyan Copernican Darwinian Darwinism
Deleuzian Dickensian Diophantine Edwardian Einsteinian Elizabethan Epicurean Euclidean Eulerian Faustian Fordism Fordist Foucauldian Foucaultian
Freudian Galilean Galenic Gaussian Geiger Hamiltonian Hebbian Hegelian Heideggerian Hellenism Hermitian Hessian Hilbertian Hippocratic
Hobbesian Homeric Humean Jacobean Jacobian Jacobin Jacobite Jungian Kafkaesque Kantian Keynesian Keynesianism Lacanian Lagrangian Lamarckian
Laplacian Leibnizian Leninism Leninist Linnaean Machiavellian Machiavellianism Malthusian Maoism Maoist Markovian Marxian Marxism Marxist Marxists Maxwellian
Mendelian Merovingian Miltonic Napoleonic Nazi Nazis Nazism Neandertal Neandertals Neanderthal Neanderthals Newtonian
Nietzschean Noachian Oedipal Oedipus Olympics Orwellian Paralympic Paralympics Pavlovian Peripatetic Petrarchan Platonism
Platonist Poissonian Poststalinist Ptolemaic Pythagorean Rawlsian Renaissance Riemannian Shakespearean Shakespearian Socratic Spinozist Stalinism Stalinist
Taylorism Thatcherism Thomist Thomistic Trotskyism Trotskyist Victorian Victorians Weberian Whig Wilsonian Wittgensteinian
Yoruban Enlightenment Reformation Bolshevik Bolsheviks Bolshevism Confederacy Tudor Tudors Stuart Stuarts Habsburg Hapsburg Romanov Meiji Tokugawa
Edo Heian Han Tang Ming Safavid Seljuk Umayyad Abbasid Fatimid Mamluk Hohenzollern Plantagenet Capetian Windsor
Anthropocene Cambrian Cenozoic Cretaceous Devonian Eocene Holocene Jurassic Mesozoic Miocene Neogene Oligocene Ordovician Paleocene Paleogene
Paleozoic Palaeozoic Permian Pleistocene Pliocene Precambrian Proterozoic Phanerozoic Archean Quaternary Silurian Triassic Neolithic
Paleolithic Palaeolithic Mesolithic Mycenaean Minoan Aurignacian Ediacaran Carboniferous Hadean
January February April June July September October November December
Monday Tuesday Wednesday Thursday Friday Saturday Sunday Sundays Mondays Fridays Saturdays
Neotropical Nearctic Palearctic Palaearctic Holarctic Laurentide Gondwana Pangaea Pangea Laurentia Laurentian Afrotropical Afro Euro
Republicans Democrat Democrats Westminster Whitehall Kremlin Pentagon Brexit Eurozone Watergate Tory Tories 
Trojan Gothic Platonic Olympic Zen Alaskan Californian Texan Floridian Mozambican Tasmanian Malayan Trinidadian Bahamian Bohemian Uralian Nordic Ossetic Hellenist Chihuahuan Malesian Midwestern Absarokan Wasatchian Saharan Bolognese Andalusian Angolan Beninese Botswanan Burkinabe Chadian Eritrean Gabonese Gambian Guatemalan Guinean Guyanese Honduran Ivorian Jordanian Kuwaiti Lao Luxembourgish Malawian Malian Mauritian Nicaraguan Omani Panamanian Papuan Paraguayan Qatari Salvadoran Surinamese Tajik Togolese Tongan Turkmen Emirati Vanuatuan Icelander Icelanders Londoners Genevan Neapolitan Athenian Athenians Spartan Spartans Corinthian Carthaginian Assyrian Bactrian Parthian Scythian Nubian Kushan Sasanian Achaemenid Ptolemies Seleucid Gupta Mauryan Ashanti Asante Akan Berberes Kikuyu Luo Oromo Amhara Amharic Tigrinya Shona Ndebele Sotho Afrikaans Afrikaner Boer Boers Romansh Ladin Sorbian Galician Occitan Faroese Greenlandic Aleut Inupiaq Inuktitut Cree Ojibwe Ojibwa Lakota Dakota Mohawk Seneca Apache Hopi Pueblo Choctaw Creek Seminole Arawak Mapuche Aymara Tupi Yanomami Quechuan Olmec Toltec Mixtec Purépecha Keynesians Thatcherite Reaganomics Gaullism Peronism Peronist Titoist Maoists Islamists Salafi Salafism Wahhabi Wahhabism Druze Alawite Ismaili Baha'i Bahá'í Falun Confucians Daoists Jainism Jains Sikhism Rastafari Wicca Gnostic Gnosticism Arian Arianism Pelagian Jansenism Jansenist Pietism Pietist Anabaptist Anabaptists Amish Hutterite Hutterites Unitarian Adventist Anglicanism Methodists Presbyterians Lutherans Lutheranism Benedictine Cistercian Dominican Dominicans Franciscan Franciscans Carmelite Templar Templars Crusaders
`;
