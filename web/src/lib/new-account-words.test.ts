import type { NewAccountLimit } from '@heraia/contract/new-accounts'
import { expect, test } from 'vitest'
import { limitWords } from './new-account-words.ts'

const limit: NewAccountLimit = {
  act: 'follows',
  most: 40,
  again: '2026-03-04T10:00:00.000Z',
  until: '2026-03-08T10:00:00.000Z',
  unconfirmed: false,
}

test('a refusal says how many, when again, and when it ends', () => {
  expect(limitWords('en', limit)).toMatch(
    /^New accounts may follow 40 people and teams a day\. You can do so again from March 4 at .+ [AP]M\. This limit ends on March 8, 2026\.$/,
  )
  expect(limitWords('es', limit)).toMatch(
    /^Las cuentas nuevas pueden seguir a 40 personas y equipos al día\. Podrás volver a hacerlo a partir del 4 de marzo a las .+\. Este límite termina el 8 de marzo de 2026\.$/,
  )
  expect(limitWords('en', { ...limit, act: 'mentions', most: 1, again: null, until: null, unconfirmed: true })).toBe(
    'New accounts may mention 1 person in one text. This limit ends once your address is confirmed.',
  )
})
