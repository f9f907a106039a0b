import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { inTransaction, type Viewer } from '../../../context.ts'
import { restorePerson } from '../../accounts/standing/restore-person.ts'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'
import { followTeam } from '../follow-team.ts'
import { addMember } from './member-counts.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const noticesOf = async ({ api }: Player) =>
  (await api.notifications.list({ tab: 'teams' })).items.map(({ kind, team }) => `${kind} ${team?.name}`)

const rosterOf = async (api: Player['api'], { id }: { id: never }) =>
  (await api.teams.roster({ id })).items.map(({ person, role }) => `${person?.name ?? '?'} ${role}`)

/** How often she was told that a team changed. */
const hears = async ({ id }: Player) => {
  const told = heraia.db.selectFrom('person_events').select('kind').where('person_id', '=', id)
  return (await told.where('kind', '=', 'team.changed').execute()).length
}

test('an invited person says yes, and is on the roster', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira, { name: 'Invited' })
  const invitation = { id: team.id, personId: dana.id, role: 'coach', position: 'Goalkeepers' } as const
  expect(await mira.api.teams.invite(invitation)).toMatchObject({ state: 'invited', role: 'coach' })
  expect(await noticesOf(dana)).toEqual(['team_invited Invited'])
  expect((await dana.api.teams.mine()).waiting).toMatchObject([{ state: 'invited', team: { id: team.id } }])
  expect((await stranger.teams.roster({ id: team.id })).items).toHaveLength(1)
  expect(await dana.api.teams.answerInvitation({ id: team.id, role: 'coach', accept: true })).toEqual({
    id: team.id,
    joined: true,
  })
  expect((await stranger.teams.roster({ id: team.id })).items).toMatchObject([
    { person: { name: 'Mira' }, role: 'owner' },
    { person: { name: 'Dana' }, role: 'coach', position: 'Goalkeepers', may: { change: false, remove: false } },
  ])
  expect((await stranger.teams.get({ id: team.id })).members).toBe(2)
  expect(await noticesOf(mira)).toEqual(['team_joined Invited'])
  expect((await dana.api.notifications.unread()).count).toBe(0)
})

test('an invited person who asks to join is in, and has no news of the invitation left', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await founds(mira)
  await mira.api.teams.invite({ id, personId: dana.id, role: 'player', position: null })
  const team = await dana.api.teams.ask({ id, role: 'player', note: null })
  expect(team.standing).toMatchObject({ state: 'member' })
  expect((await dana.api.notifications.unread()).count).toBe(0)
})

test('she may say no, and an invitation may be taken back', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await founds(mira)
  const invite = () => mira.api.teams.invite({ id, personId: dana.id, role: 'player', position: null })
  await invite()
  expect(await dana.api.teams.answerInvitation({ id, role: 'player', accept: false })).toEqual({ id, joined: false })
  expect((await dana.api.teams.get({ id })).standing).toMatchObject({ state: 'none' })
  await invite()
  await mira.api.teams.uninvite({ id, personId: dana.id })
  expect(await refusal(dana.api.teams.answerInvitation({ id, role: 'player', accept: true }))).toMatchObject({
    status: 404,
  })
  expect((await dana.api.notifications.unread()).count).toBe(0)
})

test('who asks to join waits until somebody of the team answers', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira, { name: 'Asked' })
  for (const note of ['Please', 'Please!']) await dana.api.teams.ask({ id: team.id, role: 'player', note })
  expect(await noticesOf(mira)).toEqual(['team_asked Asked'])
  expect((await mira.api.teams.get({ id: team.id })).standing?.waiting).toBe(1)
  expect((await mira.api.teams.waiting({ id: team.id })).items).toMatchObject([{ state: 'asked', note: 'Please!' }])
  expect(await refusal(eva.api.teams.waiting({ id: team.id }))).toMatchObject({ status: 403 })
  await mira.api.teams.answerRequest({ id: team.id, personId: dana.id, role: 'player', accept: true })
  expect(await noticesOf(dana)).toEqual(['team_answered Asked'])
  expect((await mira.api.notifications.unread()).count).toBe(0)
  await eva.api.teams.ask({ id: team.id, role: 'coach', note: null })
  await mira.api.teams.answerRequest({ id: team.id, personId: eva.id, role: 'coach', accept: false })
  expect((await eva.api.teams.get({ id: team.id })).standing).toMatchObject({ state: 'none', may: { ask: true } })
  await eva.api.teams.ask({ id: team.id, role: 'coach', note: null })
  expect((await eva.api.teams.takeBack({ id: team.id })).standing).toMatchObject({ state: 'none' })
})

