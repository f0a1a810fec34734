/** Peoples, languages, religions, and the adjectives of places, periods and persons. */
export const peoples = `
Abbasid Adventist Afghan African Afrikaans Afrikaner Afro Alaskan Albanian Aleut Algerian Allah American Amhara
Amharic Amish Andalusian Anglican Anglicanism Anglo Angolan Anthropocene Antichrist Apache April Arab Arabian Arabic
Aramaic Archean Argentine Argentinian Arian Arianism Aristotelian Armenian Aryan Asante Ashanti Asian Asiatic Assyrian
Athenian Augustan Augustinian Australian Austrian Aymara Aztec Babylonian Baconian Baha'i Bahamian Bahá'í Balinese
Bangla Bangladeshi Bantu Baptist Basque Bavarian Bayes Bayesian Bedouin Belgian Bengali Berber Berberes Bible 
Boer Bohemian Bolivian Bolshevik Bolshevism Boolean Bosnian Botswanan Brahmin Brazilian Breton Brexit British Briton
Brownian Buddha Buddhism Buddhist Bulgarian Burmese Byzantine Californian Calvinism Calvinist Cambodian Cambrian
Cameroonian Canadian Cantonese Capetian Carboniferous Carolingian Cartesian Carthaginian Catalan Catholic Catholicism
Caucasian Celt Celtic Cenozoic Chadian Chechen Cherokee Cheyenne Chicana Chicano Chicanx Chihuahuan Chilean Chinese
Choctaw Chomskyan Christ Christian Christianity Christmas Christology Colombian Confederacy Confucian Confucianism
Confucius Congolese Copernican Corsican Cossack Cree Creek Creole Cretaceous Croat Croatian Crusaders Cuban Cypriot
Czech Dane Danish Daoism Daoist Darwinian Darwinism December Deleuzian Democrat Deuteronomy Devonian Dickensian
Diophantine Dominican Dutch Easter Ecclesiastes Ecuadorian Ediacaran Edwardian Egyptian Einsteinian Elizabethan
English Enlightenment Eocene Episcopal Eritrean Estonian Ethiopian Etruscan Eucharist Euclidean Eulerian Eurasian Euro
Eurocentric European Eurozone Exodus Falun Faroese Faustian February Fijian Filipina Filipino Finn Finnish Finno
Flemish Fordism Fordist Foucauldian Franciscan French Freudian Friday Gaelic Galician Galilean Gambian Gaussian Geiger
Genoese Georgian German Germanic Ghanaian Gnostic Gnosticism God Gondwana Goth Gothic Greek Greenlandic Guarani
Guatemalan Guinean Gujarati Gupta Guyanese Habsburg Hadean Haitian Hamiltonian Han Hanukkah Hapsburg Hasidic Hausa
Hawaiian Hebbian Hebrew Hegelian Heian Heideggerian Hellenic Hellenism Hellenist Hellenistic Hermitian Hessian
Hilbertian Hindi Hindu Hinduism Hindutva Hippocratic Hispanic Hmong Hobbesian Holarctic Holocaust Holocene Homeric
Honduran Hopi Huguenot Humean Hungarian Iberian Icelander Icelandic Igbo Inca Indian Indic Indo Indonesian Inuit
Inuktitut Iranian Iraqi Irish Iroquois Islam Islamic Islamism Islamist Islamophobia Israeli Israelites Italian Ivorian
Jacobean Jacobian Jacobin Jain Jainism Jamaican Jansenism January Japanese Javanese Jehovah Jesuit Jesus Jew Jewish
Jordanian Judaeo Judaic Judaism Judeo July June Jungian Jurassic Kantian Kazakh Kenyan Keynesian Keynesianism Khmer
Kikuyu Kiswahili Koran Korean Kremlin Krishna Kurd Kurdish Kuwaiti Lacanian Ladino Lagrangian Lakota Lamarckian Lao
Laotian Laplacian Lapp Latina Latino Latinx Latvian Laurentia Laurentian Lebanese Leibnizian Leninism Leninist
Liberian Libyan Linnaean Lithuanian Londoners Lutheran Lutheranism Maasai Macedonian Machiavellian Machiavellianism
Magyar Mahayana Malagasy Malawian Malay Malayalam Malayan Malaysian Malian Maltese Malthusian Mandarin Maoism Maoist
Maori Mapuche Marathi Markovian Marxian Marxism Marxist Mauritian Maxwellian Maya Mayan Meiji Melanesian Mendelian
Mennonite Merovingian Mesolithic Mesozoic Messiah Methodism Methodist Mexican Midwestern Miltonic Ming Minoan Miocene
Mixtec Mohawk Moldovan Monday Mongol Mongolian Mormon Mormonism Moroccan Moses Mozambican Mughal Muhammad Muslim
Mycenaean Māori Nahuatl Napoleonic Navajo Nazi Nazism Neandertal Neanderthal Neapolitan Nearctic Neogene Neolithic
Neotropical Nepalese Nepali Newtonian Nicaraguan Nietzschean Nigerian Noachian Nordic Norman Norse Norwegian November
Occitan October Oedipal Oedipus Ojibwe Oligocene Olympic Omani Ordovician Oromo Orthodoxy Orwellian Ottoman Pakistani
Palaearctic Palaeolithic Palaeozoic Palearctic Paleocene Paleogene Paleolithic Paleozoic Palestinian Panamanian
Pangaea Pangea Papuan Paraguayan Paralympic Parisian Pashto Passover Pavlovian Pentagon Pentecost Pentecostal
Pentecostalism Peripatetic Permian Peronism Persian Peruvian Petrarchan Phanerozoic Phoenician Pietism Platonic
Platonism Platonist Pleistocene Pliocene Poissonian Polish Polynesian Portuguese Precambrian Presbyterian Proterozoic
Protestant Protestantism Provençal Prussian Ptolemaic Ptolemies Pueblo Punjabi Puritan Pythagorean Qatari Quaker
Quaternary Quechua Quechuan Qur'an Quran Qurʼan Ramadan Rastafari Rawlsian Reformation Renaissance Republicans
Riemannian Roman Romani Romanian Romanov Russian Rwandan Sabbath Safavid Saharan Salafi Salvadoran Sami Samoan
Sanskrit Sardinian Satan Saturday Saudi Saxon Scandinavian Scot Scottish Seljuk Seminole Semitic Seneca Senegalese
September Serb Serbian Shakespearean Shakespearian Shia Shiite Shinto Shiva Shona Sicilian Sikh Sikhism Silurian
Singaporean Sinhala Sinitic Sino Sioux Slav Slavic Slavonic Slovak Slovene Slovenian Socratic Somali Soviet Spaniard
Spanish Spartan Spinozist Stalinism Stalinist Stuart Sudanese Sufi Sufism Sumerian Sunday Sunni Swahili Swede Swedish
Swiss Syriac Syrian Sámi Tagalog Taiwanese Tajik Talmud Talmudic Tang Tantra Tanzanian Taoism Taoist Tasmanian Tatar
Taylorism Telugu Templar Texan Thai Thatcherism Thatcherite Thomist Thomistic Thursday Tibetan Tigrinya Togolese
Tokugawa Tongan Torah Tories Tory Triassic Trinidadian Trinitarian Trinity Trojan Trotskyism Trotskyist Tswana Tudor
Tuesday Tunisian Turkic Turkish Turkmen Turks Tuscan Tutsi Ugandan Uighur Ukrainian Unitarian Upanishads Uralian
Uralic Urdu Uruguayan Uyghur Uzbek Vanuatuan Vatican Veda Vedanta Vedic Venetian Venezuelan Victorian Viennese
Vietnamese Viking Wahhabi Watergate Weberian Wednesday Welsh Westminster Whig Whitehall Wicca Wilsonian Windsor
Wittgensteinian Wolof Xhosa Yahweh Yanomami Yemeni Yiddish Yoruba Yugoslav Zambian Zen Zimbabwean Zionism Zionist
Zoroastrian Zoroastrianism Zulu
`;
