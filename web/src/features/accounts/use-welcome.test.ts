import { expect, test } from 'vitest'
import { knownOf } from './use-welcome.ts'

const known = (user_metadata: Record<string, unknown>) => knownOf({ user_metadata })

test('whose profile could not be made when she registered is not asked again for what she has said', () => {
  const said = { name: 'Mira López', role: 'coach', sport: 'Volleyball', terms_version: '2024-03-15' }
  expect(known(said)).toEqual({ name: 'Mira López', role: 'coach', sport: 'Volleyball' })
})

test('who came by a service says what she is; what nobody can choose is not chosen for her', () => {
  expect(known({ full_name: 'Mira López' })).toEqual({ name: 'Mira López', role: 'athlete', sport: '' })
  expect(known({ role: 'admin', sport: 7, name: null })).toEqual({ name: '', role: 'athlete', sport: '' })
})
