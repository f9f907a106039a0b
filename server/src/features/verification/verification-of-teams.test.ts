import { type TeamId, VerificationRequestId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 8 } } })
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const ada = await joins('Ada Admin')
await grantAdmin(heraia.context, ada.id)
const { admin } = ada.api
beforeEach(() => heraia.db.deleteFrom('verification_requests').execute())

const newRequest = () => VerificationRequestId.parse(newId())
const said = { knownFor: 'We play in the second league.', links: ['https://federation.example/leonas'] }
type Asked = Parameters<Player['api']['verification']['askForTeam']>[0]
const asks = async ({ api }: Player, id: TeamId, words: Partial<Asked> = {}) =>
  (await api.verification.askForTeam({ id, requestId: newRequest(), ...said, files: [], ...words })).request
const queue = async () => (await admin.verificationRequests({ of: 'teams' })).items
const later = () => heraia.clock.advance({ seconds: 1 })
const asManager = { role: 'manager', position: null } as const

/** Mira's team, run by Dana as well, in which Pia plays. */
async function leonas() {
  const [mira, dana, pia] = [await joins('Mira Owner'), await joins('Dana Manages'), await joins('Pia Plays')]
  const team = await founds(mira, { name: 'Leonas' })
  for (const each of [dana, pia]) await joinsTeam(each, mira, team)
  await mira.api.teams.setMember({ id: team.id, personId: dana.id, ...asManager })
  return { mira, dana, pia, id: team.id }
}

test('who runs a team asks for it, it waits in the queue of teams, and is verified: that is the answer', async () => {
  const { mira, dana, id } = await leonas()
  const request = await asks(dana, id)
  expect(request).toMatchObject({
    state: 'waiting',
    isHers: true,
    links: said.links,
    askedBy: { name: 'Dana Manages' },
  })
  expect(await queue()).toMatchObject([
    {
      ...{ id: request?.id, person: { name: 'Dana Manages' }, team: { id, name: 'Leonas' } },
      ...{ excerpt: said.knownFor, askedAt: request?.askedAt },
    },
  ])
  // Hers is another list, and she herself asks for nothing.
  expect((await admin.verificationRequests({})).items).toEqual([])
  expect(await dana.api.verification.mine()).toMatchObject({ request: null, may: { ask: true } })
  later()
  const read = await admin.teamVerification({ id })
  expect(read).toMatchObject({
    request: { id: request?.id, askedBy: { name: 'Dana Manages' } },
    may: { decline: true },
  })
  const granted = await admin.verifyTeam({ id, reason: 'Listed', requestId: request?.id })
  expect(granted).toMatchObject({
    ...{ request: null, team: { verified: true } },
    history: [{ deed: 'granted' }, { deed: 'asked', by: 'Dana Manages' }],
  })
  expect(await queue()).toEqual([])
  expect(await mira.api.verification.ofTeam({ id })).toMatchObject({
    ...{ verified: true, request: { state: 'granted', isHers: false }, may: { ask: false } },
  })
  expect(await refusal(asks(mira, id))).toMatchObject({ status: 409, reason: 'verified_already' })
})

test('declined, all who run it are told why, nobody else is, and it is asked again', async () => {
  const { mira, dana, pia, id } = await leonas()
  const requestId = (await asks(dana, id))?.id ?? newRequest()
  const told = async ({ api }: Player) =>
    (await api.notifications.list({ tab: 'teams' })).items.filter(({ kind }) => kind === 'team_verification_declined')
  for (const reason of ['The list does not name you.', 'Pressed twice']) {
    later()
    const declined = await admin.declineTeamVerification({ id, requestId, reason })
    expect(declined).toMatchObject({
      ...{ request: null, may: { grant: true, decline: false } },
      history: [{ deed: 'declined', reason: 'The list does not name you.' }, { deed: 'asked' }],
    })
  }
  for (const each of [mira, dana]) {
    expect(await told(each)).toMatchObject([
      { actors: [], team: { id, name: 'Leonas' }, excerpt: 'The list does not name you.' },
    ])
  }
  expect(await told(pia)).toEqual([])
  expect(await mira.api.verification.ofTeam({ id })).toMatchObject({
    ...{ request: { state: 'declined', reason: 'The list does not name you.' }, may: { ask: true } },
  })
  await mira.api.teams.setMember({ id, personId: dana.id, role: 'player', position: null })
  expect(await told(dana)).toMatchObject([{ excerpt: null }])
  expect(await asks(mira, id)).toMatchObject({ state: 'waiting', reason: null })
})