test('who says yes says it to the role that was read: what was changed meanwhile is read again', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { id } = await founds(mira)
  const isOld = { status: 409, reason: 'edited_elsewhere' }
  await dana.api.teams.ask({ id, role: 'player', note: null })
  const told = await hears(mira)
  await dana.api.teams.ask({ id, role: 'coach', note: null })
  expect(await hears(mira)).toBe(told + 1)
  const letsIn = (role: 'coach' | 'player') =>
    mira.api.teams.answerRequest({ id, personId: dana.id, role, accept: true })
  expect(await refusal(letsIn('player'))).toMatchObject(isOld)
  expect((await stranger.teams.roster({ id })).items).toHaveLength(1)
  await letsIn('coach')

  const invites = (role: 'manager' | 'player') => mira.api.teams.invite({ id, personId: eva.id, role, position: null })
  await invites('player')
  const heard = await hears(eva)
  await invites('manager')
  expect(await hears(eva)).toBe(heard + 1)
  const accepts = (role: 'manager' | 'player') => eva.api.teams.answerInvitation({ id, role, accept: true })
  expect(await refusal(accepts('player'))).toMatchObject(isOld)
  expect(await accepts('manager')).toEqual({ id, joined: true })
})

test('a page of before, which does not say what was read, is answered as it was', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { id } = await founds(mira)
  await dana.api.teams.ask({ id, role: 'coach', note: null })
  await mira.api.teams.answerRequest({ id, personId: dana.id, accept: true })
  await mira.api.teams.invite({ id, personId: eva.id, role: 'player', position: null })
  expect(await eva.api.teams.answerInvitation({ id, accept: true })).toEqual({ id, joined: true })
  expect(await rosterOf(mira.api, { id: id as never })).toEqual(['Mira owner', 'Dana coach', 'Eva player'])
})

test('asked and invited at once is a member', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { id } = await founds(mira)
  await dana.api.teams.ask({ id, role: 'player', note: null })
  expect(await mira.api.teams.invite({ id, personId: dana.id, role: 'coach', position: null })).toBeNull()
  await mira.api.teams.invite({ id, personId: eva.id, role: 'player', position: null })
  expect((await eva.api.teams.ask({ id, role: 'player', note: null })).standing).toMatchObject({ state: 'member' })
  expect(await rosterOf(mira.api, { id: id as never })).toEqual(['Mira owner', 'Dana coach', 'Eva player'])
})

test('managers look after coaches and players, and only the owner chooses managers', async () => {
  const [mira, mana, dana] = [await joins('Mira'), await joins('Mana'), await joins('Dana')]
  const team = await founds(mira)
  const { id } = team
  await joinsTeam(mana, mira, team)
  await joinsTeam(dana, mira, team)
  const asPlayer = { id, personId: dana.id, role: 'coach', position: null } as const
  expect(await refusal(mana.api.teams.setMember(asPlayer))).toMatchObject({ status: 403, reason: 'not_team_manager' })
  await mira.api.teams.setMember({ id, personId: mana.id, role: 'manager', position: null })
  expect(await mana.api.teams.setMember(asPlayer)).toMatchObject({ role: 'coach' })
  const promote = mana.api.teams.setMember({ ...asPlayer, role: 'manager' })
  expect(await refusal(promote)).toMatchObject({ status: 403, reason: 'not_team_owner' })
  const invites = mana.api.teams.invite({ id, personId: (await joins('Ola')).id, role: 'manager', position: null })
  expect(await refusal(invites)).toMatchObject({ status: 403, reason: 'not_team_owner' })
  for (const act of [mana.api.teams.removeMember, mana.api.teams.handOver]) {
    expect(await refusal(act({ id, personId: mira.id }))).toMatchObject({ status: 403, reason: 'not_team_owner' })
  }
  await mana.api.teams.removeMember({ id, personId: dana.id })
  expect((await stranger.teams.get({ id })).members).toBe(2)
})

test('the owner leaves only after she handed the team over', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  await joinsTeam(dana, mira, team)
  expect(await refusal(mira.api.teams.leave(team))).toMatchObject({ status: 422 })
  const { id } = team
  expect(await refusal(mira.api.teams.leave({ id }))).toMatchObject({ status: 409, reason: 'owner_stays' })
  expect((await mira.api.teams.handOver({ id, personId: dana.id })).standing).toMatchObject({ role: 'manager' })
  expect(await noticesOf(dana)).toContain(`team_handed_over ${team.name}`)
  await mira.api.teams.leave({ id })
  expect(await rosterOf(stranger, { id: id as never })).toEqual(['Dana owner'])
  expect((await stranger.teams.get({ id })).members).toBe(1)
})

