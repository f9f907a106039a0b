import type { Session } from '@supabase/auth-js'
import { afterEach, expect, test } from 'vitest'
import { bearer, keepSession } from './bearer.ts'

const token = (sub: string, turn: number) => `h.${btoa(JSON.stringify({ sub, turn }))}.s`
const sessionOf = (id: string, turn: number) => ({ access_token: token(id, turn), user: { id } }) as Session

afterEach(() => keepSession(null))

test('a request that was refused goes out again with her newer token', async () => {
  keepSession(sessionOf('mira', 2))
  expect(await bearer.renewed(token('mira', 1))).toBe(token('mira', 2))
})

test('it is not sent again for another person, who signed in meanwhile, nor where she signed out', async () => {
  keepSession(sessionOf('dana', 1))
  expect(await bearer.renewed(token('mira', 1))).toBeUndefined()
  keepSession(null)
  expect(await bearer.renewed(token('mira', 1))).toBeUndefined()
})
