/** Place names of one word that are not ordinary English words (so not Bath, Nice, Reading, Mobile). */
export const places = `
Aarhus Ababa Aberdeen Abidjan Abuja Accra Addis Adelaide Adriatic Aegean Afghanistan Africa Ahmedabad Alabama Alamo
Alaska Albania Albany Alberta Albuquerque Alcatraz Aleppo Alexandria Algeria Algiers Almaty Alps Alsace Amazon
Amazonas Amazonia America Americas Amman Amritsar Amsterdam Amur Anatolia Andalusia Andes Andhra Andorra Andromeda
Angola Anhui Ankara Antananarivo Antarctic Antarctica Antigua Antioch Antwerp Aotearoa Appalachia Appalachians
Aquitaine Arabia Arctic Arequipa Argentina Arizona Arkansas Armenia Asia Assam Assyria Asunción Aswan Athens Atlanta
Atlantic Atlantis Auckland Auschwitz Austin Australasia Australia Austria Avalon Azerbaijan Azores Babylon Babylonia
Baghdad Bahamas Bahia Bahrain Baikal Baku Bali Balkans Baltic Baltimore Bamako Bandung Bangalore Bangkok Bangladesh
Barbados Barcelona Basel Basra Bavaria Beijing Beirut Belarus Belfast Belgium Belgrade Belize Bengal Benghazi Benin
Bergen Bering Berkeley Berlin Bermuda Bern Bethlehem Bhutan Biafra Bihar Bilbao Birmingham Bogota Bogotá Bohemia
Bolivia Bologna Bombay Bordeaux Borneo Bosnia Boston Botswana Brasília Bratislava Brazil Brazzaville Bremen Brisbane
Bristol Britain Brittany Brooklyn Bruges Brunei Brussels Bucharest Budapest Buffalo Bulgaria Burgundy Burma Burundi
Busan Byzantium Cairo Calabria Calcutta California Cambodia Cambridge Camelot Cameroon Canaan Canada Canberra
Canterbury Caracas Cardiff Caribbean Carolina Carolinas Carpathians Cartagena Carthage Casablanca Caspian Catalonia
Caucasus Cebu Chandigarh Charleston Chengdu Chennai Chernobyl Chesapeake Cheshire Chiapas Chicago Chicxulub Chihuahua
Chile China Chittagong Chongqing Cincinnati Cleveland Cologne Colombia Colombo Colorado Congo Connecticut
Constantinople Copenhagen Cornell Cornwall Corsica Crete Crimea Croatia Cuba Curaçao Curitiba Cusco Cyclades Cyprus
Czechoslovakia Daegu Dakar Dakota Dallas Damascus Danube Darfur Darjeeling Darwin Delaware Delhi Denmark Denver
Derbyshire Detroit Devon Dhaka Djibouti Dresden Dubai Dublin Durban Durham Düsseldorf Ecuador Edinburgh Egypt
Eindhoven England Eritrea Essex Estonia Eswatini Ethiopia Euphrates Eurasia Europe Everest Everglades Fallujah Faroe
Fiji Finland Flanders Florence Florida Fortaleza Framingham France Frankfurt Freetown Fujian Fukuoka Fukushima Gabon
Galapagos Galicia Galilee Gallipoli Galveston Galápagos Gambia Ganges Gansu Gaza Geneva Genoa Germany Gettysburg
Ghana Ghent Gibraltar Giza Glasgow Goa Gobi Gothenburg Granada Greece Greenland Grenada Groningen Guadalajara Guam
Guangdong Guangxi Guangzhou Guantánamo Guatemala Guayaquil Guilin Guinea Guizhou Gujarat Guyana Göttingen Haifa
Hainan Haiti Hamburg Hamilton Hampshire Hanoi Harare Harlem Hartford Harvard Haryana Hastings Havana Hawaii Hebei
Heidelberg Heilongjiang Helsinki Henan Herzegovina Himalaya Himalayan Himalayas Hiroshima Hokkaido Hollywood Honduras
Honolulu Houston Hsinchu Hubei Hudson Hunan Hungary Huron Hyderabad Iberia Iceland Idaho Illinois Incheon India
Indiana Indianapolis Indonesia Indus Iowa Iran Iraq Ireland Islamabad Israel Istanbul Italy Ithaca Izmir Jaipur
Jakarta Jamaica Japan Java Jeju Jericho Jersey Jerusalem Jharkhand Jiangsu Jiangxi Johannesburg Judah Judea Jupiter
Kabul Kalahari Kamchatka Kampala Kandy Kansas Kaohsiung Karachi Karnataka Kashmir Kathmandu Kazakhstan Kent Kentucky
Kenya Kerala Kiev Kilimanjaro Kinshasa Kolkata Korea Kosovo Krakow Kruger Kumasi Kunming Kurdistan Kuwait Kyiv Kyoto
Kyrgyzstan Kyushu Labrador Lagos Lahore Lancashire Laos Lapland Latvia Lausanne Lebanon Leeds Leicester Leiden
Leipzig Leningrad Lesotho Levant Lhasa Liaoning Liberia Libya Liechtenstein Lima Lisbon Lithuania Liverpool Ljubljana
Loire London Lorraine Louisiana Luanda Lund Lusaka Luxembourg Lyon Maastricht Macau Macedonia Madagascar Madeira
Madras Madrid Maghreb Maharashtra Maine Malawi Malaysia Maldives Malta Manchester Manchuria Mandalay Manhattan Manila
Manipur Manitoba Maputo Marrakech Mars Marseille Maryland Massachusetts Mauritania Mauritius Mecca Medellín Medina
Mediterranean Meghalaya Mekong Melanesia Melbourne Memphis Mendoza Mesoamerica Mesopotamia Mexico Miami Michigan
Micronesia Milan Milwaukee Mindanao Minneapolis Minnesota Mississippi Missouri Moldova Mombasa Monaco Mongolia
Montana Montenegro Monterrey Montevideo Montreal Montréal Morocco Moscow Mosul Mozambique Mumbai Munich Myanmar Nadu
Nagaland Nagasaki Nagoya Nairobi Namibia Nanjing Naples Narnia Nashville Natal Nauru Nazareth Nebraska Nepal Neptune
Netherlands Nevada Newcastle Newfoundland Nicaragua Nicosia Niger Nigeria Nile Nineveh Norfolk Normandy Norway
Nottingham Nunavut Nuremberg Oakland Oaxaca Oceania Odisha Ohio Okavango Okinawa Oklahoma Oman Ontario Oregon Orinoco
Orlando Osaka Oslo Ottawa Oxford Oxfordshire Pacific Pakistan Palau Palermo Palestine Panama Papua Paraguay Paris
Patagonia Patagonian Pennsylvania Persia Perth Peru Peshawar Philadelphia Philippines Phoenicia Phoenix Pittsburgh
Pluto Poland Polynesia Pompeii Portland Portugal Potomac Potosí Potsdam Pradesh Prague Pretoria Princeton Provence
Prussia Puget Pune Punjab Pyongyang Pyrenees Qatar Qinghai Quebec Queensland Quito Québec Rajasthan Raleigh Rhine
Rhodesia Richmond Rift Riyadh Rochester Rockies Romania Rome Rotterdam Russia Rwanda Réunion Sacramento Sahara Sahel
Sahelian Saigon Salvador Salzburg Samoa Santiago Sapporo Sarajevo Sardinia Saskatchewan Saturn Savannah Saxony
Scandinavia Scotland Seattle Seine Senegal Seoul Serbia Serengeti Severn Seville Seychelles Shandong Shanghai Shanxi
Sheffield Shenzhen Siberia Sichuan Sicily Sikkim Silesia Sinai Singapore Slovakia Slovenia Sofia Somalia Somerset
Southampton Soweto Spain Sparta Srebrenica Stalingrad Stanford Stockholm Stuttgart Sudan Sudbury Suffolk Sulawesi
Sumatra Surabaya Suriname Surrey Susquehanna Sussex Svalbard Swaziland Sweden Switzerland Sydney Syria Taipei Taiwan
Tajikistan Tallinn Tamil Tampa Tanzania Tashkent Tasmania Tatra Tbilisi Tehran Telangana Tennessee Texas Thailand
Thames Thebes Thessaloniki Thuringia Tiananmen Tianjin Tiber Tibet Tigray Tigris Tijuana Timbuktu Timor Titicaca
Tobago Togo Tokyo Tonga Toronto Toulouse Transvaal Transylvania Treblinka Trieste Trinidad Tripoli Troy Tucson Tunis
Tunisia Turin Turkey Turkmenistan Tuscany Tuvalu Türkiye Tōhoku Uganda Ukraine Uppsala Urals Uranus Uruguay Utah
Utrecht Uttarakhand Uzbekistan Valencia Vancouver Vanuatu Varanasi Vegas Veneto Venezuela Venice Veracruz Vermont
Verona Versailles Vesuvius Vienna Vietnam Virginia Volga Wales Warsaw Washington Waterloo Weimar Wellington
Westphalia Wigan Windhoek Winnipeg Wisconsin Wuhan Wyoming Xi'an Xinjiang Yale Yalta Yangon Yangtze Yellowknife
Yellowstone Yemen Yerevan Yorkshire Yosemite Yucatan Yucatán Yugoslavia Yukon Yunnan Zagreb Zaire Zambia Zanzibar
Zhejiang Zimbabwe Zion Zurich Zürich Odessa Acropolis Bastille Babel Louvre Riviera Ulster Limerick Northeast
`;
