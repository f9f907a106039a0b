import type { Profile } from '@heraia/contract/profiles'
import { expect, test } from 'vitest'
import { drawn, linksIn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { ProfileHeader } from './profile-header.tsx'

const relation = {
  isSelf: false,
  following: 'none',
  followsMe: false,
  muted: false,
  mutedUntil: null,
  restricted: false,
  mayFollow: true,
} as const
const mira = {
  id: '0197a3f0-0000-7000-8000-000000000001',
  ...{ handle: 'mira', name: 'Mira López', role: 'athlete', sport: 'Volleyball', location: 'Vigo, España' },
  ...{ avatar: null, cover: null, verified: false, verification: null, online: false, about: {}, listsShown: true },
  ...{ followers: 3, following: 0, matches: 2, achievements: 4, joinedAt: '2026-05-02T12:00:00.000Z' },
  relation: { ...relation, whenFollowed: 'follows', mayMessage: true },
} as unknown as Profile

const header = (changed: Partial<Profile> = {}, language: 'en' | 'es' = 'en') =>
  drawn(<ProfileHeader profile={{ ...mira, ...changed }} tab="posts" />, { language })
const words = async (...header_: Parameters<typeof header>) => wordsOf(await header(...header_))

test('her header says where she is and since when, in both languages', async () => {
  expect(await words()).toMatch(/Vigo, España.*Joined May 2026/)
  expect(await words({}, 'es')).toMatch(/Vigo, España.*Se unió en mayo de 2026/)
})

test('the sport stands beside the role of an athlete only', async () => {
  expect(await words()).toMatch(/Athlete.*Volleyball.*@mira/)
  expect(await words({ role: 'coach' })).not.toContain('Volleyball')
})

test('her results are counted where she is an athlete, her achievements everywhere, and neither where there is none', async () => {
  expect(await words()).toMatch(/3 followers.*2 matches.*4 achievements/)
  expect(await words({ role: 'coach', achievements: 1 })).toMatch(/1 achievement$/)
  expect(await words({ matches: 0, achievements: 0 })).not.toMatch(/match|achievement/)
})

test('who may not write to her is offered no Message', async () => {
  const toHer = async (mayMessage: boolean) =>
    linksIn(await header({ relation: { ...relation, whenFollowed: 'follows', mayMessage } }))
  expect(await toHer(true)).toContainEqual(['Message', expect.stringContaining('/messages?with=')])
  expect((await toHer(false)).map(([name]) => name)).not.toContain('Message')
})
