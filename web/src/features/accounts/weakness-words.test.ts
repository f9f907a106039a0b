import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { authRefused } from '../../lib/session/browser-for-tests.ts'
import { weaknessOf, weaknessWords } from './weakness-words.ts'

/** What a server refuses her new password with, as auth-js hands it on. */
async function refusal(more: object) {
  const auth = new AuthClient({
    url: 'https://heraia.example/auth/v1',
    autoRefreshToken: false,
    persistSession: false,
    fetch: async () => authRefused(422, 'weak_password', more),
  })
  const { error } = await auth.signUp({ email: 'mira@example.org', password: 'volley' })
  return error
}

const SHORT = 'La contraseña debe tener al menos 8 caracteres'
const PLAIN = 'La contraseña debe combinar más tipos de caracteres, como mayúsculas, números y símbolos'
const LEAKED = 'Esta contraseña aparece en filtraciones de datos: elige otra'

test.each([
  [['length'], SHORT],
  [['characters'], PLAIN],
  [['pwned'], LEAKED],
  [['length', 'pwned'], `${SHORT}. ${LEAKED}`],
  [['dictionary'], 'Esta contraseña es demasiado fácil de adivinar: elige otra'],
  [[], SHORT],
])('of a password that is refused for %j she reads why', async (reasons, words) => {
  const found = weaknessOf(await refusal({ weak_password: { reasons } }))
  expect(found && weaknessWords('es', found, 8)).toBe(words)
})

test('a refusal of something else says nothing of her password', () => {
  expect(weaknessOf(Object.assign(new Error('same'), { code: 'same_password' }))).toBeNull()
  expect(weaknessOf(null)).toBeNull()
})
