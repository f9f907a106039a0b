import { expect, test } from 'vitest'
import { aroundWords } from './around-words.ts'

const lineOf = (text: string, sought: string) => {
  const around = aroundWords(text, sought)
  return around && `${around.before}[${around.words}]${around.after}`
}

test.each([
  ['See you at the track', 'TRACK', 'See you at the [track]'],
  ['Nos vemos en Málaga,\n mañana', 'malaga, manana', 'Nos vemos en [Málaga, mañana]'],
  // An accent of its own, letters that become two, and one that becomes many.
  ['Ma\u0301laga y la Straße', 'malaga', '[Ma\u0301laga] y la Straße'],
  ['In der Straße am Meer', 'strasse', 'In der [Straße] am Meer'],
  ['🏃‍♀️ runs 10 ㎞ today', '10 km', '🏃‍♀️ runs [10 ㎞] today'],
  ['50% of them', '%', '50[%] of them'],
])('of %j the words %j are seen in their line', (text, sought, line) => {
  expect(lineOf(text, sought)).toBe(line)
})

test('far into a text the line begins shortly before, with a whole word', () => {
  expect(lineOf(`${'before '.repeat(40)}the final at noon`, 'final')).toBe('…before before the [final] at noon')
  expect(lineOf(`${'b'.repeat(40)}final`, 'final')).toBe(`…${'b'.repeat(24)}[final]`)
  expect(lineOf(`${'💪'.repeat(40)}final`, 'final')).toBe(`…${'💪'.repeat(12)}[final]`)
})

test('what does not have them, or is looked for by no words, has no place', () => {
  expect(lineOf('See you at the track', 'pool')).toBeNull()
  expect(lineOf('See you', ' ')).toBeNull()
})