test('of two who ask at once there is one request, and either takes it back', async () => {
  const { mira, dana, id } = await leonas()
  const requestId = newRequest()
  const answers = await Promise.allSettled([
    asks(mira, id, { requestId }),
    asks(dana, id),
    asks(mira, id, { requestId }),
  ])
  expect(await queue()).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  const [waiting] = await queue()
  const asked = { id, requestId: waiting?.id ?? requestId }
  expect(await refusal(asks(dana, id))).toMatchObject({ status: 409, reason: 'asked_already' })
  const other = waiting?.person.id === mira.id ? dana : mira
  later()
  expect(await other.api.verification.withdrawForTeam(asked)).toMatchObject({ request: null, may: { ask: true } })
  expect(await queue()).toEqual([])
  expect((await admin.teamVerification({ id })).history).toMatchObject([
    { deed: 'withdrawn', by: other.name },
    { deed: 'asked' },
  ])
  expect(await refusal(mira.api.verification.withdrawForTeam(asked))).toMatchObject({ status: 404 })
})

test('nobody asks for a team that she does not run, nor reads or takes back what is asked', async () => {
  const { mira, pia, id } = await leonas()
  const requestId = (await asks(mira, id))?.id ?? newRequest()
  const [blocked, outside] = [await joins('Bea Blocked'), await joins('Olga Outside')]
  await mira.api.profiles.block({ id: blocked.id })
  const calls = ({ verification }: Player['api']) => [
    () => verification.ofTeam({ id }),
    () => verification.askForTeam({ id, requestId: newRequest(), ...said, files: [] }),
    () => verification.withdrawForTeam({ id, requestId }),
  ]
  for (const call of calls(stranger)) expect(await refusal(call())).toMatchObject({ status: 401 })
  for (const { api } of [pia, blocked, outside, ada]) {
    for (const call of calls(api))
      expect(await refusal(call())).toMatchObject({ status: 403, reason: 'not_team_manager' })
  }
  const { id: hidden } = await founds(mira, { audience: 'members' })
  expect(await refusal(outside.api.verification.ofTeam({ id: hidden }))).toMatchObject({ status: 404 })
  const words = { requestId, files: [], ...said }
  const own = await founds(outside)
  expect(await refusal(outside.api.verification.askForTeam({ id: own.id, ...words }))).toMatchObject({
    reason: 'id_taken',
  })
  const person = { id: requestId, knownFor: said.knownFor, links: said.links, files: [] }
  expect(await refusal(mira.api.verification.ask(person))).toMatchObject({ reason: 'id_taken' })
  expect(await refusal(mira.api.verification.withdraw({ id: requestId }))).toMatchObject({ status: 404 })
  expect(await refusal(admin.declineVerification({ id: requestId, reason: 'No' }))).toMatchObject({ status: 404 })
})

test('her evidence is seen by her and the staff; who runs the team with her reads her words', async () => {
  const { mira, dana, id } = await leonas()
  const files = [await mira.uploads(await pngOf(), { purpose: 'evidence' })]
  const request = await asks(mira, id, { files })
  const read = (await dana.api.verification.ofTeam({ id })).request
  expect(read).toMatchObject({ knownFor: said.knownFor, files: [], fileCount: 1, isHers: false })
  const pictureOf = (asked: { files: NonNullable<typeof request>['files'] } | null | undefined) =>
    new URL(asked?.files[0]?.medium?.picture.url ?? '', heraia.siteUrl)
  const own = pictureOf(request)
  const ofStaff = pictureOf((await admin.teamVerification({ id })).request)
  const danas = await dana.uploads(await pngOf(), { purpose: 'evidence' })
  const other = await founds(dana)
  const ofDana = pictureOf(await asks(dana, other.id, { files: [danas] }))
  const statuses = () =>
    Promise.all(
      [own.search, ofStaff.search, ofDana.search, ''].map(
        async (pass) => (await heraia.fetch(own.pathname + pass)).status,
      ),
    )
  expect(own.pathname).not.toBe('/')
  expect(await statuses()).toEqual([200, 200, 404, 404])
  later()
  await dana.api.verification.withdrawForTeam({ id, requestId: request?.id ?? newRequest() })
  later()
  expect(await statuses()).toEqual([404, 404, 404, 404])
})

