/**
 * Frequent given names of the languages that most pages are written in. They tell a person's own site ("Jane Roe" on
 * janeroe.example) from a brand's ("Mother Jones", "Rolling Stone"), which names of the same shape cannot.
 */
const givenNames = new Set(
  (
    'aaron abdul abdullah abigail ada adam adela adele aditya adrian adriana agata agnes agnieszka ' +
    'ahmad ahmed aidan aisha aki akira alain alan albert alberto alejandro aleksandar aleksander ' +
    'aleksandra aleksei alena alessandra alessandro alex alexander alexandra alexandre alexandru ' +
    'alexei alexis alfred ali alice alicja alison aliya allison alva alvaro amanda amelia amina amir ' +
    'amit amy amélie ana anand anastasia anaïs anders andrea andreas andrei andrej andrew andrzej ' +
    'andré aneta angela angelika angelo aniela anil anita anja anjali anke ankit ann anna anne ' +
    'anneke anneliese annette annika anthony antje antoine anton antonia antonio antónio antônio ' +
    'anya aoife arash ariana arjun arne arno arnold artem arthur arturo arun asa ashley ashok astrid ' +
    'audrey aurora aurélie ava avery axel ayesha ayşe baptiste barbara bartosz beate beatrice ' +
    'beatriz bella ben benedict bengt benjamin benjamín benoît bernard bernardo bernd bertrand ' +
    'bianca bill birgit bjarne björn blake bob bogdan boris brad brandon brenda brent brett brian ' +
    'brigitte bruce bruno bryan burak camila camille carina carl carla carlos carmela carmen carol ' +
    'carole carolina caroline carolyn carsten casey catherine cecilia cem chantal charles charlie ' +
    'charlotte chelsea cheryl chiara chinedu chloe chris christa christian christina christine ' +
    'christoph christophe christopher ciara cillian claire clara clare clarissa claude claudia claus ' +
    'clément cody colin connor conor constance corinne courtney craig cristina crystal curtis ' +
    'cynthia cécile cédric céline dagmar dale damian damien daniel daniela daniele danielle daniil ' +
    'danny darko darren dave david dawid debbie deborah debra declan deepak delphine denise dennis ' +
    'derek diana diane diego dieter dimitri dimitris dina dinesh dirk divya dmitri dmitry dolores ' +
    'dominic dominik dominika dominique donald donna doris dorothea dorothy doug douglas dragan ' +
    'duarte duncan dylan ebru edith eduard eduardo edward edwin eero eileen eirik elaine eleanor ' +
    'elena eleni elias elif elisa elisabeth elise eliza elizabeth ella ellen elliot elsa elvira ' +
    'elías emanuele emeka emil emilia emiliano emilie emilio emily emma emmanuel emre enrico enrique ' +
    'eric erica erik erika erin ernesto ernst erwin esra esteban esther ethan eugene eugenia eugenio ' +
    'eun eva evan evelina evelyn ewa ewan fabian fabien fabio fabrice farah fatima fatma faye ' +
    'federica federico felicity felix feng ferdinand fernanda fernando filip filippo fiona flavia ' +
    'flora florence florent florian frances francesc francesca francesco francis francisca francisco ' +
    'frank frankie franz françois fred freddie frederick freya frida frieda friederike friedrich ' +
    'frédéric gabriel gabriela gabriele gabriella gail gareth gary gemma geneviève gennaro geoff ' +
    'geoffrey georg george georges georgia georgina georgios gerald geraldine gerard gerardo gerd ' +
    'gerhard germán gianluca gianni gilles gina gino giorgio giorgos giovanni gisela giulia giuseppe ' +
    'gloria gonzalo goran gordon grace graham greg gregory greta grzegorz grégoire guido guillaume ' +
    'gunnar gustav gustavo gwen gérard günter hamza hana hanna hannah hanne hans harald harold ' +
    'harpreet harriet harry hasan hassan hayley hazel heather hector heidi heike heiko hein heinrich ' +
    'heinz helen helena helga helmi helmut hendrik henri henrietta henrik henrique henry herbert ' +
    'hermann hideki hilary hilde hiroshi holger horst howard huda hugh hugo hussein håkan hélder ' +
    'hélène ian ibrahim ida ieva ignacio igor ilaria ilse ilya imran ines inga inge ingeborg ingo ' +
    'ingrid inna inés inês ioana ioannis irene irina iris irma isaac isabel isabela isabell isabella ' +
    'isabelle ismail ivan ivana ivo iwona izabela jaakko jacek jack jacob jacqueline jacques jaime ' +
    'jakob jakub james jamie jan jana jane janet janice janina janine jarek jari jaroslav jasmin ' +
    'jasmine jason javier jay jayne jean jeanette jeanne jeff jeffrey jelena jen jenna jennie ' +
    'jennifer jenny jens jeremy jerome jerry jerzy jesse jessica jill jim jimmy jitka jiří jo ' +
    'joachim joan joana joann joanna joaquín jodi jody joe joel johan johann johanna johannes john ' +
    'johnny jolanta jon jonas jonathan jonna joost jordan jorge joris josef josefina joseph josh ' +
    'joshua josie josé joyce joão juan juana juanita judith juho jukka julia julian juliana juliane ' +
    'julianna julie julien juliet julio julius jussi justin justine justyna jutta jyoti jérémy ' +
    'jérôme jörg jürgen kai kaisa kamal kamil kamila karel karen kari karim karin karl karla karol ' +
    'karolina kasper katarina katarzyna katarína kate katharina katherine kathleen kathrin kathryn ' +
    'kathy katie katja katrin katrina katy kay kaye keiko keith kelly kelsey ken kenji kenneth kenta ' +
    'kerry kevin khaled khalid kieran kim kirsten kirsty kjell klara klaus koen konrad konstantin ' +
    'kosta kristen kristian kristin kristina kristine kristof kristoffer krzysztof kumar kurt kyle ' +
    'laetitia laila lana lance lara larissa larry lars lasse laura lauren laurent lawrence lea leah ' +
    'leila lena lene lenka leo leon leonardo leslie leticia lewis liam lidia lien lilian lilly lily ' +
    'lin lina linda lindsay lindsey lionel lisa livia liz ljiljana lloyd lola loreen lorena lorenzo ' +
    'loretta lori lorna lorraine lothar lotta lotte louis louisa louise lourdes luana luboš luc luca ' +
    'lucas lucia luciana luciano lucie lucile lucy ludovic ludwig luigi luis luisa lukas lukasz luke ' +
    'lydia lyn lynn lynne léa maciej madeleine madison maeve magali magda magdalena magnus mahmoud ' +
    'maja malcolm malgorzata malin mandy manfred manon manuel manuela mara marc marcel marcela ' +
    'marcelo marcin marco marcus marek margaret margarita margot margrit maria mariam mariana ' +
    'mariann marianne mariano maribel marie marie-claire marije marijke marika marilyn marin marina ' +
    'marine mario marion marisa mariusz marjorie mark marko markus marlene marta martha martin ' +
    'martina martyna mary maryam masha mason massimo mateo mateus mateusz mathias mathieu mats matt ' +
    'matteo matthew matthias matti maurice mauro max maxime maximilian maya mayumi małgorzata meera ' +
    'megan mehmet mei melanie melinda melissa merete mette mia michael michaela michał michel ' +
    'michele michelle michèle miguel mihai mika mikael mike mikhail mikko milan milena milica mina ' +
    'mindy minna mira miranda miriam mirjam miroslav mitchell mohamed mohammad mohammed molly monica ' +
    'monika morgan moritz morten muhammad mustafa myriam myrtle mélanie nadia nadine nadja nancy ' +
    'nanna naomi natalia natalie natasha nathalie nathan nathaniel neha neil nelson nerea nestor ' +
    'niall nicholas nick nicklas nicola nicolas nicole nicolás nicolò niels nigel nikhil nikita ' +
    'niklas niko nikola nikolai nikolaos nikolaus nikos nils nina ninna nisha noah noel nora norbert ' +
    'norman noémie nuno nuria núria octavio ola olaf oleg oleksandr olena olga oliver olivia olivier ' +
    'oliwia omar orla oscar osman otto ove owen pablo pamela paola paolo pascal pascale patricia ' +
    'patricio patrick patrik patrizia patryk paul paula paulina pauline paulo pavel pavol paweł ' +
    'pedro peggy penny pernille peter petr petra petri petros phil philip philipp philippe phoebe ' +
    'pia pierre pieter pilar piotr pooja poppy prakash priya przemysław quentin rachel radek radka ' +
    'rafael rafał rahul raimund rainer raj rajesh ralf ralph ramon ramón randall raphael raphaël ' +
    'raquel rashid raul ravi raymond raúl rebecca rebekah regina reiko reinhard reinhold renata ' +
    'renate rené renée rhys ricarda ricardo riccardo richard rick rikke rina rita rob robbie robert ' +
    'roberta roberto robin robyn rocío rod roderick rodrigo roger rohan roisin roland rolf romain ' +
    'roman romano romy ron ronald rory rosa rosalie rosalind rosario rosemary rosie ross roxana roy ' +
    'ruben rubén rudolf ruslan russell ruth ruud ryan ryszard rémi sabina sabine sadie saeed said ' +
    'sally salma salvatore sam samantha samir samuel sana sandeep sander sandra sandrine sanjay ' +
    'sanna santiago sara sarah sari sasha saskia satoshi savannah scarlett scott sean sebastian ' +
    'sebastián selina serena serge sergei sergio serhiy seth shane shannon sharon shaun shawn sheila ' +
    'shelley sheryl shirley sian sigrid silke silvana silvia silvio simon simona simone sina sindre ' +
    'sinéad siobhan siân slawomir snežana sofia sofie sofía solveig sonia sonja sonya sophia sophie ' +
    'soraya soren stacey stacy stan stanislav stanley stefan stefani stefania stefanie stefano ' +
    'steffen stella stephan stephanie stephen steve steven stig stine stuart stéphane sue sunil ' +
    'sunita susan susana susann susanna susanne suzanna suzanne suzy svein sven svetlana sylvain ' +
    'sylvia sylvie szymon sébastien søren tadeusz takashi tamar tamara tamsin tania tanja tanya tara ' +
    'tarek tariq tatiana tatjana tatyana ted teemu teodor terence teresa terry tess tessa thea theo ' +
    'theodor theodore theresa thiago thibault thierry thijs thom thomas thorsten thérèse tiago ' +
    'tiffany tiina till tim timo timothy timur tina tine tiziana tobias todd tom tomas tomasz ' +
    'tommaso tommy tomás tomáš tony tonya torsten tracey tracy trevor trine tristan troy tuomas ' +
    'tuula tyler udo ulrich ulrike uma umberto ursula ute uwe vadim valentin valentina valentine ' +
    'valeria valérie vanessa vasilis vera veronica vicente vicki vicky victor victoria vidar vikram ' +
    'viktor viktoria viktorija ville vilma vincent vincenzo viola violeta virginia virginie vitor ' +
    'vivian viviana vivienne vlad vladimir vojtěch volker vyacheslav walter waltraud wanda wayne wei ' +
    'wendy werner wes wesley wiebke wiktor wilfried wilhelm will william wilma winston wioletta ' +
    'wolfgang władysław xavier xin yael yan yannick yara yasmin yasmine yifan ylva yolanda yuki yuko ' +
    'yulia yuri yusuf yves yvonne zachary zara zdeněk zeynep zoe zofia zoran zoë zuzana åsa élodie ' +
    'émile émilie étienne óscar øyvind łukasz'
  ).split(' '),
);

/** Whether a word, whatever its case, is a frequent given name. */
export const isGivenName = (word: string): boolean => givenNames.has(word.toLowerCase());

/** Whether a name has the shape of a person's and begins with a frequent given name ("Jane A. Roe", "JANE ROE"). */
export function isLikelyPerson(name: string): boolean {
  if (name.length > 60 || !/^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name)) return false;
  return isGivenName(name.slice(0, name.indexOf(' ')));
}
