import { expect, test } from 'vitest';
import { noticeOfTitle, withoutMark } from './withdrawn.ts';

test.each([
  ['RETRACTED: Salt in rivers', 'Salt in rivers', 'retracted'],
  ['Retracted article: Salt in rivers', 'Salt in rivers', 'retracted'],
  ['RETRACTED ARTICLE Salt in rivers', 'Salt in rivers', 'retracted'],
  ['[Retracted] Salt in rivers', 'Salt in rivers', 'retracted'],
  ['Salt in rivers (Retracted)', 'Salt in rivers', 'retracted'],
  ['Salt in rivers [Retracted Article. See vol. 12, 2020]', 'Salt in rivers', 'retracted'],
  ['Retraction notice to "Salt in rivers" [River Stud. 12 (2018) 1–9]', 'Salt in rivers', 'retracted'],
  ['Retraction Note to: Salt in rivers', 'Salt in rivers', 'retracted'],
  ['Retraction: Salt in rivers', 'Salt in rivers', 'retracted'],
  ['Notice of Retraction: Salt in rivers', 'Salt in rivers', 'retracted'],
  ['WITHDRAWN: Salt in rivers', 'Salt in rivers', 'withdrawn'],
  ['Removed: Salt in rivers', 'Salt in rivers', 'removed'],
  ['Expression of Concern: Salt in rivers', 'Salt in rivers', 'concern'],
  ['Editorial expression of concern: Salt in rivers', 'Salt in rivers', 'concern'],
  ['ARTICLE RÉTRACTÉ : Le sel des rivières', 'Le sel des rivières', 'retracted'],
  ['Zurückgezogen: Salz in Flüssen', 'Salz in Flüssen', 'retracted'],
  ['RETRACTADO: Sal en los ríos', 'Sal en los ríos', 'retracted'],
  ['[RETRATADO] Sal nos rios', 'Sal nos rios', 'retracted'],
  ['Ritrattato: Il sale nei fiumi', 'Il sale nei fiumi', 'retracted'],
  ['Ingetrokken: Zout in rivieren', 'Zout in rivieren', 'retracted'],
  ['WYCOFANY: Sól w rzekach', 'Sól w rzekach', 'retracted'],
  ['Geri çekildi: Nehirlerde tuz', 'Nehirlerde tuz', 'retracted'],
  ['ОТОЗВАНА: Соль в реках', 'Соль в реках', 'retracted'],
  ['【撤稿】河流中的盐', '河流中的盐', 'retracted'],
  ['【論文撤回】河川の塩', '河川の塩', 'retracted'],
  ['[철회] 강 속의 소금', '강 속의 소금', 'retracted'],
])('%s is marked', (title, own, mark) => {
  expect(withoutMark(title)).toEqual({ title: own, mark });
});

test.each([
  'Retracted articles in medicine: a survey',
  'Withdrawn consent in biobanks',
  'Expression of concern-related genes in mice',
  'Retraction of lung tissue after surgery',
  'Removal of salt from rivers',
  'Salt in rivers',
  'Retractions',
])('%s is a title without a mark', (title) => {
  expect(withoutMark(title)).toEqual({ title, mark: undefined });
});

test('the notice of a mark says what became of the work', () => {
  expect(noticeOfTitle('WITHDRAWN: Salt in rivers')).toEqual({
    code: 'retracted',
    values: { by: 'title', what: 'withdrawal' },
    fields: ['title'],
  });
  expect(noticeOfTitle('Expression of concern: Salt in rivers')?.code).toBe('corrected');
  expect(noticeOfTitle(undefined)).toBeUndefined();
});