test('where the owner’s account is gone a manager takes over', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  const { id } = team
  await joinsTeam(dana, mira, team)
  await mira.api.teams.setMember({ id, personId: dana.id, role: 'manager', position: null })
  expect(await refusal(dana.api.teams.handOver({ id, personId: dana.id }))).toMatchObject({ status: 403 })
  await heraia.db.updateTable('profiles').set({ state: 'deleted' }).where('id', '=', mira.id).execute()
  expect((await dana.api.teams.get({ id })).standing?.may.takeOver).toBe(true)
  expect((await dana.api.teams.handOver({ id, personId: dana.id })).standing).toMatchObject({ role: 'owner' })
})

test('who is suspended or blocked is on no roster, and counts again when she is back', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira)
  await joinsTeam(dana, mira, team)
  await joinsTeam(eva, mira, team)
  await dana.api.teams.follow({ id: team.id })
  await eva.api.profiles.block({ id: dana.id })
  const id = team.id as never
  expect(await rosterOf(eva.api, { id })).toEqual(['Mira owner', 'Eva player'])
  expect(await rosterOf(dana.api, { id })).toEqual(['Mira owner', 'Dana player'])
  expect(await rosterOf(mira.api, { id })).toHaveLength(3)
  await suspendPerson(heraia.context, dana.id, 'Spam')
  expect(await rosterOf(mira.api, { id })).toEqual(['Mira owner', 'Eva player'])
  expect(await stranger.teams.get({ id })).toMatchObject({ members: 2, followers: 0 })
  await restorePerson(heraia.context, dana.id, 'Appeal')
  expect(await stranger.teams.get({ id })).toMatchObject({ members: 3, followers: 1 })
})

test('who runs a team takes out also whom a block hides from her', async () => {
  const [mira, mana, dana, eva] = [await joins('Mira'), await joins('Mana'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira)
  const { id } = team
  for (const each of [mana, dana, eva]) {
    heraia.clock.advance({ seconds: 1 })
    await joinsTeam(each, mira, team)
  }
  await mira.api.teams.setMember({ id, personId: mana.id, role: 'manager', position: null })
  await mira.api.profiles.block({ id: dana.id })
  await eva.api.profiles.block({ id: mira.id })
  await mana.api.profiles.block({ id: mira.id })
  const roster = (await mira.api.teams.roster({ id })).items
  expect(roster.map(({ person, personId, hidden, may }) => [person?.name ?? null, personId, hidden, may])).toEqual([
    ['Mira', mira.id, false, { change: false, remove: false, handOver: false }],
    // She blocked this one herself; who blocked her is not named.
    [null, mana.id, true, { change: false, remove: true, handOver: false }],
    ['Dana', dana.id, true, { change: false, remove: true, handOver: false }],
    [null, eva.id, true, { change: false, remove: true, handOver: false }],
  ])
  expect(JSON.stringify(roster)).not.toContain('Eva')
  // A manager does not touch the owner, and nobody else has any use for people whom she cannot see.
  expect(await rosterOf(mana.api, { id: id as never })).toEqual(['Mana manager', 'Dana player', 'Eva player'])
  expect(await rosterOf(eva.api, { id: id as never })).toEqual(['Mana manager', 'Dana player', 'Eva player'])
  expect(await refusal(mana.api.teams.removeMember({ id, personId: mira.id }))).toMatchObject({ status: 404 })
  expect(await refusal(eva.api.teams.removeMember({ id, personId: mira.id }))).toMatchObject({ status: 403 })
  const change = mira.api.teams.setMember({ id, personId: eva.id, role: 'coach', position: null })
  expect(await refusal(change)).toMatchObject({ status: 404, reason: 'member_not_found' })
  for (const { id: personId } of [dana, eva, mana]) await mira.api.teams.removeMember({ id, personId })
  expect(await rosterOf(stranger, { id: id as never })).toEqual(['Mira owner'])
  expect((await stranger.teams.get({ id })).members).toBe(1)
})

test('a block takes an invitation back', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { id } = await founds(mira, { audience: 'members' })
  for (const { id: personId } of [dana, eva]) {
    await mira.api.teams.invite({ id, personId, role: 'player', position: null })
  }
  await dana.api.teams.follow({ id })
  await mira.api.profiles.block({ id: dana.id })
  await eva.api.profiles.block({ id: mira.id })
  for (const { api } of [dana, eva]) {
    expect((await api.teams.mine()).waiting).toEqual([])
    expect(await refusal(api.teams.answerInvitation({ id, role: 'player', accept: true }))).toMatchObject({
      status: 404,
    })
  }
  expect(await mira.api.teams.get({ id })).toMatchObject({ members: 1, followers: 0 })
  // Also where both happen at once.
  const more = await Promise.all(['Ola', 'Nia', 'Ria'].map((name) => joins(name)))
  await Promise.allSettled(
    more.flatMap((she) => [
      mira.api.teams.invite({ id, personId: she.id, role: 'player', position: null }),
      she.api.profiles.block({ id: mira.id }),
    ]),
  )
  for (const { api } of more) expect((await api.teams.mine()).waiting).toEqual([])
})

