import { expect, test } from 'vitest'
import { changedMeanwhile, goesOn, olderWords, swapped, tried, written, writtenSince } from './rewording.ts'

const begun = { before: 'We won', text: 'We won!' }

test('what she writes is kept', () => {
  expect(written(null, 'We won', 'We won!')).toEqual(begun)
})

test('what she began goes on where the same words stand, and where her own saving arrived though its answer did not', () => {
  expect(goesOn(begun, 'We won')).toBe(true)
  const wroteOn = { ...begun, tried: 'We won!', text: 'We won! Thanks' }
  expect(written({ ...begun, tried: 'We won!' }, 'We won', 'We won! Thanks')).toEqual(wroteOn)
  expect(goesOn(wroteOn, 'We won!')).toBe(true)
  expect(olderWords(wroteOn, 'We won!')).toBeNull()
})

test('what she began on words that were changed elsewhere is not what stands there, and is not lost', () => {
  expect(goesOn(begun, 'We lost')).toBe(false)
  expect(olderWords(begun, 'We lost')).toBe('We won!')
  const writesOn = written(begun, 'We lost', 'We lost?')
  expect(writesOn).toMatchObject({ before: 'We lost', text: 'We lost?', older: 'We won!' })
  expect(olderWords(writesOn, 'We lost')).toBe('We won!')
  expect(olderWords(begun, 'We won!'), 'it is what stands there').toBeNull()
  expect(olderWords({ ...begun, text: ' ' }, 'We lost'), 'nothing is left of it').toBeNull()
})

test('what is again what stands there is kept no longer', () => {
  expect(written(begun, 'We won', 'We won')).toBeNull()
})

test('who takes her older words keeps those that she had written instead, and may take them back', () => {
  const corrected = written(begun, 'We lost', 'We lost?')
  const back = swapped(corrected, 'We lost', 'We lost?')
  expect(back).toMatchObject({ before: 'We lost', text: 'We won!' })
  expect(olderWords(back, 'We lost')).toBe('We lost?')
  const again = swapped(back, 'We lost', 'We won!')
  expect(again).toMatchObject({ text: 'We lost?', older: 'We won!' })
  expect(olderWords(swapped(begun, 'We lost', 'We lost'), 'We lost'), 'she had written nothing else').toBeNull()
  const saved = { ...corrected, before: 'We lost', text: 'We lost!', tried: 'We lost?' }
  expect(swapped(saved, 'We lost', 'We lost!')?.tried, 'that may have arrived').toBe('We lost?')
})

test('what she writes on while her words are being saved stays, on those', () => {
  const saving = tried(begun, 'We won', 'We won! ')
  expect(writtenSince(saving, 'We won!')).toBeNull()
  expect(writtenSince(null, 'We won!'), 'she let go of it meanwhile').toBeNull()
  const rest = writtenSince(written(saving, 'We won', 'We won! Thanks'), 'We won!')
  expect(rest).toEqual({ before: 'We won!', text: 'We won! Thanks' })
  expect([rest && goesOn(rest, 'We won!'), changedMeanwhile(rest, 'We won!', 'We won!')]).toEqual([true, null])
  expect(writtenSince(written(null, 'We won', 'We won?'), 'We won'), 'of what was saved unchanged').toMatchObject({
    text: 'We won?',
  })
})

test('what she saves unchanged is none of her words, however the post is changed later', () => {
  expect(tried(null, 'We won', 'We won')).toBeNull()
  expect(tried(begun, 'We won', 'We won! ')).toEqual({ ...begun, text: 'We won! ', tried: 'We won!' })
  const unchanged = { before: 'We won', text: 'We won', tried: 'We won' }
  expect(olderWords(unchanged, 'We lost')).toBeNull()
  expect(olderWords({ ...unchanged, older: 'We won!' }, 'We lost'), 'those of before are').toBe('We won!')
})

test('what stands there now is told to who has begun on other words, unless she made it', () => {
  expect(changedMeanwhile(begun, 'We won', 'We lost')).toBe('We lost')
  expect(changedMeanwhile(begun, 'We won', 'We won')).toBeNull()
  expect(changedMeanwhile(begun, 'We won', 'We won!'), 'the same as hers').toBeNull()
  expect(changedMeanwhile({ ...begun, tried: 'We won?' }, 'We won', 'We won?')).toBeNull()
  expect(changedMeanwhile(begun, 'We won', ''), 'nothing is left to be lost').toBeNull()
  expect(changedMeanwhile(null, 'We won', 'We lost'), 'it stands in her field').toBeNull()
})
