import { RankingId, VerificationRequestId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pdfOf } from '@heraia/hosts/test/sample-documents'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { apiFor, type Player, refusal, season } from '@heraia/hosts/test/season'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { grantAdmin } from './grant-admin.ts'

const heraia = await createTestHeraia({ settings: { auth: { adminFactor: true } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const ask = async (token: string, path: string, data: object = {}) => {
  const headers = { authorization: `Bearer ${token}` }
  const response = await heraia.fetch(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(data) })
  return response.json()
}

/** Sets up an app and answers the token of a session that has seen it. */
async function provesMore(token: string): Promise<string> {
  const { id, totp } = await ask(token, '/factors', { factor_type: 'totp' })
  const challenge = await ask(token, `/factors/${id}/challenge`)
  const timestamp = heraia.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({ timestamp })
  return (await ask(token, `/factors/${id}/verify`, { challenge_id: challenge.id, code })).access_token
}

test('where admins need a second factor, one without it has no powers, and is told', async () => {
  const vera = await joins('Vera Admin')
  await grantAdmin(heraia.context, vera.id)
  await Promise.resolve()
  expect(await vera.api.accounts.me()).toMatchObject({ role: 'admin', isAdmin: false, adminNeedsFactor: true })
  expect(await refusal(vera.api.admin.userStatistics())).toMatchObject({ status: 403, reason: 'not_admin' })
  const proven = apiFor(heraia, await provesMore(vera.token))
  expect(await proven.accounts.me()).toMatchObject({ isAdmin: true, adminNeedsFactor: false })
  expect(await proven.admin.userStatistics()).toBeDefined()
})

test('nor does she verify a ranking without it', async () => {
  const [mira, vera] = [await joins('Mira López'), await joins('Vera Admin')]
  await grantAdmin(heraia.context, vera.id)
  const { id, updatedAt } = await mira.api.results.addRanking({
    ...{ id: RankingId.parse(newId()), scope: 'national', category: '100 m', position: 12, outOf: 240 },
    ...{ source: 'Federation', sourceUrl: null, date: '2026-05-01' },
  })
  const [shown] = (await vera.api.results.rankings({ id: mira.id })).items
  expect(shown?.may).toMatchObject({ verify: false })
  const said = { id, updatedAt, verified: true }
  expect(await refusal(vera.api.results.verifyRanking(said))).toMatchObject({ reason: 'not_yours_to_verify' })
  const proven = apiFor(heraia, await provesMore(vera.token))
  expect(await proven.results.verifyRanking(said)).toMatchObject({ standing: 'verified' })
})

test('nor does she open without it what somebody showed the staff alone, by whatever address', async () => {
  const [mira, vera] = [await joins('Mira López'), await joins('Vera Admin')]
  await grantAdmin(heraia.context, vera.id)
  const licence = await mira.uploads(pdfOf(), { purpose: 'evidence', type: 'application/pdf' })
  const words = { id: VerificationRequestId.parse(newId()), knownFor: 'I run for my country.', links: [] }
  await mira.api.verification.ask({ ...words, files: [licence] })
  const own = await vera.uploads(await pngOf(200, 200), { purpose: 'gallery' })
  /** As who makes up an address has it: the file of one, and the pass that she is shown in her own. */
  const opens = async ({ media }: Pick<Player['api'], 'media'>) => {
    const [file] = (await media.files({ ids: [own] })).items
    const { search } = new URL(file?.medium?.picture.url ?? '', heraia.siteUrl)
    return (await heraia.fetch(`/media/${licence}/document.pdf${search}`)).status
  }
  expect(await opens(vera.api)).toBe(404)
  expect(await opens(apiFor(heraia, await provesMore(vera.token)))).toBe(200)
})

test('everybody else is asked for nothing', async () => {
  const mira = await joins('Mira López')
  expect(await mira.api.accounts.me()).toMatchObject({ isAdmin: false, adminNeedsFactor: false })
})