test('who asks is not named to somebody between whom and her a block is', async () => {
  const { mira, dana, id } = await leonas()
  await asks(mira, id)
  await dana.api.profiles.block({ id: mira.id })
  expect((await dana.api.verification.ofTeam({ id })).request).toMatchObject({ askedBy: null, knownFor: said.knownFor })
})

test('nobody decides about a team that she is in, nor about what she has not read', async () => {
  const { mira, id } = await leonas()
  const requestId = (await asks(mira, id))?.id ?? newRequest()
  const reason = 'Seen'
  expect(await refusal(admin.verifyTeam({ id, reason }))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
  const unread = { id, reason, requestId: newRequest() }
  expect(await refusal(admin.verifyTeam(unread))).toMatchObject({ reason: 'edited_elsewhere' })
  expect(await refusal(admin.declineTeamVerification(unread))).toMatchObject({ reason: 'edited_elsewhere' })
  const inside = await joins('Ida Inside')
  await joinsTeam(inside, mira, { id } as Awaited<ReturnType<typeof founds>>)
  await grantAdmin(heraia.context, inside.id)
  const hers = inside.api.admin
  expect((await hers.teamVerification({ id })).may).toEqual({ grant: false, revoke: false, decline: false })
  for (const decide of [hers.verifyTeam, hers.declineTeamVerification]) {
    expect(await refusal(decide({ id, reason, requestId }))).toMatchObject({ status: 403, reason: 'own_team' })
  }
  await admin.verifyTeam({ id, reason, requestId })
  expect(await refusal(admin.declineTeamVerification({ id, reason, requestId }))).toMatchObject({ status: 409 })
})

test('who is suspended or runs the team no longer waits unseen, and the others ask in her place', async () => {
  const { mira, dana, id } = await leonas()
  await asks(dana, id)
  await mira.api.teams.setMember({ id, personId: dana.id, role: 'player', position: null })
  expect(await queue()).toEqual([])
  expect(await mira.api.verification.ofTeam({ id })).toMatchObject({ request: null, may: { ask: true } })
  await mira.api.teams.setMember({ id, personId: dana.id, ...asManager })
  expect(await queue()).toHaveLength(1)
  await suspendPerson(heraia.context, dana.id, 'Spam')
  expect(await queue()).toEqual([])
  const request = await asks(mira, id)
  expect((await queue()).map((each) => each.id)).toEqual([request?.id])
})

test('who leaves the team takes what she showed with her, and a closed team leaves nothing', async () => {
  const { mira, dana, id } = await leonas()
  const shows = async (person: Player) => [await person.uploads(await pngOf(), { purpose: 'evidence' })]
  const kept = () => heraia.db.selectFrom('media_files').selectAll().where('purpose', '=', 'evidence').execute()
  const before = (await kept()).length
  await asks(dana, id, { files: await shows(dana) })
  later()
  await dana.api.teams.leave({ id })
  expect(await queue()).toEqual([])
  expect((await admin.teamVerification({ id })).history).toMatchObject([{ deed: 'withdrawn' }, { deed: 'asked' }])
  await asks(mira, id, { files: await shows(mira) })
  await mira.api.teams.close({ id })
  expect(await queue()).toEqual([])
  expect(await heraia.db.selectFrom('verification_requests').selectAll().execute()).toEqual([])
  expect(await kept()).toHaveLength(before)
})

test('with her account goes what she asked for a team, which stays', async () => {
  const { mira, dana, id } = await leonas()
  await asks(dana, id)
  await dana.api.accounts.leave({ password: 'secret1' })
  expect(await queue()).toEqual([])
  await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
  await heraia.runJob('erase-account', { personId: dana.id })
  expect(await heraia.db.selectFrom('verification_requests').selectAll().execute()).toEqual([])
  expect(await mira.api.verification.ofTeam({ id })).toMatchObject({ request: null, may: { ask: true } })
})

test('answers to teams are counted apart from those to people', async () => {
  const { mira, id } = await leonas()
  const requestId = (await asks(mira, id))?.id ?? newRequest()
  heraia.clock.advance({ hours: 3 })
  await admin.declineTeamVerification({ id, requestId, reason: 'No' })
  expect(await admin.verificationTimes({ of: 'teams' })).toMatchObject({ answers: 1, medianMinutes: 180 })
  expect(await admin.verificationTimes({})).toMatchObject({ answers: 0 })
})
