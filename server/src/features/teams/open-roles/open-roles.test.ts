import { OpenRoleId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { inDays, roleSaid, teamSaid, teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, offers, joinsTeam } = teamsOf(newId)

const days = (count: number) => inDays(heraia.clock.now(), count)
const soon = () => ({ deadline: days(10), answerBy: days(20) })

test('a team recruits as long as a role is open', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira, { name: 'Recruiters' })
  const recruiting = async () => (await stranger.teams.search({ q: 'recruiters', recruiting: true })).items.length
  expect(await recruiting()).toBe(0)
  expect(await refusal(offers(dana, team, soon()))).toMatchObject({ status: 403, reason: 'not_team_manager' })
  const role = await offers(mira, team, { ...soon(), pay: '300 € a month' })
  expect(role).toMatchObject({ open: true, pay: '300 € a month', applications: 0, may: { manage: true, apply: false } })
  expect(await recruiting()).toBe(1)
  expect(await stranger.teams.get({ id: team.id })).toMatchObject({ recruiting: true, openRoles: 1 })
  await mira.api.openRoles.close({ id: role.id, closed: true })
  expect(await recruiting()).toBe(0)
  await mira.api.openRoles.close({ id: role.id, closed: false })
  expect(await recruiting()).toBe(1)
  heraia.clock.advance({ days: 11 })
  expect(await recruiting()).toBe(0)
  expect(await stranger.teams.get({ id: team.id })).toMatchObject({ recruiting: false, openRoles: 0 })
  expect((await stranger.openRoles.list({ id: team.id })).items).toEqual([])
  expect((await stranger.openRoles.list({ id: team.id, past: true })).items).toMatchObject([
    { id: role.id, open: false },
  ])
})

test('dates that make no sense are refused, and a promise is not put off', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  const code = async (said: object) => (await refusal(offers(mira, team, { ...soon(), ...said }))).fields?.[0]?.code
  expect(await code({ deadline: days(-1) })).toBe('in_past')
  expect(await code({ answerBy: days(9) })).toBe('before_deadline')
  expect(await code({ answerBy: days(4000) })).toBe('too_far')
  expect(await code({ deadline: '2099-02-30' })).toBe('invalid_date')
  const role = await offers(mira, team, soon())
  await dana.api.openRoles.apply({ id: role.id, message: 'Hello' })
  const { updatedAt } = role
  const later = { ...roleSaid, ...soon(), updatedAt, id: role.id, teamId: team.id, answerBy: days(21) }
  expect(await refusal(mira.api.openRoles.save(later))).toMatchObject({
    ...{ status: 422, fields: [{ field: 'answerBy', code: 'promised_already' }] },
  })
  expect(await mira.api.openRoles.save({ ...later, answerBy: days(19) })).toMatchObject({ answerBy: days(19) })
})

test('somebody applies once, the team moves her on, and she hears of it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  const role = await offers(mira, team, soon())
  for (const message of ['I kick far.', 'Again']) await dana.api.openRoles.apply({ id: role.id, message })
  expect((await mira.api.openRoles.applications({ id: role.id })).items).toMatchObject([
    { person: { id: dana.id }, message: 'I kick far.', stage: 'received', late: false },
  ])
  expect(await mira.api.openRoles.get({ id: role.id })).toMatchObject({ applications: 1 })
  expect((await stranger.openRoles.get({ id: role.id })).applications).toBeNull()
  expect((await mira.api.notifications.list({ tab: 'teams' })).items).toMatchObject([
    { kind: 'application_received', roleId: role.id },
  ])
  for (const api of [dana.api]) {
    expect(await refusal(api.openRoles.applications({ id: role.id }))).toMatchObject({ status: 403 })
    const own = api.openRoles.move({ id: role.id, personId: dana.id, stage: 'offered' })
    expect(await refusal(own)).toMatchObject({ status: 403 })
  }
  const moved = await mira.api.openRoles.move({ id: role.id, personId: dana.id, stage: 'trial' })
  expect(moved).toMatchObject({ stage: 'trial', answeredAt: expect.any(String) })
  expect((await mira.api.openRoles.applications({ id: role.id, stage: 'received' })).items).toEqual([])
  expect((await dana.api.openRoles.mine({})).items).toMatchObject([{ stage: 'trial', role: { id: role.id } }])
  expect((await dana.api.notifications.list({ tab: 'teams' })).items).toMatchObject([{ kind: 'application_answered' }])
})