test('what she asked for as her account ended counts when she is back', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await founds(mira)
  await suspendPerson(heraia.context, dana.id, 'Spam')
  const viewer: Viewer = { id: dana.id, sessionId: newId() as never, role: 'athlete', isAdmin: false, hasProfile: true }
  await followTeam({ ...heraia.context, viewer }, id)
  await inTransaction(heraia.context, (tx) => addMember(tx, id, dana.id, { role: 'player', position: null }))
  expect(await stranger.teams.get({ id })).toMatchObject({ members: 1, followers: 0 })
  await restorePerson(heraia.context, dana.id, 'Appeal')
  expect(await stranger.teams.get({ id })).toMatchObject({ members: 2, followers: 1 })
})

test('a girl is on the roster for her team and for who follows her, and adults reach her as they may write to her', async () => {
  const [mira, kid, fan, other] = [await joins('Mira'), await joins('Kid'), await joins('Fan'), await joins('Ola')]
  const team = await founds(mira)
  await fan.api.profiles.follow({ id: kid.id })
  await kid.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  const id = team.id as never
  const invites = mira.api.teams.invite({ id: team.id, personId: kid.id, role: 'player', position: null })
  expect(await refusal(invites)).toMatchObject({ status: 403, reason: 'may_not_invite' })
  await joinsTeam(kid, mira, team)
  for (const api of [mira.api, kid.api, fan.api]) expect(await rosterOf(api, { id })).toContain('Kid player')
  for (const api of [stranger, other.api]) expect(await rosterOf(api, { id })).toEqual(['Mira owner'])
  const manager = { id: team.id, personId: kid.id, role: 'manager', position: null } as const
  expect(await refusal(mira.api.teams.setMember(manager))).toMatchObject({ status: 403, reason: 'may_not_manage' })
  const owner = { id: team.id, personId: kid.id }
  expect(await refusal(mira.api.teams.handOver(owner))).toMatchObject({ status: 403, reason: 'may_not_manage' })
})

test('a girl runs no team, however she came to its lead', async () => {
  const [mira, kid, grown, dana] = [await joins('Mira'), await joins('Kid'), await joins('Nia'), await joins('Dana')]
  const team = await founds(mira)
  const { id } = team
  const birth = { dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` }
  await mira.api.profiles.follow({ id: kid.id })
  await kid.saves(birth)
  await kid.api.teams.ask({ id, role: 'player', note: null })
  const asManager = { id, personId: kid.id, role: 'manager', position: null } as const
  expect(await refusal(mira.api.teams.invite(asManager))).toMatchObject({ status: 403, reason: 'may_not_invite' })

  await mira.api.teams.invite({ ...asManager, personId: grown.id })
  await grown.saves(birth)
  const accepts = grown.api.teams.answerInvitation({ id, role: 'manager', accept: true })
  expect(await refusal(accepts)).toMatchObject({ status: 403, reason: 'adults_only' })
  expect(await grown.api.teams.answerInvitation({ id, role: 'manager', accept: false })).toMatchObject({
    joined: false,
  })

  await joinsTeam(dana, mira, team)
  await mira.api.teams.setMember({ ...asManager, personId: dana.id })
  await mira.saves(birth)
  expect((await mira.api.teams.get({ id })).standing?.may).toMatchObject({ manage: false, own: true })
  const asks = { id, personId: kid.id, role: 'player', accept: true } as const
  expect(await refusal(mira.api.teams.answerRequest(asks))).toMatchObject({ status: 403, reason: 'not_team_manager' })
  expect((await dana.api.teams.get({ id })).standing?.may.takeOver).toBe(true)
  expect((await dana.api.teams.handOver({ id, personId: dana.id })).standing).toMatchObject({ role: 'owner' })
})

test('somebody who is hidden can neither be invited nor answered', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await founds(mira)
  await dana.api.profiles.block({ id: mira.id })
  const invites = mira.api.teams.invite({ id, personId: dana.id, role: 'player', position: null })
  expect(await refusal(invites)).toMatchObject({ status: 404, reason: 'person_not_found' })
  await dana.api.teams.ask({ id, role: 'player', note: 'Hello' })
  expect((await mira.api.teams.waiting({ id })).items).toEqual([])
  expect((await mira.api.teams.get({ id })).standing?.waiting).toBe(0)
  const answers = mira.api.teams.answerRequest({ id, personId: dana.id, role: 'player', accept: true })
  expect(await refusal(answers)).toMatchObject({ status: 404 })
})
