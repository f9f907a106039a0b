import { expect, test } from 'vitest'
import { peopleTexts } from './people-texts.ts'

test.each([
  [0, false, '0 results found', '0 athletes found', '0 resultados', '0 atletas encontradas'],
  [1, false, '1 result found', '1 athlete found', '1 resultado', '1 atleta encontrada'],
  [2, false, '2 results found', '2 athletes found', '2 resultados', '2 atletas encontradas'],
  [1000, true, '1,000+ results found', '1,000+ athletes found', 'Más de 1000 resultados', 'Más de 1000 atletas'],
])('who searches reads how many were found, of %d (more: %s), in both languages', (count, more, ...said) => {
  const { en, es } = peopleTexts
  expect([en, es].flatMap((texts) => [texts.results(count, more), texts.athletes(count, more)])).toEqual(said)
})

test('whose search finds nothing is told what she may try', () => {
  expect(peopleTexts.en.loosen).toBe('Try fewer words, or take a filter away.')
})
