import type { MediaId } from '@heraia/contract/ids'
import { expect, test } from 'vitest'
import { altOf, altsSince, keepAlt, newAlts } from './kept-alts.ts'

const medium = (id: string, alt: string) => ({ id: id as MediaId, picture: { alt } })
const [goal, cup] = [medium('a', 'A goal'), medium('b', 'A cup')]
const kept = keepAlt(keepAlt({}, goal, 'Her goal'), cup, 'A cup')

test('what she says anew of a picture is kept, and sent where it is another thing', () => {
  expect([altOf(kept, goal), altOf(kept, cup), altOf({}, cup)]).toEqual(['Her goal', 'A cup', 'A cup'])
  expect(newAlts(kept, [goal, cup])).toEqual([{ id: 'a', alt: 'Her goal' }])
})

test('what she began on a description that was changed elsewhere since does not take its place', () => {
  const newer = medium('a', 'Her goal against Turin')
  expect(altOf(kept, newer)).toBe('Her goal against Turin')
  expect(newAlts(kept, [newer, cup])).toEqual([])
  expect(altsSince(kept, [], [newer, cup])).toEqual({})
})

test('what she says otherwise while it is being saved stays, on what was saved', () => {
  const sent = newAlts(kept, [goal, cup])
  const saved = [medium('a', 'Her goal'), cup]
  expect(altsSince(kept, sent, saved)).toEqual({})
  const since = keepAlt(keepAlt(kept, goal, 'Her first goal'), cup, 'Our cup')
  expect(altsSince(since, sent, saved)).toEqual({
    a: { before: 'Her goal', alt: 'Her first goal' },
    b: { before: 'A cup', alt: 'Our cup' },
  })
})
