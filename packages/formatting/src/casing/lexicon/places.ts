/** Names of places that are one word and nothing else in ordinary English (so not Bath, Nice, Reading, Mobile). */
export const places = `
Aarhus Ababa Aberdeen Abidjan Accra Addis Adelaide Adriatic Aegean Afghanistan Africa Ahmedabad Alabama Alamo Alaska
Albania Albany Alberta Albuquerque Alcatraz Aleppo Alexandria Algeria Algiers Almaty Alps Alsace Amazon Amazonas
Amazonia America Americas Amman Amritsar Amsterdam Amur Anatolia Andalusia Andes Andhra Andorra Andromeda Angola Anhui
Ankara Antananarivo Antarctic Antarctica Antigua Antioch Antwerp Aotearoa Appalachia Appalachians Aquitaine Arabia
Arctic Argentina Arizona Arkansas Armenia Asia Assam Assyria Aswan Athens Atlanta Atlantic Atlantis Auckland Auschwitz
Austin Australasia Australia Austria Avalon Azerbaijan Azores Babylon Babylonia Baghdad Bahamas Bahia Bahrain Baikal
Baku Bali Balkans Baltic Baltimore Bangalore Bangkok Bangladesh Barbados Barcelona Basel Basra Bavaria Beijing Beirut
Belarus Belfast Belgium Belgrade Belize Bengal Benghazi Benin Bergen Bering Berkeley Berlin Bermuda Bern Bethlehem
Bhutan Biafra Bihar Birmingham Bogota Bogotá Bohemia Bolivia Bologna Bombay Bordeaux Borneo Bosnia Boston Botswana
Brasília Bratislava Brazil Brazzaville Bremen Brisbane Bristol Britain Brittany Brooklyn Brunei Brussels Bucharest
Budapest Buffalo Bulgaria Burgundy Burma Burundi Busan Byzantium Cairo Calabria Calcutta California Cambodia Cambridge
Camelot Cameroon Canaan Canada Canberra Canterbury Caracas Cardiff Caribbean Carolina Carolinas Carpathians Cartagena
Carthage Casablanca Caspian Catalonia Caucasus Chandigarh Charleston Chengdu Chennai Chernobyl Chesapeake Cheshire
Chiapas Chicago Chicxulub Chihuahua Chile China Chongqing Cincinnati Cleveland Cologne Colombia Colombo Colorado Congo
Connecticut Constantinople Copenhagen Cornell Cornwall Corsica Crete Crimea Croatia Cuba Curaçao Cusco Cyclades Cyprus
Czechoslovakia Dakar Dakota Dallas Damascus Danube Darfur Darjeeling Darwin Delaware Delhi Denmark Denver Derbyshire
Detroit Devon Dhaka Djibouti Dresden Dubai Dublin Durban Durham Düsseldorf Ecuador Edinburgh Egypt England Eritrea
Essex Estonia Eswatini Ethiopia Euphrates Eurasia Europe Everest Everglades Fallujah Faroe Fiji Finland Flanders
Florence Florida Framingham France Frankfurt Freetown Fujian Fukuoka Fukushima Gabon Galapagos Galicia Galilee
Gallipoli Galveston Galápagos Gambia Ganges Gansu Gaza Geneva Genoa Germany Gettysburg Ghana Ghent Gibraltar Giza
Glasgow Goa Gobi Gothenburg Greece Greenland Grenada Guadalajara Guam Guangdong Guangxi Guangzhou Guantánamo Guatemala
Guilin Guinea Guizhou Gujarat Guyana Göttingen Haifa Hainan Haiti Hamburg Hamilton Hampshire Hanoi Harare Harlem
Hartford Harvard Haryana Hastings Havana Hawaii Hebei Heidelberg Heilongjiang Helsinki Henan Herzegovina Himalaya
Himalayan Himalayas Hiroshima Hokkaido Hollywood Honduras Honolulu Houston Hsinchu Hubei Hudson Hunan Hungary Huron
Hyderabad Iberia Iceland Idaho Illinois India Indiana Indianapolis Indonesia Indus Iowa Iran Iraq Ireland Islamabad
Israel Istanbul Italy Ithaca Izmir Jaipur Jakarta Jamaica Japan Java Jeju Jericho Jersey Jerusalem Jharkhand Jiangsu
Jiangxi Johannesburg Judah Judea Jupiter Kabul Kalahari Kamchatka Kampala Kansas Karachi Karnataka Kashmir Kathmandu
Kazakhstan Kent Kentucky Kenya Kerala Kiev Kilimanjaro Kinshasa Kolkata Korea Kosovo Krakow Kruger Kunming Kurdistan
Kuwait Kyiv Kyoto Kyrgyzstan Kyushu Labrador Lagos Lahore Lancashire Laos Lapland Latvia Lebanon Leeds Leicester
Leiden Leipzig Leningrad Lesotho Levant Lhasa Liaoning Liberia Libya Liechtenstein Lima Lisbon Lithuania Liverpool
Ljubljana Loire London Lorraine Louisiana Lund Luxembourg Lyon Macau Macedonia Madagascar Madeira Madras Madrid
Maghreb Maharashtra Maine Malawi Malaysia Maldives Malta Manchester Manchuria Manhattan Manila Manipur Manitoba
Marrakech Mars Marseille Maryland Massachusetts Mauritania Mauritius Mecca Medina Mediterranean Meghalaya Mekong
Melanesia Melbourne Memphis Mendoza Mesoamerica Mesopotamia Mexico Miami Michigan Micronesia Milan Milwaukee Mindanao
Minneapolis Minnesota Mississippi Missouri Moldova Monaco Mongolia Montana Montenegro Montevideo Montreal Montréal
Morocco Moscow Mosul Mozambique Mumbai Munich Myanmar Nadu Nagaland Nagasaki Nairobi Namibia Nanjing Naples Narnia
Nashville Natal Nauru Nazareth Nebraska Nepal Neptune Netherlands Nevada Newcastle Newfoundland Nicaragua Nicosia
Niger Nigeria Nile Nineveh Norfolk Normandy Norway Nottingham Nunavut Nuremberg Oakland Oaxaca Oceania Odisha Ohio
Okavango Okinawa Oklahoma Oman Ontario Oregon Orinoco Orlando Osaka Oslo Ottawa Oxford Oxfordshire Pacific Pakistan
Palau Palermo Palestine Panama Papua Paraguay Paris Patagonia Patagonian Pennsylvania Persia Perth Peru Peshawar
Philadelphia Philippines Phoenicia Phoenix Pittsburgh Pluto Poland Polynesia Pompeii Portland Portugal Potomac Potosí
Pradesh Prague Pretoria Princeton Provence Prussia Puget Pune Punjab Pyongyang Pyrenees Qatar Qinghai Quebec
Queensland Québec Rajasthan Raleigh Rhine Rhodesia Richmond Rift Riyadh Rochester Rockies Romania Rome Rotterdam
Russia Rwanda Réunion Sacramento Sahara Sahel Sahelian Saigon Salvador Salzburg Samoa Santiago Sarajevo Sardinia
Saskatchewan Saturn Savannah Saxony Scandinavia Scotland Seattle Seine Senegal Seoul Serbia Serengeti Severn Seville
Seychelles Shandong Shanghai Shanxi Sheffield Shenzhen Siberia Sichuan Sicily Sikkim Silesia Sinai Singapore Slovakia
Slovenia Sofia Somalia Somerset Southampton Soweto Spain Sparta Stalingrad Stanford Stockholm Stuttgart Sudan Sudbury
Suffolk Sulawesi Sumatra Suriname Surrey Susquehanna Sussex Svalbard Swaziland Sweden Switzerland Sydney Syria Taipei
Taiwan Tajikistan Tallinn Tamil Tampa Tanzania Tasmania Tatra Tbilisi Tehran Telangana Tennessee Texas Thailand Thames
Thebes Thessaloniki Thuringia Tiananmen Tianjin Tiber Tibet Tigray Tigris Timbuktu Timor Titicaca Tobago Togo Tokyo
Tonga Toronto Toulouse Transvaal Transylvania Trieste Trinidad Tripoli Troy Tucson Tunis Tunisia Turin Turkey
Turkmenistan Tuscany Tuvalu Türkiye Tōhoku Uganda Ukraine Uppsala Urals Uranus Uruguay Utah Utrecht Uttarakhand
Uzbekistan Valencia Vancouver Vanuatu Varanasi Vegas Veneto Venezuela Venice Veracruz Vermont Verona Versailles
Vesuvius Vienna Vietnam Virginia Volga Wales Warsaw Washington Waterloo Wellington Westphalia Winnipeg Wisconsin Wuhan
Wyoming Xi'an Xinjiang Yale Yangon Yangtze Yellowknife Yellowstone Yemen Yorkshire Yosemite Yucatan Yucatán Yugoslavia
Yukon Yunnan Zagreb Zaire Zambia Zanzibar Zhejiang Zimbabwe Zion Zurich Zürich Wigan
`;
