/** Names of places that are one word and nothing else in ordinary English (so not Bath, Nice, Reading, Mobile). */
export const places = `
Afghanistan Albania Algeria Andorra Angola Anguilla Antigua Argentina Armenia Aruba Australia Austria Azerbaijan Bahamas
Bahrain Bangladesh Barbados Belarus Belgium Belize Benin Bermuda Bhutan Bolivia Bosnia Botswana Brazil Britain Brunei
Bulgaria Burma Burundi Cambodia Cameroon Canada Chile China Colombia Comoros Congo Croatia Cuba Curaçao Cyprus Czechia
Czechoslovakia Denmark Djibouti Dominica Ecuador Egypt England Eritrea Estonia Eswatini Ethiopia Fiji Finland
France Gabon Gambia Gaza Germany Ghana Gibraltar Greece Greenland Grenada Guadeloupe Guam Guatemala Guinea Guyana Haiti
Herzegovina Honduras Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Kazakhstan
Kenya Kiribati Korea Kosovo Kuwait Kyrgyzstan Laos Latvia Lebanon Lesotho Liberia Libya Liechtenstein Lithuania
Luxembourg Macau Macao Macedonia Madagascar Malawi Malaysia Maldives Malta Martinique Mauritania Mauritius Mexico
Micronesia Moldova Monaco Mongolia Montenegro Morocco Mozambique Myanmar Namibia Nauru Nepal Netherlands Nicaragua Nigeria
Norway Oman Pakistan Palau Palestine Panama Paraguay Peru Philippines Poland Polynesia Melanesia Portugal Prussia Qatar
Réunion Rhodesia Romania Russia Rwanda Samoa Scotland Senegal Serbia Seychelles Singapore Slovakia
Slovenia Somalia Spain Sudan Suriname Swaziland Sweden Switzerland Syria Taiwan Tajikistan Tanzania Thailand Tibet Timor
Togo Tonga Trinidad Tobago Tunisia Turkey Türkiye Turkmenistan Tuvalu Uganda Ukraine Uruguay USSR Uzbekistan Vanuatu
Venezuela Vietnam Wales Yemen Yugoslavia Zaire Zambia Zimbabwe Zanzibar
Africa America Americas Antarctica Asia Europe Eurasia Oceania Australasia Balkans Caribbean Scandinavia Siberia Patagonia
Amazonia Amazon Mesoamerica Mesopotamia Byzantium Babylon Babylonia Assyria Phoenicia Carthage Persia Palestine Judea
Anatolia Arabia Bengal Bohemia Catalonia Crimea Dalmatia Flanders Galicia Iberia Kashmir Kurdistan Lapland Levant Lombardy
Maghreb Manchuria Normandy Brittany Burgundy Provence Punjab Rajasthan Saxony Bavaria Sahel Sahara Sicily Sardinia Silesia
Sinai Transylvania Tuscany Tyrol Westphalia Galápagos Galapagos Andalusia Kerala Gujarat Bihar Assam Maharashtra Karnataka
Odisha Sichuan Yunnan Guangdong Zhejiang Jiangsu Hubei Xinjiang Hokkaido Okinawa Java Sumatra Borneo Sulawesi Bali Papua
Tasmania Queensland Ontario Quebec Québec Alberta Manitoba Saskatchewan Newfoundland Labrador Yukon Nunavut
Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Hawaii Hawaiʻi Idaho Illinois Indiana Iowa
Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada
Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming Appalachia
Carolina Carolinas Dakota Jersey Hampshire Brooklyn Manhattan Hollywood Harlem Chesapeake
Yorkshire Lancashire Cheshire Derbyshire Oxfordshire Cornwall Devon Dorset Essex Kent Norfolk Suffolk Surrey Sussex Somerset
Aberdeen Abidjan Accra Adelaide Aleppo Alexandria Algiers Amsterdam Ankara Antwerp Athens Atlanta Auckland
Auschwitz Austin Baghdad Baltimore Bangkok Bangalore Barcelona Basel Beijing Beirut Belfast Belgrade Berkeley Berlin Bern
Birmingham Bogotá Bologna Bombay Bonn Bordeaux Boston Brasília Bremen Brisbane Bristol Bruges Brussels Bucharest
Budapest Cairo Calcutta Cambridge Canberra Canterbury Caracas Cardiff Casablanca Chennai Chernobyl Chicago Cincinnati Cleveland Cologne
Constantinople Copenhagen Dakar Dallas Damascus Darfur Delhi Detroit Dhaka Dresden Dublin Durban Düsseldorf
Edinburgh Florence Frankfurt Fukushima Geneva Genoa Ghent Glasgow Göttingen Guangzhou Hamburg Hanoi Havana Heidelberg
Helsinki Hiroshima Houston Islamabad Istanbul Jakarta Jerusalem Johannesburg Kabul Kampala Karachi Kathmandu Kiev Kyiv
Kinshasa Kolkata Kyoto Lagos Lahore Leeds Leicester Leiden Leipzig Leningrad Lisbon Liverpool Ljubljana London
Louisville Lucknow Lyon Madras Madrid Manchester Manila Marseille Mecca Medina Melbourne Memphis Miami Milan Milwaukee
Minneapolis Montevideo Montreal Montréal Moscow Mumbai Munich Nagasaki Nairobi Naples Newcastle Nottingham Nuremberg Oslo Osaka Ottawa
Oxford Palermo Paris Philadelphia Pittsburgh Pompeii Prague Pretoria Princeton Pyongyang Quito Rome Rotterdam Rwanda Salzburg
Santiago Sarajevo Seattle Seoul Seville Shanghai Sheffield Shenzhen Sofia Southampton Stanford Stockholm Stalingrad Stuttgart
Sydney Taipei Tallinn Tbilisi Tehran Thessaloniki Tianjin Tokyo Toronto Toulouse Trieste Tripoli Tunis Turin Utrecht Valencia
Vancouver Venice Verona Versailles Vienna Vilnius Warsaw Winnipeg Wuhan Yale Yokohama Zagreb Zurich Zürich Harvard Cornell Eton
Alps Andes Apennines Appalachians Himalaya Himalayas Himalayan Pyrenees Carpathians Caucasus Urals Rockies Vesuvius Etna
Everest Kilimanjaro Danube Rhine Nile Thames Seine Volga Yangtze Ganges Indus Mekong Euphrates Tigris Orinoco Tiber
Zambezi Susquehanna Amur Elbe Loire Ebro Severn Hudson Potomac Baikal Huron Titicaca Adriatic Aegean Arctic Antarctic Atlantic Baltic
Bosporus Mediterranean Pacific Caspian Gobi Kalahari Serengeti Yellowstone Yosemite Kruger Gallipoli Waterloo Hastings Gettysburg
 Chicxulub Sudbury Chesapeake Mars Jupiter Saturn Uranus Neptune Pluto Andromeda Ganymede Enceladus
Crete Corfu Malta Corsica Ibiza Madeira Azores Canaries Falklands Hebrides Orkney Shetland Svalbard Faroe
Sparta Troy Thebes Ithaca Macondo Narnia Camelot Avalon Atlantis Texas Vegas Alamo Alcatraz Guantánamo
Ontario Shandong Fujian Henan Hebei Hunan Shaanxi Gansu Tamil Nadu Uttar Pradesh Hyderabad Chandigarh Darjeeling Ladakh
Oaxaca Chiapas Yucatán Yucatan Veracruz Guadalajara Tijuana Bahia Amazonas Curitiba Recife Salvador Cuzco Cusco Potosí Lima
Addis Ababa Mombasa Soweto Transvaal Natal Limpopo Sahelian Tigray Oromia Biafra Katanga Kivu Timbuktu Luanda Maputo Harare Lusaka
Antioch Ephesus Nineveh Bethlehem Nazareth Galilee Jericho Canaan Zion Haifa Ramallah Aswan Luxor Giza Basra Mosul Fallujah Tehran
Nanjing Chongqing Chengdu Xiamen Harbin Pudong Busan Incheon Kobe Sendai Sapporo Tōhoku Kyushu Honshu Shikoku Mindanao Luzon
Washington Hamilton Niger Asturias Kamchatka Puget Bering Galveston Framingham Guilin Hsinchu Honolulu Indianapolis Portland Denver Phoenix Nashville Omaha Tulsa Tucson Albuquerque Sacramento Oakland Buffalo Rochester Syracuse Albany Hartford Charleston Savannah Richmond Norfolk Raleigh Durham Orlando Tampa Gothenburg Malmö Uppsala Lund Aarhus Bergen Trondheim Tampere Turku Tartu Riga Kaunas Gdańsk Kraków Krakow Wrocław Poznań Brno Bratislava Timișoara Varna Skopje Tirana Pristina Podgorica Nicosia Izmir Antalya Baku Yerevan Tashkent Samarkand Almaty Ulaanbaatar Kunming Xi'an Lhasa Hanoi Saigon Vientiane Yangon Mandalay Colombo Malé Kandy Dhaka Chittagong Pune Jaipur Ahmedabad Varanasi Amritsar Goa Peshawar Rawalpindi Riyadh Jeddah Doha Dubai Muscat Sanaa Aden Amman Khartoum Mogadishu Nairobi Kigali Bujumbura Lilongwe Windhoek Gaborone Bamako Ouagadougou Niamey Conakry Freetown Monrovia Lomé Cotonou Yaoundé Douala Libreville Brazzaville Antananarivo Tunis Rabat Fez Marrakech Marrakesh Oran Benghazi Suva Apia Nouméa Papeete Darwin Hobart Perth Cairns Wellington Christchurch Dunedin Otago Waikato Aotearoa Tatra Ardennes Franconia Swabia Thuringia Pomerania Volhynia Moravia Slavonia Istria Carinthia Styria Savoy Alsace Lorraine Picardy Gascony Aquitaine Languedoc Corsica Navarre Aragon Castile Extremadura Murcia Algarve Alentejo Umbria Calabria Apulia Puglia Liguria Piedmont Veneto Lazio Peloponnese Thrace Epirus Cyclades Galatia Cappadocia Judah Samaria Ontario Yellowknife Nunavik Acadia Chihuahua Sonora Sinaloa Jalisco Michoacán Tabasco Campeche Bogota Medellín Cali Cartagena Guayaquil Asunción Rosario Mendoza Córdoba Cordoba Patagonian Pampas Fukuoka Nagoya Niigata Kumamoto Jeju Gyeonggi Daejeon Hainan Guangxi Guizhou Jilin Heilongjiang Liaoning Shanxi Anhui Jiangxi Qinghai Ningxia Taihu Poyang Tiananmen Everglades Okavango Kafue Tanganyika Malawi Turkana Rift
`;
