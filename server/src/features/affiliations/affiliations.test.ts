import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

let players: { mira: Player; club: Player; coach: Player }
beforeEach(async () => {
  players = {
    mira: await joins('Mira Athlete'),
    club: await joins('City Club', { role: 'club' }),
    coach: await joins('Cora Coach', { role: 'coach' }),
  }
})

const shown = async (to = stranger) => {
  const { about } = await to.profiles.get({ id: players.mira.id })
  return { club: about?.linkedClub?.person.name, coach: about?.linkedCoach?.person.name }
}
const names = (kind: 'club' | 'coach', to: Player) => players.mira.api.affiliations.name({ kind, personId: to.id })
const kinds = async (player: Player) => (await player.api.notifications.list({})).items.map(({ kind }) => kind)

test('she names her club and her coach, and both stand on her profile once they confirm', async () => {
  const { mira, club, coach } = players
  await names('club', club)
  expect((await names('coach', coach)).items).toMatchObject([
    { kind: 'club', person: { id: club.id }, state: 'asked' },
    { kind: 'coach', person: { id: coach.id }, state: 'asked' },
  ])
  expect(await shown()).toEqual({ club: undefined, coach: undefined })
  expect(await kinds(club)).toEqual(['affiliation_asked'])
  expect((await club.api.affiliations.naming({})).items).toMatchObject([{ person: { id: mira.id }, state: 'asked' }])
  await club.api.affiliations.answer({ id: mira.id, confirm: true })
  expect(await shown()).toEqual({ club: 'City Club', coach: undefined })
  await coach.api.affiliations.answer({ id: mira.id, confirm: true })
  expect(await shown()).toEqual({ club: 'City Club', coach: 'Cora Coach' })
  expect(await kinds(mira)).toEqual(['affiliation_confirmed', 'affiliation_confirmed'])
})

test('what is declined shows nowhere, and only she learns of it; she may ask again', async () => {
  const { mira, club } = players
  await names('club', club)
  await club.api.affiliations.answer({ id: mira.id, confirm: false })
  expect(await shown()).toEqual({})
  expect((await mira.api.affiliations.mine()).items).toMatchObject([{ state: 'declined' }])
  expect((await club.api.affiliations.naming({})).items).toEqual([])
  expect(await kinds(club)).toEqual([])
  expect(await refusal(club.api.affiliations.answer({ id: mira.id, confirm: true }))).toMatchObject({ status: 404 })
  await names('club', club)
  expect((await club.api.affiliations.naming({})).items).toHaveLength(1)
})

test('either of them ends it', async () => {
  const { mira, club } = players
  for (const end of [
    () => mira.api.affiliations.end({ kind: 'club' }),
    () => club.api.affiliations.answer({ id: mira.id, confirm: false }),
  ]) {
    await names('club', club)
    await club.api.affiliations.answer({ id: mira.id, confirm: true })
    expect(await shown()).toMatchObject({ club: 'City Club' })
    await end()
    expect(await shown()).toEqual({})
  }
})

test('another club takes the place of the one before, which is asked no longer', async () => {
  const { mira, club } = players
  const other = await joins('Other Club', { role: 'club' })
  await names('club', club)
  await names('club', other)
  expect((await club.api.affiliations.naming({})).items).toEqual([])
  expect(await kinds(club)).toEqual([])
  expect((await other.api.affiliations.naming({})).items).toMatchObject([{ person: { id: mira.id } }])
})

test('asked twice is asked once', async () => {
  const { mira, club } = players
  await Promise.all([names('club', club), names('club', club)])
  expect((await club.api.affiliations.naming({})).items).toMatchObject([{ person: { id: mira.id } }])
})

test('a club is a club’s account, a coach a coach’s, and nobody confirms herself', async () => {
  const { mira, club, coach } = players
  const wrong = [['club', coach] as const, ['coach', club] as const, ['club', mira] as const]
  for (const [kind, player] of wrong) expect(await refusal(names(kind, player))).toMatchObject({ status: 403 })
  expect(await refusal(coach.api.affiliations.answer({ id: mira.id, confirm: true }))).toMatchObject({ status: 404 })
})

test('a block ends it both ways, for good', async () => {
  const { mira, club, coach } = players
  await names('club', club)
  await club.api.affiliations.answer({ id: mira.id, confirm: true })
  await club.api.profiles.block({ id: mira.id })
  expect(await shown()).toEqual({})
  await club.api.profiles.unblock({ id: mira.id })
  expect((await mira.api.affiliations.mine()).items).toEqual([])
  for (const { api } of [mira, club]) {
    const { items } = await api.notifications.list({ tab: 'unread' })
    expect(items.filter(({ kind }) => kind.startsWith('affiliation_'))).toEqual([])
  }
  await names('coach', coach)
  await mira.api.profiles.block({ id: coach.id })
  expect((await coach.api.affiliations.naming({})).items).toEqual([])
  expect(await refusal(names('coach', coach))).toMatchObject({ status: 404 })
})

test('who may not see one of them does not see that they belong together', async () => {
  const { mira, club } = players
  await names('club', club)
  await club.api.affiliations.answer({ id: mira.id, confirm: true })
  const dana = await joins('Dana')
  await dana.api.profiles.block({ id: club.id })
  expect(await shown(dana.api)).toEqual({})
  await mira.sets({ profileVisibility: 'followers' })
  expect(await shown()).toEqual({})
  expect(await shown(club.api)).toEqual({})
})

test('who is suspended stands in nobody’s list, and is answered by nobody', async () => {
  const { mira, club, coach } = players
  await names('club', club)
  await names('coach', coach)
  await suspendPerson(heraia.context, club.id, 'Not the club')
  expect((await mira.api.affiliations.mine()).items).toMatchObject([{ person: { id: coach.id } }])
  await suspendPerson(heraia.context, mira.id, 'Spam')
  expect((await coach.api.affiliations.naming({})).items).toEqual([])
  expect(await refusal(coach.api.affiliations.answer({ id: mira.id, confirm: true }))).toMatchObject({ status: 404 })
})
