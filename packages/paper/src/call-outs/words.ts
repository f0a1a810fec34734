const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Between two authors. */
export const connectors = words('& and e y et und en och og ja i ed u и та ve dan');

/** In lower case inside family names. */
export const particles = words(
  "af al ap bin bint d da dal das de degli dei del della dem den der des di do dos du el ibn la las le los of op san santa st st. te ten ter van vande vanden vander ver vom von y zu zum zur 't",
);

/** In lower case inside the names of bodies. */
export const glue = words(
  'of the for and in on de da do das dos del la las los e y et des du für der die & to at',
);

/** `et al.` is two of them. */
export const others = words(
  'et al al. alii alii. cols cols. col. colab. colaboradores collaborators colleagues co-workers coworkers associates others otros outros altri andere al., др. соавт.',
);

/** Words that begin sentences or label things, with a capital: no names, unless an entry of the list begins with them. */
export const notNames = words(
  `about according additionally after also although an and annex appendix article as at because before between both box but by chapter
   consequently during each earlier equation figure figures fig figs finally following for from furthermore hence here however if
   in indeed instead is it its later latter law like likewise many more moreover most nevertheless next note of on once one
   only or other our overall paper per previous previously recent recently section see several similarly since some source studies study such
   table tables authors author data own than that the their then there therefore these they this those though through thus to under unlike until using via we
   what when where whereas whereby which while who why with within without yet
   january february march april may june july august september october november december spring summer autumn winter
   a o os as ao à em no na nos nas de do da dos das por para com como conforme segundo entre já ainda assim também quando onde porém
   contudo entretanto portanto além desde até sobre ver veja vide cf tabela figura quadro fonte autores autor elaboração dados própria censo capítulo artigo lei decreto resolução portaria
   seção nota anexo janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro outros estudo estudos
   el la los las un una según entre también aunque además cuando donde véase ver tabla fuente capítulo ley enero febrero marzo
   abril mayo junio julio agosto septiembre octubre noviembre diciembre
   le les des dans selon comme voir tableau chapitre janvier février mars avril mai juin juillet août septembre octobre novembre décembre
   schon bereits auch so zudem ferner dagegen hingegen ebenso zuletzt zuvor bekanntlich
   der die das dem den ein eine nach siehe vgl bei laut abbildung tabelle kapitel gesetz januar februar märz juni juli oktober dezember`,
);

/** Words with a number behind them that is no page of an author: `Act 3`, `Psalm 23`. */
export const numbered = words(
  `act acts scene line lines part parts vol volume book books section sections page pages equation eq eqs step stage level phase
   type group day week month year question item model experiment hypothesis appendix version grade class chapter ch art articles
   amendment rule plate panel track room box season episode psalm genesis exodus matthew mark luke john romans`,
);
