/**
 * Words that the spelling dictionary of English writes with a capital only, besides those of the other lists: Hunspell en_US
 * 2020.12.07, from SCOWL (NOTICE).
 */
export const dictionaryNames = `
Aachen Aaliyah Abbas Abernathy Abilene Abrams Absalom Abyssinia Abyssinian Acadia Acapulco Accenture Acevedo Achaean
Achernar Acheson Aconcagua Acosta Acrux Actaeon Acton Acuff Adana Adar Addams Adderley Aden Adhara Adidas Adirondack
Adirondacks Adkins Adolfo Adonis Adrenalin Advil Aelfric Aeneas Aeolus Aeroflot Aesculapius Afghani Afrocentric
Agamemnon Agana Agassiz Aglaia Agnew Agni Agra Agricola Agrippa Agrippina Aguadilla Aguascalientes Aguilar Aguinaldo
Ahmadabad Ahmadinejad Ahriman Ainu Airedale Aires Aisha Ajax Akbar Akihito Akita Akiva Akkad Akron Alabaman Alabamian
Aladdin Alamogordo Alberio Albertan Albigensian Albion Albireo Alcestis Alcibiades Alcindor Alcmena Alcoa Alcuin
Alcyone Aldan Aldebaran Alderamin Aldrin Aleichem Aleutian Alexandrian Alfonzo Algenib Alger Algieba Algol Algonquian
Algonquin Alhambra Alhena Alighieri Alioth Alkaid Allahabad Alleghenies Allegheny Allentown Allhallows Allstate Almach
Almohad Almoravid Alnilam Alnitak Alpert Alphecca Alpheratz Alpo Alsatian Alsop Alston Altaba Altai Altaic Altair
Altamira Altiplano Altman Altoids Alton Altoona Aludra Alvarado Alvaro Amadeus Amado Amarillo Amaru Amaterasu Amati
Amenhotep Amerasian Americana Americanization Americanize Amerind Amerindian Ames Ameslan Amgen Amherst Amiga Amoco
Amparo Amtrak Amundsen Amway Anabaptist Anacin Anacreon Anaheim Ananias Anasazi Anatolian Anaxagoras Andaman Andean
Andorran Andretti Andrews Andrianampoinimerina Angara Angeles Angevin Angkor Angleton Anglia Anglophobe Anguilla
Aniakchak Anibal Annam Annapolis Annapurna Anniston Anouilh Anselmo Anshan Antaeus Antietam Antifa Antillean Antilles
Antipas Antofagasta Antoninus Antwan Anubis Anzac Apalachicola Apatosaurus Apennines Apia Apollonian Appalachian
Appleseed Appleton Appomattox Apuleius Aquafresh Aquarian Aquarius Aquila Aquino Arabist Araby Araceli Araguaya Aral
Aramco Arapaho Arapahoes Ararat Araucanian Arawak Arawakan Arbitron Arcadia Arcadian Arcturus Ardabil Arecibo
Argentinean Argo Argonaut Argonne Argos Argus Aries Aristarchus Aristides Arius Ariz Arizonan Arizonian Arjuna
Arkansan Arkhangelsk Arkwright Arlington Armageddon Armagnac Armani Arminius Armonk Arneb Arnhem Arno Arnulfo
Artaxerxes Arthurian Aruba Asama Ascella Asgard Ashe Asheville Ashgabat Ashikaga Ashkenazim Ashkhabad Ashmolean
Ashurbanipal Asiago Asmara Asoka Aspell Aspidiske Asquith Assamese Assisi Astaire Astana Astarte Aston Astor Astoria
Asturias Asuncion Atacama Atahualpa Atari Atascadero Ataturk Athabasca Athabaskan Athanasius Atkins Atkinson Atlantes
Atman Atreus Atropos Attica Attucks Audion Audubon Augean Augsburg Aurangzeb Aurelio Aurelius Aureomycin Auriga Aussie
Austerlitz Australasian Australoid Australopithecus Austronesian Aventine Avernus Averroes Avesta Avignon Avila Avior
Avon Avondale Axum Ayala Ayers Ayrshire Ayurveda Ayyubid Azana Azania Azazel Azerbaijani Azov Aztecan Aztlan Baal
Baath Baathist Babbitt Bacall Bacardi Bacchic Bacchus Backus Bactria Baden Baedeker Baez Baffin Baguio Bahama
Bahamanian Bakelite Bakersfield Balaton Balearic Balfour Balkan Balkhash Balthazar Baluchistan Bangor Bangui
Banjarmasin Banjul Banneker Bannister Banting Baotou Baptiste Barabbas Barbadian Barbarella Barbarossa Barbary Barbour
Barbuda Barceloneta Barclays Bardeen Barents Barkley Barlow Barnaul Barnes Barnum Baroda Barquisimeto Barranquilla
Barrera Barrymore Bartholdi Bartok Baruch Baryshnikov Basho Basie Basseterre Bastille Basutoland Bataan Batista Batu
Baudouin Bayamon Bayer Bayeux Baylor Bayonne Bayreuth Baywatch Beardmore Beardsley Bearnaise Beasley Beatlemania
Beaujolais Beaumarchais Bechtel Becket Beckley Beckman Beebe Beecher Beefaroni Beelzebub Beerbohm Beeton Behan Behring
Beiderbecke Bekesy Bela Belarusian Belau Belem Belg Bellamy Bellatrix Belleek Bellingham Bellini Belmont Belmopan
Beloit Belorussian Belshazzar Beltane Belushi Benacerraf Benchley Bendictus Benelux Benet Benetton Beninese Benz
Benzedrine Beretta Bergerac Beria Berkshire Berkshires Berle Berliner Berlitz Bermudan Bermudian Bernays Bernbach
Bernese Bernhardt Berra Bertelsmann Bertillon Berwick Berzelius Bessemer Betelgeuse Bethe Bethesda Bethune Bettie
Beveridge Beyer Bharat Bhopal Bhutanese Bhutto Bialystok Biddle Bigfoot Biggles Biko Bimini Binghamton Biogen Bioko
Birdseye Birkenstock Biro Biscay Biscayne Bishkek Bismark Bisquick Bissau Bjerknes Bjork Blackbeard Blackburn
Blackfeet Blackfoot Blackpool Blacksburg Blackshirt Blackstone Blackwell Blanchard Blankenship Blantyre Blatz Blenheim
Blevins Bligh Bloemfontein Blondel Bloomfield Bloomingdale Bloomington Bloomsburg Blucher Bluebeard Bluetooth Bobbitt
Bodhidharma Bodleian Boeotia Boeotian Boise Bojangles Bollywood Bolsheviki Bolshevist Bolshoi Bolton Bonaventure Bonn
Bonner Bonneville Bono Booker Bootes Bordon Boreas Borgia Borglum Bork Borlaug Borobudur Borodin Boru Bosch Bosporus
Bostonian Botha Botox Bourbaki Bournemouth Bovary Bowditch Bowell Bowen Bowery Boyer Braddock Bradenton Bradshaw
Bradstreet Brahe Brahma Brahmagupta Brahman Brahmani Brahmaputra Brampton Brandenburg Brando Brasilia Brattain Brazos
Breakspear Breckenridge Bremerton Brenner Brenton Brest Bridalveil Bridgeport Bridger Bridgetown Bridgett Bridgman
Brigadoon Brighton Brillo Brinkley Britannia Britannic Britannica Britisher Brno Broadway Brobdingnag Brobdingnagian
Brokaw Bronx Bros Browne Brownshirt Brownsville Bruckner Brummel Bruneian Brunswick Brynner Brzezinski Buber Buchanan
Buchenwald Buchwald Buckingham Buckner Budweiser Buford Bugatti Bugzilla Buick Bujumbura Bukhara Bukharin Bulawayo
Bulfinch Bulganin Bulgar Bulgari Bullwinkle Bumppo Bunche Bundesbank Bundestag Bunin Bunsen Bunuel Burbank Burberry
Burgoyne Burgundian Burks Burlington Burnett Burnside Burris Burundian Busch Bushido Bushnell Buxtehude Byblos Byers
Byrd Byronic Cabral Cabrera Cabrini Cadette Cadillac Cadiz Caedmon Caerphilly Cagney Cahokia Caiaphas Cain Cajun
Calais Calder Calderon Caledonia Calexico Calgary Cali Caliban Calif Callaghan Callahan Callao Callisto Caloocan
Calvert Calvinistic Camacho Camarillo Camden Camelopardalis Camembert Camoens Campinas Campos Camry Canaanite Canad
Canaletto Canaveral Cancun Cannes Canopus Cantabrigian Cantrell Cantu Canute Capablanca Capella Capet Capetown Caph
Capistrano Capitoline Capone Capra Capri Capricorn Capulet Caracalla Carboloy Carbondale Cardenas Cardozo Carib
Carlsbad Carlson Carlton Carmelo Carmichael Carolinian Carpathian Carranza Carrillo Cartersville Cartier Casals Casio
Cassatt Cassidy Cassiopeia Castaneda Castilian Castries Catalina Catawba Cathay Cather Catiline Catskill Catskills
Catt Caucasoid Caxton Cayman Cayuga Ceausescu Cebuano Celgene Centaurus Cepheid Cepheus Cerberus Cerenkov Ceres Cerf
Cessna Cetus Ceylon Ceylonese Cezanne Chablis Chaitanya Chaitin Chaldea Chaldean Chambersburg Champlain Champollion
Chancellorsville Chandon Chandragupta Chaney Chang Changchun Changsha Chantilly Chaplinesque Chapman Chappaquiddick
Chapultepec Charbray Charlottesville Charlottetown Charmin Charolais Charon Chartres Charybdis Chasity Chateaubriand
Chattahoochee Chattanooga Chautauqua Chayefsky Chechnya Cheetos Cheever Chekhovian Chelyabinsk Cheney Cheops Chernenko
Chernomyrdin Chevrolet Chianti Chiba Chibcha Chicagoan Chickasaw Chiclets Chimborazo Chimu Chinatown Chinook Chipewyan
Chippendale Chippewa Chirico Chisholm Chisinau Chivas Chopra Chou Chretien Christchurch Christendom Christensen
Christianize Christlike Christmastide Christmastime Chromebook Chrysostom Chukchi Chumash Chung Churriguera Chuvash
Cimabue Cinerama Cipro Circe Cisco Citibank Citigroup Citroen Clairol Clancy Clapeyron Clapton Clarendon Clarksville
Clearasil Clemenceau Clements Clemons Clemson Cliburn Clifton Cline Clojure Clorets Clorox Clotho Clouseau Clydesdale
Clytemnestra Cmdr Cochabamba Cochin Cochise Cochran Coffey Cohan Coimbatore Cointreau Colbert Colfax Colgate Colo
Coloradan Coloradoan Colosseum Columbia Comanche Comdr Comintern Como Comoran Comoros Compaq Conakry Concepcion
Concetta Concorde Condillac Conestoga Cong Conley Connellsville Connemara Conner Connery Connolly Connors Conrail
Conroe Cooke Cooley Cooperstown Coors Copacabana Copeland Copland Copley Copperfield Coppertone Coptic Cordoba Corfu
Corinth Corinthian Corinthians Coriolanus Corleone Cormack Cornish Cornwallis Coronado Corot Correggio Cortes Cortland
Corvallis Corvus Cosby Costco Costner Cotonou Cotopaxi Cotswold Coulter Coventry Covington Cowell Cowley Cowper Coyle
Cozumel Crabbe Cranmer Crecy Creon Cressida Cretan Crimean Criollo Crisco Crockett Croesus Cromwellian Cronin Cronkite
Cronus Crookes Cruikshank Cruz Csonka Ctesiphon Cthulhu Cuchulain Cuisinart Culbertson Cumberland Cummings Cunard
Cunningham Currier Custer Cuvier Cuzco Cybele Cygnus Cymbeline Cyprian Cyrillic Czechia Czechoslovak Czechoslovakian
Czerny Dachau Dacron Daguerre Dagwood Dahomey Daimler Dakotan Dalai Daley Dalian Dalmatia Damion Damocles Danae
Danbury Danelaw Dangerfield Danial Daniels Danone Danubian Danville Dardanelles Darrow Darth Dartmoor Dartmouth Darvon
Darwinist Datamation Daugherty Davao Davies Dawes Dawson Dayan Dayton Deandre Deann Debian Debouillet Decalogue
Decatur Deccan Decker Deere Deimos Dejesus Delacruz Delawarean Deleon Delgado Delibes Delilahs Delius Delmarva
Delmonico Delphic Deltona Demavend Demerol Deming Democritus Dempsey Denali Deneb Denebola Deng Denton Deon Depp
Devanagari Dewar Dewayne Dexedrine Dhaulagiri Dias Dickerson Dickson Dictaphone Didrikson Diefenbaker Diem Dijon
Dilbert Dillard Dillinger Dionysian Dior Disneyland Dixiecrat Dixon Django Dnepropetrovsk Dniester Doctorow Dodgson
Dodoma Dodson Doha Dolby Domesday Dominguez Domitian Donahue Donetsk Donner Dooley Doolittle Doonesbury Dorcas Doric
Doritos Dorset Dorsey Dortmund Dothan Dotson Douala Douay Doubleday Douro Dover Draco Dramamine Drambuie Drano
Dravidian Dreiser Dristan Drupal Dschubba Dubcek Dubhe Dubrovnik Dubuque Duisburg Dulles Duluth Dunant Dunbar Dundee
Dunedin Dunkirk Dunlap Dunne Duracell Duran Durer Durex Duroc Durocher Duse Dushanbe Dusseldorf Dustbuster Dustin
Dutchman Dutchmen Dutchwoman Duvalier Dvina Dvorak Dzerzhinsky Dzungaria Eakins Earlene Earline Earnestine Earnhardt
Earp Eastman Eaton Ebeneezer Ebert Ebonics Ebro Ecuadoran Ecuadorean Edam Edmond Edmonton Edwardo Eeyore Efrain Eggo
Egyptology Ehrenberg Ehrlich Eiffel Eire Eisner Elam Elanor Elasticsearch Elastoplast Elba Elbe Elbrus Eldersburg
Eleazar Eliseo Elizabethtown Elkhart Ellesmere Elma Elnath Elohim Eloy Eltanin Elul Elvia Elway Elyria Elysian Elysium
Emacs Emil Eminem Encarta Endymion Englishman Englishmen Englishwoman Englishwomen Enif Eniwetok Enkidu Epcot Ephesian
Ephesus Epimethius Episcopalian Epsom Epson Equuleus Erato Eratosthenes Erebus Erewhon Erickson Eridanus Eris Erlang
Erlenmeyer Erse Esau Escondido Eskimo Esperanto Esperanza Espinoza Essen Essene Essequibo Estela Esterhazy Estes
Estrada Ethernet Etna Eton Etruria Eucharistic Eumenides Eurodollar Europa Eurydice Eustachian Eustis Euterpe
Evansville Evenki Everette Evian Ewing Excalibur Excedrin Exercycle Exocet Exxon Eyck Eyre Faberge Faeroe Fafnir Fagin
Fahd Fairbanks Fairfield Fairhope Faisal Faisalabad Fajardo Falasha Falkland Falklands Fallopian Falwell Fargo
Farmington Farragut Farrakhan Farsi Fassbinder Fatah Fatimid Faulknerian Fauntleroy Faustino Fawkes Fayetteville
Fenian Ferber Ferlinghetti Fernandez Ferrari Ferraro Fiberglas Fido Figaro Figueroa Fillmore Filofax Finnbogadottir
Firestone Fischer Fisk Fitch Fitchburg Fitzpatrick Fitzroy Fizeau Flanagan Flatt Fleischer Flintstones Florentine
Floridan Floridian Florine Florsheim Foch Foley Folgers Folsom Fomalhaut Fonda Foosball Formica Formosa Formosan
Fotomat Fourneyron Fragonard Franck Francophile Franglais Frankel Frankfort Frankish Frau Fraulein Fredericksburg
Fredericton Freemason Frenchman Frenchmen Frenchwoman Frenchwomen Freon Fresno Frey Freya Frigga Frigidaire Frisbee
Frisco Frisian Frito Frobisher Froissart Fronde Frontenac Frostbelt Frunze Frye Fuchs Fuentes Fugger Fuji Fujitsu
Fujiwara Fujiyama Fulani Fullerton Funafuti Fundy Furman Furtwangler Fushun Fuzhou Fuzzbuster Gabonese Gaborone Gacrux
Gadsden Gaea Gagarin Gaia Gaines Gainesville Gainsborough Galahad Galatea Galatia Galatians Galibi Gallegos Gallic
Gallo Galloway Gallup Galsworthy Galvani Gama Gamay Gamow Gandhian Gangtok Ganymede Garfunkel Gargantua Garza Gascony
Gastonia Gatling Gatorade Gatun Gaul Gaulish Gautama Gautier Gaziantep Gdansk Geffen Gehenna Gehrig Gelbvieh Geller
Gemini Genaro Gentoo Georgetown Gerber Gere Geronimo Gethsemane Getty Gewurztraminer Ghazvanid Ghibelline Giacometti
Giannini Giauque Gibson Gielgud Gienah Gila Gilchrist Gilead Gillespie Gillette Gilliam Gilman Gilmore Gilroy Gingrich
Ginsu Giorgione Giraudoux Gish Giuliani Glaser Glastonbury Glaswegian Glaxo Gleason Glendale Glenlivet Gloucester
Glover Godel Godthaab Godunov Godzilla Goering Goethals Goff Goiania Golan Golconda Goldberg Goldilocks Golding
Goldman Goldsboro Goldwater Goldwyn Golgotha Goliath Gomez Gomorrah Gompers Gomulka Gondwanaland Goodall Goode
Goodrich Goodwin Goodyear Goolagong Gordian Goren Gorey Gorgas Gorgonzola Gorky Goteborg Gotham Gouda Gould Gounod
Grable Gracchus Graceland Graciela Graffias Grafton Grahame Grammy Grampians Grayslake Grecian Greeley Greene
Greenpeace Greensboro Greensleeves Greenspan Greenville Greenwich Gregorian Grenadian Grenadines Grendel Grenoble
Gresham Gretzky Grieg Grinch Gromyko Grosz Grotius Grozny Grumman Grundy Grunewald Gruyere Guadalcanal Guadalquivir
Guadalupe Guadeloupe Guallatiri Guamanian Guantanamo Guarnieri Guayama Gucci Guelph Guernsey Guerra Guerrero
Guggenheim Guiana Guinness Guiyang Guizot Gujranwala Gulfport Gullah Guofeng Gurkha Guzman Gwalior Gwendoline Haas
Habakkuk Hadar Hades Hafiz Hagar Hagerstown Haggai Hagiographa Hague Haida Haiphong Hakka Hakluyt Haleakala Halifax
Halliburton Hallstatt Hals Haman Hamhung Hamilcar Hamill Hamitic Hammarskjold Hammerstein Hammond Hampton Hamsun
Hancock Haney Hanford Hangul Hangzhou Hanover Hanoverian Hansel Hanuka Harbin Hardin Harding Hargreaves Harlingen
Harlow Harrell Harrisburg Harrisonburg Harrods Harte Hartline Hartman Hasbro Hasidim Hatfield Hathaway Hatsheput
Hatteras Hattiesburg Hauptmann Havarti Havoline Hawkins Haynes Hazleton Hazlitt Heaviside Hebe Hebraic Hebrides Hecate
Hecuba Heep Hefner Heifetz Heimlich Heineken Heinlein Heisman Helicobacter Helicon Heliopolis Helios Hellene
Hellenization Hellenize Heller Hellespont Hellman Helvetian Helvetius Hemet Hench Hendricks Henley Hennessy Hensley
Henson Hepburn Hepplewhite Hera Heraclitus Herakles Herbart Herculaneum Hereford Herero Hermaphroditus Hermes
Hermosillo Herod Heroku Herr Herrera Hersey Hershey Hertzsprung Heshvan Hesperia Hesperus Hess Heston Hewlett Hezekiah
Hialeah Hiawatha Hibernia Hibernian Hickman Higashiosaka Higgins Hightstown Hildebrand Hilfiger Himmler Hinayana
Hindemith Hindenburg Hindustan Hindustani Hines Hinesville Hinton Hipparchus Hirobumi Hispaniola Hitachi Hittite Hobbs
Hodges Hoff Hoffa Hoffman Hofstadter Hohenlohe Hohenstaufen Hohenzollern Hohhot Hohokam Holcomb Holland Hollander
Hollerith Holley Holloway Holman Holst Holstein Honecker Honeywell Hong Honiara Honshu Hooper Hoosier Hopewell Hormel
Hormuz Hornblower Horne Horowitz Horthy Horus Hosea Hotpoint Hottentot Houma Housman Houyhnhnm Hovhaness Howe Howell
Howells Howrah Hoyle Hrothgar Huber Huck Huddersfield Huerta Huggins Huitzilopotchli Hummel Humvee Hunspell Huntsville
Hurd Hurst Hussite Huston Hutchinson Hutton Hutu Hyades Hyde Hyperion Hyundai Iaccoca Iapetus Ibadan Ibiza Iblis Icahn
Idahoan Idahoes Ieyasu Iguassu Ijsselmeer Ikhnaton Illinoisan Illuminati Ilyushin Imhotep Imodium Imus Inchon Indianan
Indianian Indio Indochina Indochinese Indore Indra Indy Inglewood Ingres Innsbruck Inonu Instamatic Intelsat
Internationale Interpol Invar Ionian Iowan Iphigenia Ipswich Iqaluit Iquitos Irishman Irishmen Irishwoman Irishwomen
Irkutsk Iroquoian Irrawaddy Irtish Isabela Iscariot Isfahan Ishim Ishmael Ishtar Isiah Islamophobic Ismael Ismail
Isolde Ispell Israelite Issac Issachar Isuzu Itaipu Italianate Itasca Ithacan Ivanhoe Iyar Izanagi Izanami Izhevsk
Izod Izvestia Jacksonian Jacksonville Jacobs Jacobson Jagger Jagiellon Jahangir Jamar Jame Jamel Jamestown Janacek
Janell Janesville Janissary Janjaweed Jannie Jansenist Japura Jarlsberg Jataka Jaxartes Jayapura Jayawardene Jaycee
Jaycees Jedi Jeeves Jeffersonian Jeffery Jehoshaphat Jenner Jennings Jeremiahs Jerold Jerrod Jetway Jewess Jewry Jidda
Jilin Jinan Jivaro Jocasta Jogjakarta Johnie Johnston Johnstown Jolson Jonahs Jonesboro Jonson Joplin Josef Josephs
Josue Jove Jovian Joycean Joyner Juarez Jubal Judaical Judson Julliard Juneau Jungfrau Juno Jurua Jutland Juvenal
Kaaba Kafkaesque Kagoshima Kahlua Kahului Kaifeng Kailua Kalamazoo Kalashnikov Kalb Kalgoorlie Kalmyk Kama Kamehameha
Kampuchea Kanchenjunga Kandahar Kaneohe Kankakee Kannada Kano Kanpur Kansan Karaganda Karakorum Karamazov Karenina
Karloff Karo Karroo Kasai Kasparov Katelyn Kathiawar Katmai Katowice Kauai Kaufman Kaunas Kaunda Kawabata Kazantzakis
Keaton Keewatin Keillor Keisha Keller Kemerovo Kemp Kempis Kenmore Kennewick Kenosha Kentuckian Keogh Keokuk Kerensky
Kettering Kevlar Kevorkian Kewpie Khabarovsk Khachaturian Khalid Kharkov Khartoum Khayyam Khazar Khoikhoi Khoisan
Khorana Khufu Khulna Khwarizmi Khyber Kickapoo Kidd Kieth Kigali Kilauea Killeen Kilroy Kingsport Kingstown Kinney
Kinsey Kiowa Kirchner Kirghistan Kirghiz Kirghizia Kiribati Kirinyaga Kirkland Kirkpatrick Kirov Kisangani Kishinev
Kislev Kissimmee Kitakyushu Kitchener Kiwanis Klan Klansman Klee Kline Klingon Klondike Kmart Knapp Knesset Kngwarreye
Knickerbocker Knievel Knopf Knossos Knowles Knoxville Knudsen Knuth Knuths Kobe Koch Kochab Kodachrome Kodak Kodaly
Kodiak Koestler Kohinoor Koizumi Kojak Kokomo Kolyma Kommunizma Kong Kongo Koontz Koppel Kornberg Korzybski Kosciusko
Kossuth Kosygin Kotlin Koufax Kowloon Kraft Krakatoa Kramer Krasnodar Krasnoyarsk Krebs Kremlinologist Kremlinology
Kresge Kringle Krishnamurti Kristie Kroc Kroger Kronecker Krupp Kshatriya Kuibyshev Kulthumm Kuomintang Kusch Kutuzov
Kuznets Kuznetsk Kwakiutl Kwan Kwangju Kwanzaa Laban Labradorean Lachesis Ladoga Lafayette Lafitte Laius Lajos
Lakeisha Lakeland Lakewood Lakisha Lakshmi Lamaze Lamborghini Lambrusco Lancaster Landon Landry Landsat Landsteiner
Lang Langerhans Langland Langley Lanka Lankan Lansing Lanzhou Laocoon Laramie Lardner Laredo Larousse Larson Lascaux
Lassen Latasha Lateran Latham Latin Latonya Latoya Latrobe Laue Laurasia Laval Lavern Lavonne Lawanda Lawson Layamon
Leadbelly Leakey Leander Leanne Learjet Leary Leavenworth Leblanc Lederberg Leesburg Leeuwenhoek Leger Legree Lehman
Lemaitre Lemuria Lenny Lenoir Lenten Leominster Leoncavallo Leonel Leonor Leopoldo Lepidus Lepke Lepus Lerner Lesa
Lesseps Lessie Lestrade Letha Letterman Levesque Levine Leviticus Levitt Lewinsky Lewiston Lewisville Lexington Lexus
Lhotse Liberace Libreville Librium Lichtenstein Lieberman Liebfraumilch Liechtensteiner Lieut Liliana Liliuokalani
Lille Lillie Lilliput Lilongwe Limbaugh Limburger Limoges Limousin Limpopo Lindbergh Linotype Linton Linwood
Lipizzaner Lippi Lippmann Lipscomb Lipton Lissajous Listerine Liston Litton Livermore Liverpudlian Livingston
Livingstone Livonia Lobachevsky Lochinvar Lockean Lockheed Lodi Lodz Loewe Loewi Loews Lohengrin Lollard Lollobrigida
Lombardi Lombardy Lome Lompoc Londoner Longmont Longstreet Longueuil Longview Lorentzian Lorre Lott Louisianan
Louisianian Louisville Lourdes Lowenbrau Lowery Loyang Loyd Loyola Luann Lubavitcher Lubbock Lubumbashi Lucifer Lucile
Lucite Lucknow Ludhiana Lufthansa Luftwaffe Luger Lugosi Lully Lumiere Luna Lupe Lupercalia Lusitania Luvs
Luxembourger Luxembourgian Luzon Lvov Lyallpur Lycra Lycurgus Lydian Lyly Lynchburg Lyons Lyra Lysenko Lysistrata
Lysol Maalox Macao Macaulay Maccabees Maccabeus Macedon Macias Macintosh Mackinac Macmillan Macon Macumba Macy
Madagascan Maddox Madera Madurai Maeterlinck Magellan Maginot Magnificat Magnitogorsk Magog Magoo Magsaysay Mahavira
Mahayanist Mahdi Mahfouz Mahican Maidenform Maigret Maillol Maiman Maimonides Mainer Maitreya Majorca Majuro Makarios
Malabar Malabo Malacca Malaya Maldive Maldivian Maldonado Mali Malibu Mallarme Mallomars Malone Malplaquet Mameluke
Mamet Mamore Managua Manama Manasseh Manchu Manchurian Mancini Mancunian Mandeville Mandingo Mandrell Mani Manichean
Manitoulin Mankato Manley Mannheim Mansfield Manson Manteca Mantegna Manuela Manx Maracaibo Maratha Marceau Marcelino
Marciano Marconi Marduk Margarito Margrethe Marianas Mariano Maricela Marisol Maritain Maritza Mariupol Markab Markham
Marlboro Marlborough Marmara Maronite Marple Marquesas Marquette Marquez Marrakesh Marriott Marsala Marseillaise
Marseilles Martel Martinique Marva Marvell Marylander Marysville Masada Masai Masaryk Mascagni Masefield Maserati
Maseru Mashhad Masonite Massasoit Massenet Massey Mather Matheson Mathews Mathewson Mathis Mattel Matterhorn Matthews
Maugham Maui Mauldin Maupassant Mauritanian Mauro Maurois Mauryan Mauser Mayfair Mayra Mays Maytag Mazama Mazarin
Mazatlan Mazda Mazola Mbabane Mbini Medan Medellin Medford Meighen Mejia Melchior Melchizedek Melendez Mellon
Melpomene Melton Memcached Memling Menander Mencius Mencken Mendez Mendocino Menelaus Menelik Menes Mengzi Menifee
Menkalinan Menkar Menkent Mennen Menominee Menotti Mensa Mentholatum Menuhin Menzies Mephisto Mephistopheles Merak
Mercado Mercator Merced Mercia Merck Mercurochrome Merlot Merriam Merrimack Merritt Merthiolate Merton Mesabi Mesmer
Mesopotamian Messerschmidt Messiaen Metallica Metamucil Methuselah Meuse Mexicali Meyerbeer Meyers Mfume Miaplacidus
Micawber Mich Michaelmas Michelin Michelob Michigander Michiganite Micmac Micronesian Midas Middleton Middletown
Mideast Mideastern Midwest Mikoyan Milagros Milanese Milford Milken Millay Milne Milosevic Miltiades Miltonian Miltown
Minamoto Mindoro Mingus Minn Minnelli Minnesotan Minolta Minos Minot Minotaur Minsk Minsky Mintaka Minuit Mirabeau
Mirach Mirfak Miro Mirzam Miskito Mississauga Mississippian Missoula Missourian Mistassini Mitford Mithra Mithridates
Mitsubishi Mitty Mizar Mlle Mnemosyne Mobil Mobutu Modesto Moet Mogadishu Mohacs Mohammad Mohammedan Mohave Mohegan
Moho Mohorovicic Moiseyev Mojave Moldavia Moldavian Moliere Molnar Moloch Molokai Molotov Moluccas Monacan Mondale
Monegasque Monera Monessen Mongolic Monmouth Monongahela Monrovia Monsanto Mont Montanan Montcalm Montenegrin Monterey
Montgolfier Monticello Montoya Montpelier Montrachet Montserrat Moog Mooney Moorish Morales Moran Moravia Moravian
Mordred Morgantown Morin Morison Morita Moro Moroni Morpheus Morphy Morristown Moseley Mosley Motorola Motown Motrin
Moulton Mountbatten Mountie Moussorgsky Mouthe Mowgli Msgr Muawiya Mueller Muhammadan Muir Mujib Mulder Mullen Muller
Mullikan Mullins Mulroney Multan Multics Mumford Munchhausen Muncie Munoz Munro Munster Muppet Murasaki Murat
Murchison Murcia Murfreesboro Murillo Murmansk Murrieta Murrow Murrumbidgee Muscovite Muscovy Musharraf Musial
Muskegon Muskogee Mussorgsky Mutsuhito Mycenae Myers Mylar Myrdal Mysore Myst Nabisco Nader Nagpur Nagy Nair Naismith
Namath Namibian Nampa Nanak Nanchang Nanook Nansen Nantes Nantucket Napa Naphtali Napier Narmada Narraganset
Narragansett Nashua Nassau Nasser Natalia Natchez Nathans Naugahyde Navajoes Navarre Navarro Navratilova Nazarene
Nazca Ndjamena Nebr Nebraskan Nebuchadnezzar Negev Negress Negroes Negros Nelda Nelsen Nembutal Nereid Nerf Nescafe
Nesselrode Nestorius Netherlander Netscape Netzahualcoyotl Neva Nevadan Nevadian Nevis Nevsky Newark Newburgh Newman
Newport Newsweek Nexis Ngaliema Niagara Niamey Nibelung Nicaea Nicene Nichiren Nicholson Nicklaus Nicobar Nicodemus
Nieves Nigerien Nikkei Nikon Nimitz Niobe Nippon Nipponese Nirenberg Nisan Nissan Nivea Nobelist Nome Nootka Norberto
Noriega Norplant Norseman Norsemen Northampton Norths Norw Norwich Nosferatu Nostradamus Nouakchott Noumea Novartis
Novgorod Novocain Novocaine Novokuznetsk Novosibirsk Noxzema Noyce Noyes Nubia Nubian Nukualofa Nunez Nunki Nureyev
Nyasa Oahu Oakley Obamacare Oberlin Ocala Ocaml Occident Oceanside Oceanus Ochoa Octavian Octavio Oder Odets Odis Odom
Oersted Ogbomosho Ogilvy Oglethorpe Ohioan Oise Ojibwa Okayama Okeechobee Okefenokee Okhotsk Okinawan Okla Oklahoman
Oktoberfest Olaf Olajuwon Oldenburg Oldfield Oldsmobile Olduvai Olen Olenek Olivetti Olmec Olmsted Olson Olympiad
Olympian Olympus Omaha Omayyad Omdurman Omsk Onassis Oneal Onega Onondaga Onsager Ontarian Oort Opel Ophiuchus Oprah
Oranjestad Orbison Oreg Oregonian Orem Oreo Orestes Oriya Orizaba Orkney Orleans Orlon Orphic Orval Osage Osceola
Oshawa Oshkosh Osman Ostrogoth Ostwald Osvaldo Ouagadougou Ouija Owens Owensboro Oxnard Oxonian Oxus Oxycontin Ozark
Ozarks Ozymandias Paar Pabst Pacino Packard Padang Paderewski Padilla Paglia Pahlavi Paine Paiute Palembang Paley
Palikir Palladio Palmdale Palmerston Palmolive Palmyra Palomar Pamirs Panasonic Panmunjom Pantagruel Panza Paracelsus
Paraclete Paramaribo Parana Parcheesi Parkersburg Parkman Parmenides Parmesan Parnassus Parrish Parthenon Parthia
Pasadena Pascagoula Pasco Paterson Patna Patterson Pawnee Payne Peabody Peale Pearlie Peary Pechora Peckinpah Pecos
Pegasus Peiping Peking Pele Pelee Peloponnese Pena Penderecki Penney Pennington Pennsylvanian Pennzoil Pensacola
Pentateuch Pentax Pentium Peoria Pepin Pepsi Pequot Percheron Perelman Periclean Perkins Pernod Peron Perot Perrier
Perseid Persephone Persepolis Perseus Pershing Petain Petaluma Peugeot Pfizer Phaethon Phekda Phelps Phidias Philby
Philemon Philippians Philips Phillipa Phipps Phobos Phrygia Piccadilly Pickering Pickett Pickford Pickwick Pict
Piedmont Pierrot Pilate Pilates Pilcomayo Pillsbury Pinatubo Pinkerton Piraeus Pisces Pisistratus Pissaro Pitcairn
Pitt Pittman Pitts Pittsfield Pius Plano Plantagenet Plataea Platte Playtex Pleiades Plexiglas Plymouth Pocahontas
Pocatello Pocono Poconos Podgorica Podhoretz Podunk Pogo Poincare Poiret Poitier Pokemon Polanski Polaris Polaroid
Polk Pollock Pollux Poltava Polyhymnia Polyphemus Pomerania Pomeranian Pomona Pompeian Pompey Pontchartrain Pontiac
Pontianak Poole Poona Popeye Popocatepetl Poppins Popsicle Porfirio Porrima Porsche Porterville Porto Portsmouth
Poseidon Pottawatomie Pottstown Poughkeepsie Powhatan Poznan Prada Prado Praia Prakrit Pratt Pravda Praxiteles
Preakness Preminger Premyslid Prensa Priam Pribilof Priceline Priestley Principe Prius Procrustes Procter Procyon
Promethean Proserpina Proserpine Protagoras Proteus Proudhon Provencal Provo Pruitt Prut Pryor Ptah Puckett Puebla
Puerto Pugh Pulaski Pullman Punic Purana Purdue Purim Purina Purus Pusan Pusey Pushtu Puzo Pygmalion Pyle Pyrex
Pythias Qantas Qingdao Qiqihar Quaalude Qualcomm Quaoar Quasimodo Quayle Quebecois Quetzalcoatl Quezon Quintilian
Quirinal Qumran Quonset Quranic Rabat Rabelaisian Rabin Racine Radcliff Rama Ramada Ramakrishna Rambo Ramiro Ramos
Ramses Rangoon Rankin Rankine Rappaport Rapunzel Rasalgethi Rasalhague Rasmussen Rasta Rastaban Rastafarian Ratliff
Rawalpindi Rayburn Raymundo Reaganomics Realtor Recife Redding Redgrave Redis Redmond Reebok Refugio Reginae Regor
Rehnquist Reinhardt Reno Reuters Reuther Reva Revlon Reyes Reykjavik Reynaldo Rhee Rheingau Rhenish Rhiannon Rhineland
Rhode Rhodes Rhodesian Rhone Ribbentrop Richards Richelieu Richthofen Rickenbacker Rickover Rico Riesling Riga Rigel
Riggs Rigoberto Rigoletto Ringling Rios Risorgimento Ritz Rivas Rizal Roanoke Robbins Roberson Robertson Robeson
Robitussin Robles Robson Robt Rocco Rocha Rochambeau Roche Rockford Rockne Roddenberry Rodgers Rodriquez Roeg Rogelio
Roget Roku Rolaids Rolex Rollerblade Rolodex Rolvaag Romanesque Romansh Romany Romney Romulus Ronstadt Rontgen
Roquefort Rosales Rosario Roseau Rosecrans Rosenberg Rosendo Rosicrucian Rostand Rostov Rostropovich Roswell Rotarian
Rouault Rubaiyat Rubbermaid Rubicon Rubik Ruchbah Ruhr Rukeyser Rumpelstiltskin Rumsfeld Runnymede Runyon Rushmore
Russel Russo Rustbelt Rutan Rutgers Rydberg Ryder Ryukyu Saab Saar Saarinen Saatchi Sabik Sabin Sacajawea Sacco Sadat
Saddam Sadducee Sade Sadr Safeway Sagan Saginaw Sagittarius Saiph Sakai Sakha Sakhalin Sakharov Saks Salado Salas
Salerno Salesforce Salinas Salinger Salisbury Salish Salk Sallust Salonika Salton Salvadorean Salvadorian Salween
Salyut Samar Samaritan Samarkand Samoset Samoyed Samsonite Sana Sandburg Sandinista Sandoval Sanforized Sanhedrin
Sanka Sankara Santa Santana Santeria Saracen Saragossa Sarasota Saratov Sarawak Sargasso Sargon Sarnoff Saroyan Sarto
Sask Saskatoon Sasquatch Sassanian Sauternes Savoyard Scala Scarborough Scheat Schedar Schenectady Schiaparelli Schick
Schindler Schlesinger Schlitz Schloss Schnabel Schneider Schrieffer Schrodinger Schroeder Schultz Schuylkill
Schwarzenegger Schwarzkopf Schweitzer Schweppes Schwinger Schwinn Scientologist Scientology Scipio Scorpio Scorpius
Scotchman Scotchmen Scotchwoman Scotchwomen Scotia Scotsman Scotsmen Scotswoman Scotswomen Scottsdale Scranton
Scriabin Scribner Scruggs Sculley Scylla Scythia Scythian Seaborg Seagram Sebring Seconal Seder Sedna Seebeck Seeger
Sega Segovia Segre Segundo Segway Seiko Seinfeld Sejong Selectric Seleucid Seleucus Selim Selkirk Selznick Semarang
Semiramis Semite Semtex Sendai Senghor Sennacherib Sennett Sensurround Sephardi Sept Septuagint Sequoya Serpens Serra
Serrano Seton Seuss Sevastopol Severus Sevres Sextans Shaanxi Shaffer Shaka Shankara Shapiro Sharif Sharpe Shasta
Shaula Shavian Shavuot Shcharansky Shebeli Sheboygan Sheetrock Sheldon Shenandoah Shenyang Sheol Sheratan Sheraton
Sherpa Shetland Shetlands Shevardnadze Shevat Shijiazhuang Shikoku Shillong Shiloh Shintoist Shiraz Shockley Shoshone
Shostakovitch Shrek Shreveport Shriner Shropshire Shula Shylock Shylockian Siam Siamese Siberian Siddhartha Siemens
Sierpinski Sigurd Sihanouk Sikkimese Sikorsky Simenon Simmental Simpsons Simpsonville Sinbad Sindbad Sindhi Sinhalese
Sinkiang Sirius Sistine Sisyphean Siva Sivan Sjaelland Skopje Skylab Slackware Slashdot Slidell Slocum Slovakian
Slurpee Smirnoff Smithson Smithsonian Smolensk Smollett Smyrna Snapple Snead Snell Snyder Socastee Socorro Soddy Sodom
Soho Solis Solon Somalian Somme Somoza Sondheim Songhai Songhua Sonora Sophoclean Sopwith Sorbonne Sosa Souphanouvong
Sourceforge Sousa Southey Souths Soyuz Spaatz Spackle Spahn Spanglish Spartacus Spartanburg Speer Spencerian Spengler
Spenglerian Spenserian Sperry Spillane Spinx Spiro Spitsbergen Spitz Spokane Springdale Springfield Squanto Squibb
Srinagar Srivijaya Stael Stallone Stamford Standish Stanislavsky Starkey Staten Staubach Staunton Steadicam Steele
Steinem Steinmetz Steinway Stengel Stephens Stephenson Sterno Steuben Steubenville Stevens Stilton Stimson Stine
Stockhausen Stockton Stolichnaya Stolypin Stonehenge Strabo Stradivarius Strasbourg Streisand Strickland Stromboli
Studebaker Stuyvesant Stygian Styron Styx Suarez Subaru Sucre Sucrets Sudetenland Sudoku Sudra Suetonius Suez Sukkot
Suleiman Sulla Sumatran Sumeria Sumter Sundanese Sundas Sunkist Sunnite Sunnyvale Superbowl Superfund Surat Surinamese
Surya Suva Suwanee Suzhou Svengali Sverdlovsk Swammerdam Swanee Swansea Swanson Swazi Swed Swedenborg Sweeney
Swinburne Swissair Switz Sykes Sylvie Synge Syracuse Szilard Tabasco Tabriz Tacoma Tadzhik Taegu Taejon Taft Tagus
Tahiti Tahitian Tahoe Taichung Tainan Taine Taiping Taiyuan Taklamakan Taliesin Tallahassee Tallchief Talley Talmudist
Tameka Tamerlane Tamika Tammany Tammuz Tampax Tamworth Tancred Taney Tanganyika Tangshan Tanisha Tannhauser Tantalus
Tarawa Tarazed Tarbell Tarim Tarkenton Tarkington Tartary Tartuffe Tarzan Tasman Taurus Tavares Tawney Teasdale Teflon
Tegucigalpa Telemachus Temecula Tempe Tenn Tennessean Tennysonian Tenochtitlan Teotihuacan Tereshkova Terpsichore
Terran Tethys Tetons Teuton Teutonic Tevet Texaco Texarkana Thad Thales Thanh Thant Tharp Theiler Themistocles
Theocritus Theodosius Theravada Thermopylae Theron Thespis Thessalonian Thessaly Thieu Thimbu Thimphu Thorazine Thoth
Thrace Thracian Thule Thunderbird Thur Thurber Thurman Thurmond Thutmose Tiberius Ticketmaster Ticonderoga Tienanmen
Tillman Tilsit Timex Timon Timurid Tinkerbell Tinkertoy Tinseltown Tippecanoe Tipperary Tirane Tiresias Tirol Tirolean
Tishri Titania Titusville Tlaloc Tlingit Tocantins Tojo Tokyoite Toledo Toltec Tolyatti Tombaugh Tompkins Tomsk Tonto
Topeka Topsy Torquemada Torrens Torricelli Tortola Tortuga Torvalds Tosca Toscanini Toshiba Toto Townes Toyoda
Trafalgar Trailways Transcaucasia Transylvanian Trappist Travolta Trekkie Trevelyan Trevino Triangulum Trimurti
Tripitaka Trippe Triton Trobriand Troilus Trondheim Tropicana Troyes Truckee Trujillo Trumbull Tsimshian Tsiolkovsky
Tsitsihar Tsongkhapa Tuamotu Tuareg Tubman Tucuman Tues Tulane Tulsa Tulsidas Tungus Tunguska Tunney Tupi Tupperware
Tupungato Turk Turkestan Turlock Turpin Tuscaloosa Tuscarora Tuscon Tuskegee Tussaud Tutankhamen Tuvaluan Tweedledee
Tweedledum Twinkies Twizzlers Tycho Tylenol Tyndall Tyree Tyrolean Ubangi Ubuntu Ucayali Uccello Ujungpandang
Ultrasuede Ulyanovsk Umbriel Ungava Unicode Unilever Uniontown Uniroyal Unitas Unukalhai Upjohn Ural Urania Urey Uris
Urquhart Urumqi Usenet Ustinov Utahan Utica Utopian Utrillo Vacaville Vader Vaduz Valarie Valdez Valdosta Valenti
Valenzuela Valerian Valhalla Valium Valkyrie Vallejo Valletta Valois Valparaiso Valvoline Vanderbilt Vandyke Vang
Vanzetti Varese Vaseline Vassar Vauban Vazquez Vega Vegemite Velasquez Velazquez Velcro Velez Velveeta Venn Ventolin
Venusian Verde Verdun Verizon Vermonter Vesalius Vespasian Vesta Viacom Vicente Vichy Vicksburg Victorville Victrola
Vidal Vientiane Vietcong Vietminh Vijayanagar Vijayawada Vila Villarreal Vilnius Vilyui Vindemiatrix Vineland
Virginian Virgo Visalia Visayans Visigoth Visigoths Vistula Vitim Vitus Vivekananda Vladivostok Vlaminck Vlasic
Volcker Voldemort Volgograd Volstead Volta Volvo Vonda Voronezh Vorster Vuitton Vulcan Vulg Vulgate Wabash Waco
Wagnerian Waikiki Waksman Waldensian Waldorf Walesa Walgreen Walgreens Walkman Wallenstein Waller Walloon
Walpurgisnacht Walters Wanamaker Wankel Warwick Wasatch Washingtonian Wassermann Waterbury Waterford Watertown Watkins
Watsonville Watteau Watusi Waugh Wausau Waynesboro Webern Weddell Wehrmacht Weill Weinberg Weirton Weissmuller
Weizmann Weldon Welland Weller Welshman Welshmen Welshwoman Wenatchee Wesak Wesleyan Wessex Wesson Westinghouse Weyden
Wezen Wheaties Wheatstone Whipple Whitefield Whitehorse Whiteley Whitfield Whitley Whitsunday Whittier Wichita Wiemar
Wiggins Wilburn Wilcox Wilda Wilford Wilfredo Wilkerson Wilkins Wilkinson Willamette Willemstad Williamsburg
Williamson Williamsport Wilmington Wimbledon Wimsey Winchell Winchester Windex Winesap Winnebago Wisconsinite
Witwatersrand Wobegon Wodehouse Wolfe Wolff Wollongong Wolsey Wolverhampton Wonderbra Wong Woodard Woodhull Woodstock
Woodward Woolite Woolongong Woolworth Wooster Wooten Worcester Worcestershire Wotan Wovoka Wozniak Wozzeck Wrangell
Wrigley Wroclaw Wurlitzer Wycherley Wyeth Wyomingite Xamarin Xanadu Xanthippe Xenakis Xenophon Xian Xiaoping Xingu
Xiongnu Xizang Xmas Xochipilli Xuzhou Yacc Yahtzee Yakima Yakut Yakutsk Yalow Yalu Yamagata Yamaha Yamoussoukro
Yaobang Yaounde Yaqui Yaren Yaroslavl Yataro Yates Yauco Yeager Yekaterinburg Yemenite Yenisei Yerkes Yesenia
Yggdrasil Ymir Yoda Yoknapatawpha Yokohama Yong Yonkers Yorkie Yorktown Yossarian Youngstown Ypres Ypsilanti Yugo
Yugoslavian Zairian Zambezi Zamboni Zamenhof Zamora Zanuck Zaporozhye Zapotec Zappa Zealand Zedong Zeffirelli Zenger
Zephaniah Zephyrhills Zephyrus Zhdanov Zhengzhou Zhivago Zibo Ziegfeld Ziggy Zimmerman Ziploc Zollverein Zoloft Zomba
Zoroaster Zorro Zosma Zsigmondy Zubenelgenubi Zubeneschamali Zukor Zululand Zuni Zworykin Zyrtec Zyuganov
`;

