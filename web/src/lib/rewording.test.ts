import { expect, test } from 'vitest'
import { goesOn, olderWords, written } from './rewording.ts'

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
})

test('what is again what stands there is kept no longer', () => {
  expect(written(begun, 'We won', 'We won')).toBeNull()
})
