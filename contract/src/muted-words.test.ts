import { expect, test } from 'vitest'
import { mutedWordIn, mutedWordKey } from './muted-words.ts'

const holds = (text: string, word: string) => mutedWordIn([text], [{ word, key: mutedWordKey(word) ?? '' }]) !== null

test.each([
  ['Spoiler: they won', 'spoiler'],
  ['Qué LESIÓN más tonta', 'lesion'],
  ['Straße', 'strasse'],
  ['We talk about weight   loss, again', 'Weight loss'],
  ['“final”', 'final'],
  ['Tonight the #Final!', 'final'],
  ['Tonight the #FINAL!', '#final'],
  ['#copa_2024 ya', '#Copa_2024'],
  ['fi\u200Bnal', 'final'],
  ['明日の決勝戦です', '決勝'],
  ['Go 🏀go', '🏀'],
  ['We use c++ here', 'C++'],
  ['финал завтра', 'Финал'],
])('%s holds %s', (text, word) => expect(holds(text, word)).toBe(true))

test.each([
  ['Finally!', 'final'],
  ['semifinal', 'final'],
  ['The final', '#final'],
  ['The #finals', '#final'],
  ['See https://example.org/#final', '#final'],
  ['финалист', 'финал'],
  ['weight and loss', 'weight loss'],
  ['Good morning', 'spoiler'],
])('%s does not hold %s', (text, word) => expect(holds(text, word)).toBe(false))

test.each(['#', '…', '\u200B', '  ', `#${'a'.repeat(61)}`])('"%s" is nothing that could be muted', (word) =>
  expect(mutedWordKey(word)).toBeNull())