/** Those of them that are given names: lists of common first names of English-speaking countries (public domain). */
export const dictionaryGivenNames = `
Abbott Abby Abdul Abelard Abigail Abner Abram Adams Adan Addie Adela Adele Adeline Adler Adolph Adrian Adriana
Adrienne Agustin Ahmed Aida Aileen Aimee Alana Alaric Alberto Alden Aldo Alec Alejandra Alexandra Alexis Alfonso
Alford Alfreda Alfredo Alicia Aline Alisa Alisha Alison Alissa Alistair Allan Allegra Allie Allison Allyson Alma
Alonzo Alphard Alphonse Alphonso Alta Althea Alva Alvin Alyce Alyson Alyssa Amalia Amie Amos Anabel Anastasia Anatole
Andre Andrei Andres Andromache Angelia Angelico Angelina Angeline Angelique Angelita Angelo Angie Angus Anita Annabel
Annabelle Annette Annmarie Anton Antone Antonia Antonius Archibald Archie Arden Ariadne Ariel Arlene Arline Armand
Armando Armstrong Aron Arron Artie Arturo Ashlee Ashley Atalanta Athene Aubrey Audi Audra Augusta Augustus Aurelia
Avery Avis Baird Bambi Bancroft Barbra Barclay Barnabas Barnaby Barnard Barnett Barr Barron Barry Bart Barth
Bartholomew Barton Bathsheba Baxter Beatrix Beatriz Beaufort Beauregard Becky Belinda Bella Bendix Benita Bennie Benny
Benson Bentley Benton Berenice Bernadette Bernadine Bernardo Bernice Bernie Berta Bertha Bertie Bertram Bess Bessie
Beth Bethany Betsy Bette Bettye Beulah Beverley Beverly Bianca Billie Blaine Blake Blanca Blanche Blondie Blythe Bobbi
Bobbie Boniface Bonita Bonnie Boone Borden Borg Boyd Bradley Bradly Brady Branden Brandi Brandie Brandon Brant Brenda
Brendan Brent Bret Brett Brewster Briana Brianna Brice Bridget Bridgette Briggs Brigham Brigid Brigitte Brit Britney
Britt Brittney Brock Bronson Brooke Brunhilde Bruno Bryan Bryant Bryce Bryon Buffy Burch Burgess Burke Burt Burton
Caitlin Caldwell Caleb Calhoun Callie Camilla Camille Candace Candice Candide Cara Carey Carissa Carla Carlene Carlin
Carlo Carly Carmela Carmella Carmen Carney Carole Carr Carrie Carroll Cary Casandra Casey Caspar Casper Cassie Cassius
Cathleen Cathryn Cathy Cecelia Cecil Cecile Cecilia Cecily Cedric Celeste Celia Celina Cesar Chadwick Chalmers Chan
Charlene Charley Charmaine Chauncey Chelsea Cheri Cherie Cheryl Chester Chico Chiquita Christa Christi Christie
Christoper Chrysler Chrystal Cindy Claiborne Clair Clare Clarence Clarice Clarissa Clarke Claudette Claudia Claudine
Claudio Claudius Claus Clayton Clemens Cleo Clint Clio Clive Clovis Clyde Cobb Cody Colby Cole Coleen Coleman Colette
Collin Conan Connie Consuelo Conway Cora Cordelia Corey Corina Corine Corinne Cornelia Cornelius Corrine Cory Courtney
Craig Crawford Creighton Crichton Cristina Crosby Cullen Curtis Cynthia Cyril Cyrus Dalton Damian Damien Damon Dana
Danielle Dannie Danny Daphne Darby Darcy Daren Darin Dario Darius Darla Darlene Darnell Darrel Darrell Darren Darrin
Darryl Daryl Dave Davidson Davis Davy Deana Deanna Deanne Debbie Debby Debora Debra Decca Deena Deidre Deirdre Delaney
Delano Delbert Delia Delilah Della Delmar Delmer Delores Deloris Demeter Demetrius Dena Denis Denise Denny Derek
Derick Dermot Desdemona Desiree Desmond Devi Devin Dewitt Dexter Diann Dianna Dianne Dillon Dina Dinah Dino Dion
Dionne Dixie Dollie Dolores Domingo Dominic Dominica Dominick Dominique Donn Donna Donnell Donnie Donny Donovan Dora
Doreen Doris Dorothea Dorthy Doug Duane Dudley Duffy Dunn Durant Durante Dwayne Dwight Earle Eben Eddie Eden Edgardo
Edsel Edwina Effie Efren Eileen Elaine Elbert Eldon Elias Elijah Elinor Elisabeth Elise Elisha Eliza Ellie Elliot
Elliott Elmer Elmira Elmo Elnora Eloise Elroy Elsa Elsie Elsinore Elton Elva Elvin Elvira Elwood Elysee Emanuel Emile
Emilia Emilio Emmett Emmy Emory Enid Enoch Enrico Ephraim Erhard Erica Erick Ericka Erie Erik Erika Erin Erma Erna
Ernestine Ernesto Ernie Errol Erwin Esmeralda Essie Esteban Estella Estelle Esther Ethan Ethel Ethelred Etta Eugenia
Eugenie Eugenio Eula Eunice Evan Evangelina Evangeline Everett Evita Ezekiel Ezra Fabian Fannie Farley Farrell Faye
Federico Felecia Felice Felicia Felipe Fergus Ferrell Ferris Finlay Finley Fiona Fleming Fletcher Flory Flossie Floyd
Flynn Forbes Forrest Forster Fowler Fran Francesca Francine Francisca Francois Francoise Frankie Franny Fraser Frazier
Freda Freddie Freddy Frederic Fredric Fredrick Freida Fremont Frieda Fulton Gabrielle Gael Gage Gail Gallagher Gardner
Gareth Garfield Garrett Garrick Garry Garth Gawain Gayle Gena Genevieve Georgette Georgia Georgina Geraldine Gerard
Gerardo Gerry Gideon Gilberto Gilda Giles Gillian Gilligan Gina Ginny Gino Giselle Gladys Glenda Glenn Glenna Goddard
Godiva Golda Goldie Gonzalo Gracie Grady Greer Greg Gregg Gregorio Greta Gretchen Gretel Griffith Gris Grover Guido
Guinevere Gunther Gustavo Gustavus Guthrie Gwen Gwendolyn Gwyn Haley Hallie Halsey Hamlin Hanna Hanson Harley Harmon
Harper Harriett Hattie Hayden Hayes Hayward Haywood Hebert Heidi Helena Helene Helga Heloise Henderson Hendrick
Henrietta Henrik Heriberto Herminia Herrick Herschel Hershel Hester Hettie Hewitt Heywood Hieronymus Hilario Hilda
Hillel Hilton Hiram Hobart Holden Hollie Hollis Holt Horacio Horatio Horton Hubert Huey Humberto Humphrey Huntley
Hurley Ignacio Ignatius Ilene Imelda Imogene Indira Ines Inez Inge Ingram Irma Irvin Irvine Irving Irwin Isabelle
Isaiah Isidro Izaak Jacklyn Jacky Jaclyn Jacquelyn Jaime Jamaal Jamal Jami Jamie Jana Janelle Janette Janice Janie
Janine Janis Janna Jared Jarrett Jarrod Jarvis Jayne Jayson Jeanette Jeanie Jeanine Jeanne Jeannette Jeannie Jeannine
Jefferey Jeffry Jenifer Jenna Jennie Jephthah Jerald Jeremiah Jeri Jermaine Jerome Jerri Jerrold Jess Jesse Jessie
Jewell Jillian Jimmie Jinny Joann Joanne Joaquin Jocelyn Jodi Jodie Jody Johanna Johannes Johnathan Johnathon Johnnie
Jolene Jonah Jonas Jonathon Joni Jordan Jose Josefa Josefina Josiah Josie Juana Juanita Judas Judd Jude Jules Juliana
Julianne Juliette Julio Justin Justine Kaitlin Kali Kane Kara Kareem Kari Karin Karina Karla Karol Karyn Kasey
Katharine Katheryn Kathie Kathrine Kathryn Kathy Katina Katy Kaye Kayla Keenan Kelley Kelli Kellie Kelsey Kendall
Kendra Kendrick Kennan Kennith Kenny Kenton Kenyon Keri Kermit Kerri Kerry Keven Kiel Kimberley Kimberly Kingston
Kirby Kirk Kirsten Knox Konrad Kory Kris Krista Kristen Kristi Kristin Kristina Kristine Kristopher Kristy Krystal
Kurtis Kyle Lacey Ladonna Lamar Lamont Lana Lancelot Lanny Lara Latisha Lauri Laurie Laverne Lawton Layla Layton
Lazaro Lazarus Leah Leann Leanna Leda Leif Leigh Leila Lela Leland Lelia Lemuel Lena Lenard Lenora Lenore Leola Leona
Leonid Leonidas Lesley Lester Leta Leticia Letitia Levi Libby Lidia Lila Lilia Lilian Lilith Lillian Lina Lind Lindsay
Lindsey Lindy Linus Lionel Livia Liza Lizzie Lizzy Llewellyn Lloyd Locke Lockwood Lois Lola Lombard Lonnie Lora Lorain
Loraine Lorelei Loren Lorena Lorene Lorenzo Loretta Lori Lorie Lorna Lorrie Lothario Lottie Louella Louie Lowe Lucia
Lucian Luciano Lucien Lucille Lucinda Lucio Lucius Lucretia Luella Luigi Luisa Lula Lyell Lyle Lyman Lynda Lynette
Lynn Lynne Lynnette Mabel Mable Mack Mackenzie Madeleine Madeline Madelyn Madge Madison Magdalena Magdalene Maisie
Malachi Malinda Mallory Malory Mamie Mandy Manfred Mara Marc Marcella Marcelo Marci Marcia Marcie Marco Marcos Marcy
Margery Margie Margo Margot Margret Marguerite Mari Marian Mariana Maribel Marietta Marin Marion Maris Marisa Marissa
Marius Marjorie Marjory Marla Marlene Marlon Marne Marquita Marsha Marta Martina Marty Marvin Maryann Maryanne
Maryellen Marylou Mathew Mathias Mattie Maud Maude Maura Maureen Mauricio Maurine Mavis Maxine Mayer Maynard Meade
Meagan Meghan Meier Melba Melinda Melisa Melisande Melissa Melva Melvin Mercedes Meredith Merle Merrick Merrill Mervin
Meyer Micah Micheal Michele Mickie Micky Mildred Millard Millicent Millie Mimi Mindy Minnie Mira Miriam Missy Mitch
Mitchel Mitzi Moira Moises Mollie Mona Monique Monte Montgomery Monty Moore Morgan Morley Mortimer Morton Moselle
Muriel Myles Myra Myrna Myron Nadia Nadine Nahum Nanette Nannie Nate Neal Nehemiah Nell Nellie Nelly Nestor Nettie
Niccolo Nichole Nichols Nickolas Nicola Nigel Nike Nikki Nina Nita Noelle Noemi Nola Nolan Nona Norbert Noreen Norma
Normand Norris Northrop Northrup Oates Obadiah Oberon Odell Odessa Ofelia Ogden Olav Olga Olin Olivier Ollie Olympia
Omar Oneida Ophelia Oran Orin Orion Orly Orville Osbert Osborn Osborne Osgood Oswald Otis Ozzie Paige Palmer Parker
Parnell Parsifal Pasquale Patrica Patrice Patti Paulette Pauline Peggy Pembroke Penelope Penn Percival Percy Perl
Perry Pete Petra Phaedra Phil Philippe Philippine Philly Phyllis Pincus Polly Pollyanna Portia Powell Prentice
Prescott Preston Priscilla Putnam Pyotr Quentin Quincy Quinn Quinton Rachael Rachelle Rafael Ramon Ramona Ramsay
Randal Randall Randell Randi Randolph Raoul Raquel Raul Reba Rebekah Redford Reese Reggie Regina Reginald Reid Reilly
Reinaldo Reinhold Remington Remus Rena Renault Rene Renee Reuben Reyna Rhoda Rhonda Richie Rickie Ricky Riley Ringo
Ripley Robbie Robby Roberta Robyn Rochelle Rockwell Roderick Rodger Rodney Rodolfo Rodrick Rodrigo Roland Rolando
Rolland Rollins Ronda Ronnie Ronny Rooney Rory Rosalie Rosalinda Rosalyn Rosanna Rosanne Roscoe Roseann Rosella
Rosemarie Rosie Roslyn Roth Rourke Rowe Rowena Rowland Roxanne Roxie Roxy Royce Rozelle Ruben Rubin Rudolph Rudy
Rudyard Rufus Russ Ruthie Rutledge Sabina Sabine Sabrina Sadie Salem Sallie Salome Salvatore Samara Sammie Sammy
Sampson Sancho Sanford Sargent Sasha Saul Saunders Saundra Sayers Schuyler Scottie Sean Sebastian Selena Selma Serena
Sergio Seth Seward Seymour Shana Shane Shanna Shari Sharlene Sharron Shaun Shauna Shawn Shawna Shawnee Shea Sheba
Sheena Shelby Shelia Shelly Shelton Shepard Sheppard Sheree Sheri Sherman Sherri Sherrie Sherwood Sheryl Shirley
Sidney Siegfried Sigismund Silas Silva Silvia Skippy Skye Sloan Sloane Solomon Sondra Sonia Sonja Sonya Spence Spencer
Stacey Staci Stacie Stacy Stafford Stan Stanton Starr Stefanie Stephan Sterne Stevie Stirling Sumner Susana Susanna
Susanne Susie Sutherland Sutton Suzette Suzy Sven Sybil Sylvester Tabatha Tabitha Talbot Tamara Tamera Tami Tammi
Tammie Tamra Tania Tanya Tara Tasha Tate Tatum Terence Teri Terra Terrance Terrell Terrence Terri Terrie Tess Tessa
Tessie Thaddeus Thalia Thea Thelma Theodora Theodoric Therese Thornton Thorpe Tiffany Timmy Tisha Titus Tobit Toby
Todd Tomas Tomlin Tommie Tommy Tonia Tonya Torrance Townsend Tracey Traci Tracie Tracy Travis Trent Trenton Trevor
Tricia Trina Trisha Tristan Trudy Tull Twila Tyler Tyrone Tyson Udall Upton Uriah Uriel Ursa Ursuline Valentin
Valentino Valeria Valery Vance Vanessa Vaughn Velma Venus Vern Verna Vernon Vicki Vickie Vicky Vilma Vince Vinson
Virgie Vito Vivian Vivienne Vlad Waite Wald Waldemar Walden Wallace Walsh Walt Walton Wanda Waring Warner Wayne Webb
Webster Wendell Wendi Weston Whitaker Whitney Wilbert Wilbur Wiley Wilfred Wilhelmina Willa Willard Willie Willis
Wilma Wilmer Wilton Winfred Winifred Winnie Winthrop Witt Woodrow Wyatt Wylie Wynn Xenia Ximenes Yankee Yoko Yolanda
York Yuma Yves Yvette Yvonne Zachariah Zachery Zane Zara Zebedee Zechariah Zedekiah Zeke Zelig Zelma
`;
