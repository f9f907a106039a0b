import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type CodeRow, rawAuth, testCodes, testCodesByClient } from '@heraia/hosts/test/auth-codes'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'

/** The operator's service: rejects whoever is in its list. */
const rejected = new Set<string>()
/** Whether it is down. */
let isDown = false
/** What it waits for before it answers. */
let thinks = Promise.resolve()
const asked: { user_id: string; factor_type: string; valid: boolean }[] = []
async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = JSON.parse(await text(request))
  asked.push(answer)
  if (isDown) return void response.writeHead(503).end()
  await thinks
  const decision = rejected.has(answer.user_id) ? 'reject' : 'continue'
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ decision, ...(decision === 'reject' && { message: 'Come back tomorrow' }) }))
}
const service = createServer((request, response) => void reply(request, response))
await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done))
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`

const secret = `v1,whsec_${'A'.repeat(32)}`
const heraia = await createTestHeraia({ factorJudge: { url, secret } })
const cutOff = await createTestHeraia({ factorJudge: { url: 'http://127.0.0.1:1/', secret } })
afterAll(async () => {
  service.close()
  await Promise.all([heraia.close(), cutOff.close()])
})

const [raw, rawCutOff] = [rawAuth(heraia), rawAuth(cutOff)]

async function withApp({ joins, post } = raw) {
  const her = await joins()
  const { id = '', totp } = (await her.auth.mfa.enroll({ factorType: 'totp' })).data ?? {}
  const app = new TOTP({ secret: Secret.fromBase32(totp?.secret ?? '') })
  const code = () => app.generate({ timestamp: heraia.clock.now().getTime() })
  const shows = async (given = code()) => {
    const challenge_id = (await her.auth.mfa.challenge({ factorId: id })).data?.id ?? ''
    return post(`/factors/${id}/verify`, { challenge_id, code: given }, await her.tokenNow())
  }
  return { ...her, factorId: id, code, shows }
}

async function isRejected(given?: string) {
  const her = await withApp()
  rejected.add(her.id)
  const answer = await her.shows(given)
  expect((await her.auth.getClaims()).data?.claims.aal).toBe('aal1')
  expect((await her.auth.mfa.listFactors()).data?.totp).toEqual([])
  return answer
}

async function showsRejectedCode() {
  const her = await withApp()
  const factorId = her.factorId
  await her.auth.mfa.challengeAndVerify({ factorId, code: her.code() })
  const codes = (await her.auth.mfa.recoveryCodes.generate()).data?.codes ?? []
  rejected.add(her.id)
  const answer = await raw.post('/factors/recovery-codes/verify', { code: codes[0] }, await her.tokenNow())
  expect((await her.auth.mfa.recoveryCodes.getStatus()).data?.remaining).toBe(10)
  return answer
}

const rows: CodeRow[] = [
  [403, 'mfa_verification_rejected', 'Come back tomorrow', () => isRejected()],
  [403, 'mfa_verification_rejected', 'Come back tomorrow', () => isRejected('000000')],
  [403, 'mfa_verification_rejected', 'Come back tomorrow', showsRejectedCode],
  [504, 'request_timeout', /retry after a moment/, async () => (await withApp(rawCutOff)).shows()],
]

testCodes(rows)

testCodesByClient([
  [
    ...([403, 'mfa_verification_rejected', 'Come back tomorrow'] as const),
    async () => {
      const { id, auth, factorId, code } = await withApp()
      rejected.add(id)
      return auth.mfa.challengeAndVerify({ factorId, code: code() })
    },
  ],
])

test('whom the service lets by is judged by her answer, and it hears which it was', async () => {
  const her = await withApp()
  expect((await her.shows('000000')).code).toBe('mfa_verification_failed')
  expect((await her.shows()).status).toBe(200)
  const { id: user_id, factorId: factor_id } = her
  expect(asked.slice(-2)).toEqual([
    { user_id, factor_id, factor_type: 'totp', valid: false },
    { user_id, factor_id, factor_type: 'totp', valid: true },
  ])
})

test('what is no answer is told as what it is, and the service does not hear of it', async () => {
  for (const place of [raw, rawCutOff]) {
    const her = await withApp(place)
    const challenge_id = (await her.auth.mfa.challenge({ factorId: her.factorId })).data?.id
    const shows = async (said: object) =>
      (await place.post(`/factors/${her.factorId}/verify`, said, await her.tokenNow())).code
    rejected.add(her.id)
    const before = asked.length
    expect(await shows({ challenge_id: crypto.randomUUID(), code: her.code() })).toBe('mfa_factor_not_found')
    expect(await shows({ challenge_id })).toBe('validation_failed')
    const { clock } = place === raw ? heraia : cutOff
    clock.advance({ minutes: 6 })
    expect(await shows({ challenge_id, code: her.code() })).toBe('mfa_challenge_expired')
    expect(asked.length).toBe(before)
  }
})

test('while the service is down nobody is let by, and the same answer counts when it is up again', async () => {
  const her = await withApp()
  const challenge_id = (await her.auth.mfa.challenge({ factorId: her.factorId })).data?.id
  const answer = { challenge_id, code: her.code() }
  const shows = async () => raw.post(`/factors/${her.factorId}/verify`, answer, await her.tokenNow())
  isDown = true
  expect((await shows()).code).toBe('request_timeout')
  expect((await her.auth.mfa.listFactors()).data?.totp).toEqual([])
  isDown = false
  expect((await shows()).status).toBe(200)
  expect((await her.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
})

test('an answer that was judged late changes nothing for whoever was heard since', async () => {
  const her = await withApp()
  const challenge_id = (await her.auth.mfa.challenge({ factorId: her.factorId })).data?.id
  const answer = { challenge_id, code: her.code() }
  const token = await her.tokenNow()
  const shows = () => raw.post(`/factors/${her.factorId}/verify`, answer, token)
  const { promise, resolve } = Promise.withResolvers<void>()
  thinks = promise
  const before = asked.length
  const late = shows()
  await expect.poll(() => asked.length).toBe(before + 1)
  thinks = Promise.resolve()
  const heard = await her.auth.mfa.verify({
    factorId: her.factorId,
    challengeId: challenge_id ?? '',
    code: answer.code,
  })
  expect(heard.error).toBeNull()
  expect((await her.auth.refreshSession()).error).toBeNull()
  resolve()
  expect((await late).code).toBe('mfa_factor_not_found')
  expect((await her.auth.refreshSession()).error).toBeNull()
})
