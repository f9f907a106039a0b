import { PersonName, SportName } from '@heraia/contract/accounts'
import { isEmailAddress } from '@heraia/contract/email-address'
import { describe, expect, test } from 'vitest'
import {
  checkEmail,
  checkNewPassword,
  checkPassword,
  checkRegistration,
  checkWelcome,
  tidyPhone,
} from './account-checks.ts'

const mira = {
  name: 'Mira López',
  email: 'mira@example.com',
  password: 'volley',
  confirmPassword: 'volley',
  role: 'athlete',
  sport: 'Volleyball',
  terms: true,
}

describe('an email is taken as the server takes it', () => {
  test.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['mira', 'emailInvalid'],
    ['mira@example', 'emailInvalid'],
    ['mira.example', 'emailInvalid'],
    ['mira.lopez@example', 'emailInvalid'],
    ['mira@example.', 'emailInvalid'],
    ['mira@.example', 'emailInvalid'],
    ['mira@example..com', 'emailInvalid'],
    ['mira@@example.com', 'emailInvalid'],
    ['@example.com', 'emailInvalid'],
    ['mira lopez@example.com', 'emailInvalid'],
    ['Mira <mira@example.com>', 'emailInvalid'],
    ['mira@example.com, aya@example.com', 'emailInvalid'],
    ['"mira"@example.com', 'emailInvalid'],
    ['mira@[127.0.0.1]', 'emailInvalid'],
    ['mi\u200bra@example.com', 'emailInvalid'],
    ['mira@exam\u0001ple.com', 'emailInvalid'],
    [`${'m'.repeat(244)}@example.com`, 'emailInvalid'],
    [`${'m'.repeat(243)}@example.com`, undefined],
    [' mira@example.com ', undefined],
    ['MIRA.LÓPEZ+volley@Mail.Example.com', undefined],
    ['mira@ñandú.example', undefined],
    ['.@a.b.c', undefined],
  ])('%j', (email, wrong) => {
    expect(checkEmail(email)).toBe(wrong)
    expect(isEmailAddress(email.trim())).toBe(wrong === undefined)
  })
})

test('a password has at least as many characters as the installation asks for', () => {
  expect([checkPassword('', 6), checkPassword('volle', 6), checkPassword('volley', 6)]).toEqual([
    'passwordRequired',
    'passwordShort',
    undefined,
  ])
})

test('one that she chooses is no longer than can be kept, in bytes', () => {
  const chosen = ['v'.repeat(72), 'v'.repeat(73), 'é'.repeat(36), 'é'.repeat(37)]
  expect(chosen.map((password) => checkNewPassword(password, 6))).toEqual([
    undefined,
    'passwordLong',
    undefined,
    'passwordLong',
  ])
})

describe('registration', () => {
  test('goes on when all is right', () => expect(checkRegistration(mira, 6)).toEqual({}))

  test('names what is wrong in the order of the form', () => {
    const nothing = { ...mira, name: ' M ', email: '', password: '', confirmPassword: 'x', sport: ' ', terms: false }
    expect(Object.entries(checkRegistration(nothing, 6))).toEqual([
      ['name', 'nameShort'],
      ['email', 'emailRequired'],
      ['password', 'passwordRequired'],
      ['confirmPassword', 'passwordsDiffer'],
      ['sport', 'sportRequired'],
      ['terms', 'termsRequired'],
    ])
  })

  test.each(['club', 'federation', 'journalist', 'fan'])('a %s says no sport', (role) => {
    expect(checkRegistration({ ...mira, role, sport: '' }, 6)).toEqual({})
  })
})

describe('a name and a sport are taken as the server takes them', () => {
  test.each([
    '',
    ' ',
    'M',
    'Mi',
    ' M ',
    '\u200b\u200b\u200b',
    'M'.repeat(60),
    'M'.repeat(61),
    'M'.repeat(80),
    'M'.repeat(81),
  ])('%j', (words) => {
    const { name, sport } = checkWelcome({ name: words, role: 'athlete', sport: words, terms: true })
    expect(name === undefined).toBe(PersonName.safeParse(words).success)
    expect(sport === undefined).toBe(SportName.safeParse(words).success)
  })
})

test('who came without a profile is asked for name, sport and terms', () => {
  expect(checkWelcome({ name: '', role: 'coach', sport: '', terms: false })).toEqual({
    name: 'nameShort',
    sport: 'sportRequired',
    terms: 'termsRequired',
  })
})

test.each([
  ['+34 600 000 000', '+34600000000'],
  ['0034 600-000-000', '+34600000000'],
  ['600000000', undefined],
  ['+0 600', undefined],
  ['', undefined],
])('%s is sent as %s', (typed, phone) => expect(tidyPhone(typed)).toBe(phone))
