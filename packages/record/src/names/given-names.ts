import { withoutAccents } from '../likeness/fold.ts';

/**
 * Frequent given names of the languages that most pages are written in. They distinguish a person's own site ("Jane
 * Roe" on janeroe.example) from a brand's ("Mother Jones", "Rolling Stone"), which names of the same shape cannot.
 */
const givenNames = new Set(
  (
    'aaron abdul abdullah abena abigail ada adaeze adam adela adele aditya adrian adriana agata agnes ' +
    'agnieszka ahmad ahmed aidan ainhoa aino aisha aisling aki akira akosua aksel alain alan albert ' +
    'alberto alejandro aleksandar aleksander aleksandra aleksei alena alessandra alessandro alex ' +
    'alexander alexandra alexandre alexandru alexei alexis alfred ali alice alicja alison aliya ' +
    'allison alva alvaro ama amanda amara amelia amina aminata amir amit amy amélie ana anahit anand ' +
    'anastasia anaïs anders andrea andreas andrei andrej andrew andris andrzej andré aneta angela ' +
    'angelika angelo aniela anil anita anja anjali anke ankit ann anna anne anneke anneliese annette ' +
    'annika anouk ante anthony antje antoine anton antonia antonio antti antónio antônio anya ' +
    'aoibheann aoife aram arash ariana arjun arne arno arnold artem arthur arturo arun asa ashley ' +
    'ashok astrid audrey aurora aurélie ava avery awa axel ayesha ayşe baptiste barbara bartosz beate ' +
    'beatrice beatriz begoña bella ben benedict benedita bengt benjamin benjamín benoît bernard ' +
    'bernardo bernd bertrand bianca bilal bill birgit birgitta bjarne bjarte björn blake bob bogdan ' +
    'boris brad bram brandon brenda brent brett brian brigitte bruce bruno bryan burak bárbara caio ' +
    'camila camille carina carl carla carlos carmela carmen carol carole carolina caroline carolyn ' +
    'carsten casey catherine cecilia cem chantal charles charlie charlotte cheikh chelsea cheryl ' +
    'chiara chidi chinedu chinua chloe chris christa christian christina christine christoph ' +
    'christophe christopher ciara ciarán cillian claire clara clare clarissa claude claudia claus ' +
    'clément cody colin connor conor constance corinne courtney craig cristina crystal curtis cynthia ' +
    'cécile cédric céline daan dagmar dale damian damien daniel daniela daniele danielle daniil danny ' +
    'darko darren dave david dawid debbie deborah debra declan deepak delphine denise dennis derek ' +
    'despina diana diane diego dieter dimitra dimitri dimitris dina dinesh dirk divya dmitri dmitry ' +
    'dolores dominic dominik dominika dominique donald donna doris dorothea dorothy doug douglas ' +
    'dragan duarte duncan dušan dylan débora ebru edith eduard eduardo edward edwin eero eeva eileen ' +
    'eirik elaine eleanor elena eleni elias elif elisa elisabeth elise eliza elizabeth ella ellen ' +
    'elliot elsa elvira elías emanuele emeka emil emilia emiliano emilie emilio emily emma emmanuel ' +
    'emre enrico enrique eric erica erik erika erin ernesto ernst erwin esmée esra esteban esther ' +
    'ethan eugene eugenia eugenio eun eva evan evelina evelyn ewa ewan fabian fabien fabio fabrice ' +
    'farah fatima fatma fatoumata faye federica federico felicity felix femi femke feng ferdinand ' +
    'fernanda fernando filip filippo fiona flavia flora florence florent florian folake frances ' +
    'francesc francesca francesco francis francisca francisco frank frankie franz françois fred ' +
    'freddie frederick freya frida frieda friederike friedrich frédéric funmilayo gabriel gabriela ' +
    'gabriele gabriella gail gareth gary gemma geneviève gennaro geoff geoffrey georg george georges ' +
    'georgia georgina georgios gerald geraldine gerard gerardo gerd gerhard germán gianluca gianni ' +
    'gilles gina gino gintarė giorgio giorgos giovanni gisela giulia giuseppe gloria gonzalo goran ' +
    'gordon grace graham greg gregory greta grzegorz grégoire guadalupe gudrun guido guilherme ' +
    'guillaume gunilla gunnar gustav gustavo gwen gérard göran günter halvor hamza hana hanna hannah ' +
    'hanne hanneke hannele hans harald harold harpreet harriet harry hasan hassan hayley hazel ' +
    'heather hector heidi heike heiko hein heinrich heinz helen helena helga helmi helmut heloísa ' +
    'hendrik henri henrietta henrik henrique henry herbert hermann hicham hideki hilary hilde hiroshi ' +
    'holger horst howard hrvoje huda hugh hugo hussein håkan hélder hélène ian ibrahim ibrahima ida ' +
    'ieva ignacio igor iker ilaria ilse ilya ilze imane imran ines inga inge ingeborg ingo ingrid ' +
    'ingvar inna inácio inés inês ioana ioannis irene irina iris irma isaac isabel isabela isabell ' +
    'isabella isabelle ismail itziar ivan ivana ivica ivo iwona izabela jaakko jaan jacek jack jacob ' +
    'jacqueline jacques jaime jakob jakub james jamie jan jana jane janet janice janina janine jarek ' +
    'jari jaroslav jasmin jasmine jason jasper javier jay jayne jean jeanette jeanne jeff jeffrey ' +
    'jelena jen jenna jennie jennifer jenny jens jeremy jernej jeroen jerome jerry jerzy jesse ' +
    'jessica jill jim jimmy jitka jiří jo joachim joan joana joann joanna joaquim joaquina joaquín ' +
    'jodi jody joe joel johan johann johanna johannes john johnny jolanta jon jonas jonathan jonna ' +
    'joost jordan jordi jorge joris josef josefina joseph josh joshua josie josé jovana joyce joão ' +
    'juan juana juanita judith juha juho jukka julia julian juliana juliane julianna julie julien ' +
    'juliet julio julius jussi justin justine justyna jutta jyoti jérémy jérôme jörg jürgen jānis kai ' +
    'kaisa kaja kamal kamil kamila karel karen kari karim karima karin karl karla karol karolina ' +
    'kasper katarina katarzyna katarína kate katerina katharina katherine kathleen kathrin kathryn ' +
    'kathy katie katja katrin katrina katy kay kaye keiko keith kelly kelsey ken kenji kenneth kenta ' +
    'kerry kevin khadija khaled khalid kieran kim kimmo kirsten kirsty kjell klara klaus koen kofi ' +
    'konrad konstantin kosta kristaps kristen kristian kristin kristina kristine kristof kristoffer ' +
    'krzysztof kumar kurt kwame kyle laetitia laia laila lana lance lara larissa larry lars lasse ' +
    'latoya laura lauren laurent lawrence layla lea leah leena leila lena lene lenka lennart leo leon ' +
    'leonardo leslie leticia letícia lewis leïla liam lidia lien liis lilian lilly lily lin lina ' +
    'linda lindsay lindsey lionel lisa livia liz ljiljana lloyd lola loreen lorena lorenzo loretta ' +
    'lori lorna lorraine lothar lotta lotte louis louisa louise lourdes luana luboš luc luca lucas ' +
    'lucia luciana luciano lucie lucile lucy ludovic ludwig luigi luis luisa lukas lukasz luke luísa ' +
    'lydia lyn lynn lynne léa maaike maciej madeleine madison maeve magali magda magdalena magnus ' +
    'mahmoud maite maja malcolm malgorzata malin mamadou mandy manfred manon mantas manuel manuela ' +
    'mara marc marcel marcela marcelo marcin marco marcus marek maren margaret margarita margot ' +
    'margrit maria mariam mariana mariann marianne mariano maribel marie marie-claire marieke mariem ' +
    'marije marijke marika marilyn marin marina marine mario marion marisa marisol mariusz marjorie ' +
    'mark marko markus marlene marta martha martin martina martyna mary maryam masha mason massimo ' +
    'matej mateo mateus mateusz mathias mathieu mats matt matteo matthew matthias matti maurice mauro ' +
    'max maxime maximilian maya mayumi małgorzata meera megan mehmet mei melanie melinda melissa ' +
    'mercè merete merja mette mia michael michaela michał michel michele michelle michèle miguel ' +
    'mihai mika mikael mike mikhail mikko milan milena milica miloš mina mindy minna mira miranda ' +
    'miriam mirjam miroslav mitchell mohamed mohammad mohammed molly monica monika montserrat morgan ' +
    'moritz morten moussa muhammad murilo mustafa myriam myrtle mélanie nabil nadia nadine nadja ' +
    'nancy nanna naomi natalia natalie natasha nathalie nathan nathaniel neha neil nelson nemanja ' +
    'nerea nestor neus ngozi niall niamh nicholas nick nicklas nicola nicolas nicole nicolás nicolò ' +
    'niels nigel nikhil nikita niklas niko nikola nikolai nikolaos nikolaus nikos nils nina ninna ' +
    'nisha noah noel nomvula noor nora norbert norman nour noémie nuno nuria núria obinna octavio ' +
    'oisín ola olaf oleg oleksandr olena olga oliver olivia olivier oliwia omar oriol orla oscar ' +
    'osman otto ousmane ove owen pablo paloma pamela panagiotis paola paolo pascal pascale patricia ' +
    'patricio patrick patrik patrizia patryk pau paul paula paulina pauline paulo pavel pavol paweł ' +
    'pedro peggy pekka penny pernille peter petr petra petri petros phil philip philipp philippe ' +
    'phoebe pia pierre pieter pilar piotr pooja poppy prakash priya przemysław pádraig quentin rachel ' +
    'rachid radek radka rafael rafał ragnhild rahul raimund rainer raj rajesh ralf ralph ramon ramón ' +
    'randall raphael raphaël raquel rashid raul ravi raymond raúl rebecca rebekah regina reiko ' +
    'reinhard reinhold renan renata renate rené renée rhys ricarda ricardo riccardo richard rick ' +
    'riitta rikke rina rita rob robbie robert roberta roberto robin robyn rocío rod roderick rodrigo ' +
    'roger rohan roisin roland rolf romain roman romano romy ron ronald ronja rory rosa rosalie ' +
    'rosalind rosario rosemary rosie ross roxana roy ruben rubén rudolf ruslan russell rutger ruth ' +
    'ruud ryan ryszard rémi rūta sabina sabine sadie saeed said salim sally salma salvatore sam ' +
    'samantha samir samira samuel sana sandeep sander sandra sandrine sanjay sanna sanne sanni ' +
    'santiago sara sarah sari sasha saskia satoshi savannah scarlett scott sean sebastian sebastián ' +
    'selina serena serge sergei sergio serhiy seth seán shane shannon sharon shaun shawn sheila ' +
    'shelley sheryl shirley sian sigrid sigurd silke silvana silvia silvio simon simona simone sina ' +
    'sindre sinéad siobhan sipho siân sjoerd slawomir snezana snežana sofia sofie sofía solveig ' +
    'solène sonia sonja sonya sophia sophie soraya soren stacey stacy stan stanislav stanley stavros ' +
    'stefan stefani stefania stefanie stefano steffen stella stephan stephanie stephen steve steven ' +
    'stig stine stuart stéphane sue sunil sunita susan susana susann susanna susanne suzanna suzanne ' +
    'suzy svein sven svetlana sylvain sylvia sylvie szymon sébastien søren tadeusz takashi tamar ' +
    'tamara tamsin tania tanja tanya tara tarek tariq tatiana tatjana tatyana ted teemu teodor ' +
    'terence teresa terry tess tessa thandiwe thaís thea theo theodor theodore theresa thiago ' +
    'thibault thierry thijs thom thomas thorsten thérèse tiago tiffany tigran tiina till tim timo ' +
    'timothy timur tina tine tiziana tjaša tobias todd tom tomas tomasz tomislav tommaso tommy tomás ' +
    'tomáš tony tonya torbjörn torstein torsten tracey tracy trevor trine tristan troy tuija tunde ' +
    'tuomas turid tuula tyler tõnu udo ulla-britt ulrich ulrike uma umberto urmas ursula ute uwe ' +
    'vadim valentin valentina valentine valeria valérie vanessa vasiliki vasilis veikko venla vera ' +
    'veronica vesna vicente vicki vicky victor victoria vidar vikram viktor viktoria viktorija ville ' +
    'vilma vincent vincenzo vinícius viola violeta virginia virginie vitor vivian viviana vivienne ' +
    'vlad vladimir vojtěch volker vyacheslav walter waltraud wanda wayne wei wendy werner wes wesley ' +
    'wiebke wiktor wilfried wilhelm will william wilma winston wioletta wolfgang wouter władysław ' +
    'xabier xavier ximena xin yael yan yannick yara yasmin yasmine yetunde yiannis yifan ylva yolanda ' +
    'youssef yuki yuko yulia yuri yusra yusuf yves yvonne zachary zainab zara zdeněk zeynep zoe zofia ' +
    'zoran zoë zuzana åsa élodie émile émilie étienne óscar øyvind łukasz živa'
  ).split(' '),
);

/** Whether a word is a frequent given name, ignoring case. */
export const isGivenName = (word: string): boolean => {
  const small = word.toLowerCase();
  return givenNames.has(small) || givenNames.has(withoutAccents(small));
};

/** Whether a name has the shape of a person's and begins with a frequent given name ("Jane A. Roe", "JANE ROE"). */
export function isLikelyPerson(name: string): boolean {
  if (name.length > 60 || !/^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name)) return false;
  return isGivenName(name.slice(0, name.indexOf(' ')));
}
