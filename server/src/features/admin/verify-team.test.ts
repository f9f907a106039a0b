import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

test('the staff verifies a team with a reason, and takes it back; who runs it is told', async () => {
  const [mira, ada] = [await joins('Mira Runs'), await joins('Ada Admin')]
  await grantAdmin(heraia.context, ada.id)
  const { id } = await founds(mira, { name: 'Leonas' })
  const { admin } = ada.api
  expect(await admin.teamVerification({ id })).toMatchObject({
    team: { name: 'Leonas', verified: false },
    history: [],
    request: null,
    may: { grant: true, revoke: false, decline: false },
  })
  for (const reason of ['Their federation lists them', 'Again']) await admin.verifyTeam({ id, reason })
  expect(await stranger.teams.get({ id })).toMatchObject({ verified: true })
  expect((await stranger.teams.search({ verified: true })).items).toMatchObject([{ id, verified: true }])
  heraia.clock.advance({ minutes: 1 })
  const { history, may } = await admin.unverifyTeam({ id, reason: 'It is another team' })
  expect(may).toMatchObject({ grant: true, revoke: false })
  expect(history).toMatchObject([
    { deed: 'revoked', by: 'Ada Admin', reason: 'It is another team' },
    { deed: 'granted', by: 'Ada Admin', reason: 'Their federation lists them' },
  ])
  expect((await stranger.teams.search({ verified: true })).items).toEqual([])
  const noticed = (await mira.api.notifications.list({ tab: 'teams' })).items
  expect(noticed.map(({ kind, team }) => `${kind} ${team?.name}`)).toEqual([
    'team_unverified Leonas',
    'team_verified Leonas',
  ])
  const [newest] = (await admin.activity({ type: 'other' })).items
  const subject = { name: 'Leonas', handle: null }
  expect(newest).toMatchObject({ action: 'verification.revoked', subject, detail: 'It is another team', teamId: id })
})

test('nobody verifies a team that she is in, and nobody but the staff any', async () => {
  const [mira, ada] = [await joins('Mira Owner'), await joins('Ada Inside')]
  const team = await founds(mira)
  await joinsTeam(ada, mira, team)
  const decision = { id: team.id, reason: 'We are great' }
  expect(await refusal(mira.api.admin.verifyTeam(decision))).toMatchObject({ status: 403 })
  await grantAdmin(heraia.context, ada.id)
  expect(await refusal(ada.api.admin.verifyTeam(decision))).toMatchObject({ status: 403, reason: 'own_team' })
  expect(await refusal(ada.api.admin.verifyTeam({ ...decision, reason: ' ' }))).toMatchObject({ status: 422 })
  expect(await refusal(ada.api.admin.teamVerification({ id: newId() as never }))).toMatchObject({ status: 404 })
})
