import { personalInformation } from '@heraia/contract/profiles'
import { describe, expect, test } from 'vitest'
import {
  differences,
  toForm,
  toInformation,
  tooMuch,
  withWords,
  writtenSince,
  wrongNumbers,
} from './information-form.ts'
import { BIO_MAX, LENGTHS, WORD_MAX, WORDS_MAX } from './information-limits.ts'

const mira = personalInformation.parse({
  name: 'Mira López',
  handle: 'mira-lopez',
  bio: null,
  location: 'Madrid',
  nationality: null,
  dateOfBirth: '1999-04-30',
  height: 181,
  weight: null,
  phone: null,
  sport: 'Volleyball',
  position: null,
  experience: null,
  club: null,
  coach: null,
  specialties: ['Serve'],
  languages: [],
  availability: null,
  links: { instagram: null, twitter: null, facebook: null, tiktok: null, youtube: null, website: null },
})

test('what is loaded and saved unchanged stays as it was', () => {
  expect(toInformation(toForm(mira))).toEqual(mira)
})

describe('what she types', () => {
  const typed = (changed: object) => toInformation({ ...toForm(mira), ...changed })

  test('a box that she empties is not given any more', () => {
    expect(typed({ location: '   ' }).location).toBeNull()
  })
  test('decimals come with a comma or a point', () => {
    expect([typed({ weight: '61,5' }).weight, typed({ weight: '61.5' }).weight]).toEqual([61.5, 61.5])
  })
  test('a pasted address gets its https', () => {
    const links = { ...toForm(mira).links, instagram: 'instagram.com/mira', website: 'http://mira.example' }
    expect(typed({ links }).links).toMatchObject({
      instagram: 'https://instagram.com/mira',
      website: 'http://mira.example',
    })
  })
  test('a height that is no number is told at its field', () => {
    expect(wrongNumbers({ ...toForm(mira), height: 'tall' })).toEqual(['height'])
    expect(wrongNumbers(toForm(mira))).toEqual([])
  })
})

test('two versions of her profile are compared field by field', () => {
  const here = { ...toForm(mira), bio: 'Setter', languages: ['Español'] }
  expect(differences(here, toForm(mira))).toEqual(['bio', 'languages'])
})

test('what she writes while her profile is saved stands over what is saved', () => {
  const sent = { ...toForm(mira), location: ' Bilbao ' }
  const saved = toInformation(sent)
  expect(writtenSince(sent, sent, saved)).toBeNull()
  const rest = writtenSince(sent, { ...sent, bio: 'Setter' }, saved)
  expect(rest && differences(rest, toForm(saved))).toEqual(['bio'])
})

describe('nothing that she pastes is cut', () => {
  const many = Array.from({ length: 14 }, (_, at) => `word ${at}`)

  test('every word stays, each once, and she is told that there are too many', () => {
    const specialties = withWords(['Serve'], [' Block ', '', 'Serve', ...many])
    expect(specialties).toEqual(['Serve', 'Block', ...many])
    expect(tooMuch({ ...toForm(mira), specialties })).toEqual({ specialties: 'too_many' })
  })
  test('a word or a line that is too long stands there in full, and she is told', () => {
    const languages = withWords([], ['a'.repeat(41)])
    expect(languages).toEqual(['a'.repeat(41)])
    const typed = { ...toForm(mira), languages, club: 'a'.repeat(LENGTHS.club + 1), bio: 'a'.repeat(BIO_MAX + 1) }
    expect(tooMuch(typed)).toEqual({ languages: 'too_long', club: 'too_long', bio: 'too_long' })
  })
  test('what just fits is not told of; white space around it is not sent', () => {
    const fits = { ...toForm(mira), club: ` ${'a'.repeat(LENGTHS.club)} `, specialties: many.slice(0, WORDS_MAX) }
    expect(tooMuch(fits)).toEqual({})
  })
})

describe('the limits that the boxes show are those of the contract', () => {
  const passes = (changed: object) => personalInformation.safeParse({ ...mira, ...changed }).success

  test.each(Object.entries({ ...LENGTHS, bio: BIO_MAX }))('%s', (name, max) => {
    expect(passes({ [name]: 'a'.repeat(max) })).toBe(true)
    expect(passes({ [name]: 'a'.repeat(max + 1) })).toBe(false)
  })
  test('words', () => {
    const words = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length))
    expect(passes({ specialties: words(WORDS_MAX, WORD_MAX) })).toBe(true)
    expect(passes({ specialties: words(WORDS_MAX + 1, WORD_MAX) })).toBe(false)
    expect(passes({ specialties: words(1, WORD_MAX + 1) })).toBe(false)
  })
})