test('the answer was promised by a day, and everybody sees when it did not come', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  const role = await offers(mira, team, soon())
  await dana.api.openRoles.apply({ id: role.id, message: 'Hello' })
  heraia.clock.advance({ days: 20 })
  expect((await dana.api.openRoles.mine({})).items).toMatchObject([{ late: false, role: { answerBy: role.answerBy } }])
  heraia.clock.advance({ days: 1 })
  expect((await dana.api.openRoles.mine({})).items).toMatchObject([{ late: true }])
  expect(await dana.api.openRoles.get({ id: role.id })).toMatchObject({ mine: { late: true }, lateAnswers: 1 })
  expect(await stranger.teams.get({ id: team.id })).toMatchObject({ lateAnswers: 1 })
  await mira.api.openRoles.move({ id: role.id, personId: dana.id, stage: 'declined' })
  expect(await stranger.teams.get({ id: team.id })).toMatchObject({ lateAnswers: 0 })
  expect(await stranger.openRoles.get({ id: role.id })).toMatchObject({ lateAnswers: 0 })
})

test('what she takes back is deleted, and she may apply anew while the role is open', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira)
  const [role, other] = [await offers(mira, team, soon()), await offers(mira, team, soon())]
  for (const { id } of [role, other]) await dana.api.openRoles.apply({ id, message: 'A secret' })
  expect((await dana.api.openRoles.withdraw({ id: role.id })).mine).toMatchObject({ stage: 'withdrawn' })
  // Of the other one alone.
  expect((await mira.api.notifications.list({ tab: 'unread' })).items).toMatchObject([{ kind: 'application_received' }])
  expect((await mira.api.openRoles.applications({ id: role.id })).items).toMatchObject([
    { stage: 'withdrawn', message: '' },
  ])
  const move = mira.api.openRoles.move({ id: role.id, personId: dana.id, stage: 'trial' })
  expect(await refusal(move)).toMatchObject({ status: 409, reason: 'application_withdrawn' })
  expect((await dana.api.openRoles.apply({ id: role.id, message: 'Once more' })).mine).toMatchObject({
    stage: 'received',
  })
  await mira.api.openRoles.close({ id: role.id, closed: true })
  expect(await refusal(eva.api.openRoles.apply({ id: role.id, message: 'Hi' }))).toMatchObject({
    reason: 'role_closed',
  })
  expect(await refusal(eva.api.openRoles.withdraw({ id: role.id }))).toMatchObject({ status: 404 })
})

test('who runs the team does not apply, and who is hidden from it is not shown', async () => {
  const [mira, mana, dana, eva] = [await joins('Mira'), await joins('Mana'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira)
  await joinsTeam(mana, mira, team)
  await mira.api.teams.setMember({ id: team.id, personId: mana.id, role: 'manager', position: null })
  const role = await offers(mira, team, soon())
  expect(await refusal(mana.api.openRoles.apply({ id: role.id, message: 'Me' }))).toMatchObject({ reason: 'own_team' })
  await dana.api.profiles.block({ id: mira.id })
  for (const each of [dana, eva]) await each.api.openRoles.apply({ id: role.id, message: 'Hi' })
  await suspendPerson(heraia.context, eva.id, 'Spam')
  const whoApplied = async (api: typeof mira.api) =>
    (await api.openRoles.applications({ id: role.id })).items.map(({ person }) => person.name)
  expect(await whoApplied(mira.api)).toEqual([])
  expect(await whoApplied(mana.api)).toEqual(['Dana'])
  expect((await mira.api.openRoles.get({ id: role.id })).applications).toBe(0)
})

test('who applied takes it back also where the team is for its members by now', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira)
  const { id } = await offers(mira, team, soon())
  await dana.api.openRoles.apply({ id, message: 'A secret' })
  const { version } = await mira.api.teams.get({ id: team.id })
  await mira.api.teams.edit({ ...teamSaid, id: team.id, version, audience: 'members' })
  expect(await refusal(eva.api.openRoles.get({ id }))).toMatchObject({ status: 404 })
  expect(await dana.api.openRoles.get({ id })).toMatchObject({ mine: { stage: 'received' }, applications: null })
  expect(await dana.api.openRoles.withdraw({ id })).toMatchObject({ mine: { stage: 'withdrawn' } })
  expect((await mira.api.openRoles.applications({ id })).items).toMatchObject([{ stage: 'withdrawn', message: '' }])
  expect(await refusal(dana.api.openRoles.get({ id }))).toMatchObject({ status: 404 })
  expect(await refusal(dana.api.openRoles.apply({ id, message: 'Again' }))).toMatchObject({ status: 404 })
})

test('a role of a team that she does not see is not there, and its id is its own', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const hidden = await founds(mira, { audience: 'members' })
  const role = await offers(mira, hidden, soon())
  for (const api of [stranger, dana.api]) {
    expect(await refusal(api.openRoles.get({ id: role.id }))).toMatchObject({ status: 404, reason: 'role_not_found' })
  }
  expect(await refusal(dana.api.openRoles.apply({ id: role.id, message: 'Hi' }))).toMatchObject({ status: 404 })
  const hers = await founds(dana)
  expect(await refusal(offers(dana, hers, { ...soon(), id: role.id } as never))).toMatchObject({ reason: 'id_taken' })
  const nothing = stranger.openRoles.get({ id: OpenRoleId.parse(newId()) })
  expect(await refusal(nothing)).toMatchObject({ status: 404 })
})
