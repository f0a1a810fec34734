/** Peoples, languages, religions, and the adjectives of places, periods and persons. */
export const peoples = `
Afghan African Africans Albanian Algerian American Americans Anglo Arab Arabs Arabian Arabic Aramaic Argentine Argentinian Armenian Aryan
Asian Asians Asiatic Australian Australians Austrian Aztec Aztecs Babylonian Balinese Bangla Bangladeshi Bantu Basque Bavarian Bedouin Belgian Bengali
Berber Berbers Black Bolivian Bosnian Brazilian Breton Briton Britons British Bulgarian Burmese Byzantine Cambodian Cameroonian Canadian
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
Persians Peruvian Phoenician Polynesian Polish Portuguese Provençal Prussian Punjabi Quechua Roma Roman Romans Romanian Romani Russian Russians
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
Upanishads Vatican Veda Vedanta Vedic Yahweh Zen Zionism Zionist Zoroastrian Zoroastrianism Allah Antichrist Trinitarian
Aristotelian Augustan Augustinian Baconian Bayes Bayesian Benthamite Boolean Brownian Carolingian Cartesian Chomskyan Copernican Darwinian Darwinism
Deleuzian Dickensian Diophantine Edwardian Einsteinian Elizabethan Epicurean Euclidean Eulerian Faustian Fordism Fordist Foucauldian Foucaultian
Freudian Galilean Galenic Gaussian Geiger Gothic Hamiltonian Hebbian Hegelian Heideggerian Hellenism Hermitian Hessian Hilbertian Hippocratic
Hobbesian Homeric Humean Jacobean Jacobian Jacobin Jacobite Jungian Kafkaesque Kantian Keynesian Keynesianism Lacanian Lagrangian Lamarckian
Laplacian Leibnizian Leninism Leninist Linnaean Machiavellian Machiavellianism Malthusian Maoism Maoist Marian Markovian Marxian Marxism Marxist Marxists Maxwellian
Mendelian Merovingian Miltonic Mosaic Napoleonic Nazi Nazis Nazism Neandertal Neandertals Neanderthal Neanderthals Newtonian
Nietzschean Noachian Oedipal Oedipus Olympic Olympics Orwellian Paralympic Paralympics Pauline Pavlovian Peripatetic Petrarchan Platonic Platonism
Platonist Poissonian Poststalinist Ptolemaic Pythagorean Rawlsian Renaissance Riemannian Shakespearean Shakespearian Socratic Spinozist Stalinism Stalinist
Taylorism Thatcherism Thomist Thomistic Trotskyism Trotskyist Trojan Victorian Victorians Weberian Whig Wilsonian Wittgensteinian
Yoruban Enlightenment Reformation Bolshevik Bolsheviks Bolshevism Communards Confederacy Tudor Tudors Stuart Stuarts Habsburg Hapsburg Romanov Meiji Tokugawa
Edo Heian Han Tang Qing Ming Safavid Seljuk Umayyad Abbasid Fatimid Mamluk Hohenzollern Plantagenet Capetian Bourbon Windsor
Anthropocene Cambrian Cenozoic Cretaceous Devonian Eocene Holocene Jurassic Mesozoic Miocene Neogene Oligocene Ordovician Paleocene Paleogene
Paleozoic Palaeozoic Permian Pleistocene Pliocene Precambrian Proterozoic Phanerozoic Archean Quaternary Silurian Triassic Neolithic
Paleolithic Palaeolithic Mesolithic Mycenaean Minoan Aurignacian Ediacaran Carboniferous Hadean
January February April June July September October November December
Monday Tuesday Wednesday Thursday Friday Saturday Sunday Sundays Mondays Fridays Saturdays
Neotropical Nearctic Palearctic Palaearctic Holarctic Laurentide Gondwana Pangaea Pangea Laurentia Laurentian Afrotropical Afro Euro
Republicans Democrat Democrats Congress Westminster Whitehall Kremlin Pentagon Brexit Eurozone Parliamentarian Watergate Tory Tories Labour
`;
