import type { MediaId } from '@heraia/contract/ids'
import { expect, test } from 'vitest'
import {
  altsSince,
  type Described,
  type KeptAlts,
  keepAlt,
  newAlts,
  standingAlts,
  takeOlderAlt,
  triedAlts,
} from './kept-alts.ts'

const medium = (id: string, alt: string) => ({ id: id as MediaId, picture: { alt } })
const [goal, cup] = [medium('a', 'A goal'), medium('b', 'A cup')]
const starts = { a: 'A goal', b: 'A cup' }
const at = (kept: KeptAlts, media: readonly Described[], from: Record<string, string> = starts) =>
  standingAlts(kept, from, media)

/** She writes it into the field of this picture. */
function writes(kept: KeptAlts, { id, picture }: Described, alt: string, from = starts) {
  const stands = at(kept, [{ id, picture }], from)[id]
  return stands ? keepAlt(kept, id, stands, alt) : kept
}
const kept = writes(writes({}, goal, 'Her goal'), cup, 'A cup')

test('what she says anew of a picture is kept, and sent where it is another thing', () => {
  const all = at(kept, [goal, cup])
  expect([all.a?.value, all.b?.value, at({}, [cup]).b?.value]).toEqual(['Her goal', 'A cup', 'A cup'])
  expect(newAlts(all, [goal, cup])).toEqual([{ id: 'a', alt: 'Her goal' }])
  expect(newAlts(at(writes(kept, goal, ' A goal '), [goal]), [goal])).toEqual([])
})

test('what she began on a description that was changed elsewhere since does not take its place, and is offered her again', () => {
  const newer = medium('a', 'Her goal against Turin')
  const all = at(kept, [newer, cup], {})
  expect(all.a).toMatchObject({ value: 'Her goal against Turin', older: 'Her goal', changedTo: null })
  expect(newAlts(all, [newer, cup])).toEqual([])
  const back = all.a ? takeOlderAlt(kept, newer.id, all.a) : kept
  expect(newAlts(at(back, [newer, cup], {}), [newer, cup])).toEqual([{ id: 'a', alt: 'Her goal' }])
})

test('a description that is changed elsewhere while she writes takes none of her words, and she is shown it', () => {
  const newer = medium('a', 'Her goal against Turin')
  expect(at(kept, [newer, cup]).a).toMatchObject({ value: 'Her goal', changedTo: 'Her goal against Turin' })
  expect(at({}, [newer, cup]).a, 'where she has written nothing it stands there').toMatchObject({
    ...{ value: 'Her goal against Turin', older: null, changedTo: null },
  })
})

test('what she says otherwise while it is being saved stays, on what was saved', () => {
  const sent = triedAlts(kept, at(kept, [goal, cup]))
  const saved = [medium('a', 'Her goal'), cup]
  expect(at(sent, saved, {}).a, 'it arrived though its answer did not').toMatchObject({ older: null, changedTo: null })
  expect(altsSince(sent, saved)).toEqual({})
  const since = writes(writes(sent, goal, 'Her first goal'), cup, 'Our cup')
  expect(altsSince(since, saved)).toEqual({
    a: { before: 'Her goal', text: 'Her first goal' },
    b: { before: 'A cup', text: 'Our cup' },
  })
})
