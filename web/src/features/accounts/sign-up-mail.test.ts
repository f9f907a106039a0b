import { afterEach, expect, test } from 'vitest'
import { signUpMail, untilAnotherTo } from './sign-up-mail.ts'

afterEach(() => signUpMail.set({ to: '', at: 0 }))

test('who has just registered waits for the first mail before she may ask for another one', () => {
  signUpMail.set({ to: 'mira@example.org', at: 1_000_000 })
  expect(untilAnotherTo(' Mira@example.org', 1_020_000)).toBe(40)
  expect(untilAnotherTo('mira@example.org', 1_061_000)).toBe(0)
  expect(untilAnotherTo('luz@example.org', 1_020_000)).toBe(0)
})
