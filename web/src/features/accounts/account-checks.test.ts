import { describe, expect, test } from 'vitest'
import { checkEmail, checkPassword, checkRegistration, checkWelcome } from './account-checks.ts'

const mira = {
  name: 'Mira López',
  email: 'mira@example.com',
  password: 'volley',
  confirmPassword: 'volley',
  role: 'athlete',
  sport: 'Volleyball',
  terms: true,
}

describe('an email', () => {
  test.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['mira', 'emailInvalid'],
    ['mira@example', 'emailInvalid'],
    ['mira.example', 'emailInvalid'],
    [' mira@example.com ', undefined],
  ])('%j', (email, wrong) => expect(checkEmail(email)).toBe(wrong))
})

test('a password has at least as many characters as the installation asks for', () => {
  expect([checkPassword('', 6), checkPassword('volle', 6), checkPassword('volley', 6)]).toEqual([
    'passwordRequired',
    'passwordShort',
    undefined,
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

test('who came without a profile is asked for name, sport and terms', () => {
  expect(checkWelcome({ name: '', role: 'coach', sport: '', terms: false })).toEqual({
    name: 'nameShort',
    sport: 'sportRequired',
    terms: 'termsRequired',
  })
})
