/**
 * Frequent given names of the languages that most pages are written in. They tell a person's own site ("Jane Roe" on
 * janeroe.example) from a brand's ("Mother Jones", "Rolling Stone"), which names of the same shape cannot.
 */
const givenNames = new Set(
  (
    'aaron adam adrian aidan alan albert alberto alejandro alessandro alex alexander alexandra alfred alice alison amanda amy ana andré andrea ' +
    'andreas andrew angela angelika anita anja ann anna anne annette anthony antoine antonio arne arnold arthur astrid axel barbara ' +
    'beate beatrice ben benjamin bernard bernd bill birgit bob brian bruce bruno camille carl carla carlos carmen caroline catherine ' +
    'cecilia charles charlotte chloe chris christa christian christina christine christoph christopher claire clara claude claudia ' +
    'colin craig cristina daniel daniela danielle dave david deborah denise dennis diana diego dieter dirk dominic dominique donald ' +
    'doris dorothy doug douglas duncan edith edward elena elisabeth elizabeth ellen emil emily emma enrique eric erica erik erika ' +
    'ernst esther eva evelyn fabian federico felix fernando florian frances francesca francesco francis francisco françois frank ' +
    'franz fred frederick gabriel gareth gary geoff geoffrey george georg gerald gerard gerd gerhard gisela giovanni giulia ' +
    'giuseppe gloria gordon graham greg gregory guido guillaume gunnar günter hannah hans harald harold harriet harry heather ' +
    'heidi heike heinrich heinz helen helena helga helmut hélène henri henrik henry herbert holger horst howard hugo ian ignacio ' +
    'ingrid irene isabel isabella isabelle ivan jack jacob jacqueline jacques jakob james jamie jan jane janet jason javier jean jeff ' +
    'jeffrey jennifer jens jérôme jesse jessica jill jim joachim joan joanna joe joel johan johann johannes john jon jonas jonathan ' +
    'jordan jorge jörg josé josef joseph josh joshua juan judith julia julian julie julien jürgen justin karen karin karl katarzyna kate ' +
    'katharina katherine kathleen kathryn katja keith kelly ken kenneth kevin kim klaus konrad kristin krzysztof kurt lars laura ' +
    'lauren laurent lawrence léa lena leo leon leonardo leslie lewis linda lisa lothar louis louise luc luca lucas lucia lucy ludwig luigi ' +
    'luis lukas luke lydia maciej magdalena malcolm manfred manuel marc marcel marco marcus margaret maria marie marina mario ' +
    'marion mark markus marta martha martin martina mary mathias mathieu matt matteo matthew matthias maurice max maximilian megan ' +
    'mélanie melissa michael michaela michel michelle miguel mike miriam mohamed monica monika nadine nancy natalie nathalie ' +
    'nathan neil nicholas nick nicola nicolas nicole nigel nils nina nora norbert norman oliver olivia olivier oscar otto pablo pamela ' +
    'paola paolo patricia patrick paul paula pauline pedro penny peter petra phil philip philipp philippe pierre piotr rachel rafael ' +
    'rainer ralf ralph raymond rebecca renate renée ricardo richard rob robert roberto robin roger roland rolf roman ron ronald rosa ' +
    'rosemary ross roy rudolf russell ruth ryan sabine sally sam samantha samuel sandra sara sarah scott sean sébastien sebastian ' +
    'sergio sharon sheila silke silvia simon simone sofia sonja sophia sophie stefan stefanie stéphane stephanie stephen steve ' +
    'steven stuart susan susanne suzanne sven sylvia tanja ted teresa theodor theresa thierry thomas thorsten tim timothy tina tobias ' +
    'todd tom tomasz tony torsten udo ulrich ulrike ursula uwe valérie vanessa vera veronica victor victoria vincent virginia volker ' +
    'walter wayne wendy werner wilhelm will william wolfgang xavier yves yvonne zoe'
  ).split(' '),
);

/** Whether a word, whatever its case, is a frequent given name. */
export const isGivenName = (word: string): boolean => givenNames.has(word.toLowerCase());

/** Whether a name has the shape of a person's and begins with a frequent given name ("Jane A. Roe", "JANE ROE"). */
export function isLikelyPerson(name: string): boolean {
  if (name.length > 60 || !/^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u.test(name)) return false;
  return isGivenName(name.slice(0, name.indexOf(' ')));
}
