import { expect, test } from 'vitest';
import { article } from '../records.fixture.ts';
import { writeRis } from './write.ts';

test('a record in RIS keeps its fields', () => {
  expect([...writeRis([article])].join('').split('\r\n')).toEqual([
    'TY  - JOUR',
    'AU  - Okafor, Ada',
    'AU  - van der Berg, Jan',
    'AU  - River Institute',
    'TI  - Growth of Salmo trutta under 50% light & DNA repair',
    'T2  - Journal of Rivers',
    'VL  - 12',
    'IS  - 3',
    'DO  - 10.1000/rivers_1',
    'SP  - 45',
    'EP  - 67',
    'PY  - 2019',
    'DA  - 2019/05/01/',
    'KW  - rivers',
    'KW  - fish',
    'U5  - csl-title: Growth of <i>Salmo trutta</i> under 50%25 light & DNA repair',
    'ER  - ',
    '',
  ]);
});
