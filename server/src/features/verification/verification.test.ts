import { VerificationRequestId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pdfOf } from '@heraia/hosts/test/sample-documents'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { grantAdmin } from '../accounts/standing/grant-admin.ts'
import { suspendPerson } from '../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 8 } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const ada = await joins('Ada Admin')
await grantAdmin(heraia.context, ada.id)
const { admin } = ada.api
beforeEach(() => heraia.db.deleteFrom('verification_requests').execute())

const said = (words: { links?: string[]; files?: string[] } = {}) => ({
  id: VerificationRequestId.parse(newId()),
  knownFor: 'I run for my country since 2019.',
  links: ['https://federation.example/mira'],
  files: [],
  ...words,
})
type Said = Parameters<Player['api']['verification']['ask']>[0]
const asks = async ({ api }: Player, words: ReturnType<typeof said> = said()) =>
  (await api.verification.ask(words as Said)).request
const get = (url: string) => heraia.fetch(url)
const hoursLater = (hours: number) => heraia.clock.advance({ hours })

test('she asks with what shows it, waits in the queue, and is verified: that is the answer', async () => {
  const mira = await joins('Mira Asks')
  const licence = await mira.uploads(pdfOf(), { purpose: 'evidence', type: 'application/pdf' })
  expect(await mira.api.verification.mine()).toEqual({
    ...{ verifiedAt: null, request: null, usualHours: null, may: { ask: true } },
  })
  const words = said({ files: [licence] })
  const request = await asks(mira, words)
  expect(request).toMatchObject({ id: words.id, state: 'waiting', links: words.links, files: [{ id: licence }] })
  expect((await admin.verificationRequests({})).items).toMatchObject([
    {
      id: words.id,
      person: { name: 'Mira Asks', role: 'athlete' },
      team: null,
      excerpt: words.knownFor,
      askedAt: request?.askedAt,
    },
  ])
  heraia.clock.advance({ seconds: 1 })
  const granted = await admin.verify({ id: mira.id, reason: 'Licence seen', requestId: words.id })
  expect(granted).toMatchObject({ request: null, history: [{ deed: 'granted' }, { deed: 'asked', by: 'Mira Asks' }] })
  expect(await mira.api.verification.mine()).toMatchObject({ request: { state: 'granted' }, may: { ask: false } })
  expect((await admin.verificationRequests({})).items).toEqual([])
  expect((await mira.api.notifications.list({})).items).toMatchObject([{ kind: 'verified' }])
  expect(await refusal(asks(mira))).toMatchObject({ status: 409, reason: 'verified_already' })
})

test('who is declined reads why, once, and asks again', async () => {
  const mira = await joins('Mira Declined')
  const words = said()
  await asks(mira, words)
  heraia.clock.advance({ seconds: 1 })
  const declined = await admin.declineVerification({ id: words.id, reason: 'The page does not name you.' })
  expect(declined).toMatchObject({
    ...{ request: null, may: { grant: true, decline: false } },
    history: [{ deed: 'declined', by: 'Ada Admin', reason: 'The page does not name you.' }, { deed: 'asked' }],
  })
  await admin.declineVerification({ id: words.id, reason: 'Pressed twice' })
  expect(await mira.api.verification.mine()).toMatchObject({
    ...{ request: { state: 'declined', reason: 'The page does not name you.' }, may: { ask: true } },
  })
  const told = (await mira.api.notifications.list({ tab: 'safety' })).items
  expect(told).toMatchObject([
    { kind: 'verification_declined', actors: [], excerpt: 'The page does not name you.', read: false },
  ])
  expect(await asks(mira)).toMatchObject({ state: 'waiting', reason: null })
})

test('one request at a time: sent twice it is one, and what it says stands', async () => {
  const mira = await joins('Mira Twice')
  const words = said()
  await asks(mira, words)
  await asks(mira, words)
  expect((await admin.verificationRequests({})).items).toHaveLength(1)
  expect(await refusal(asks(mira, { ...words, knownFor: 'Another' }))).toMatchObject({ reason: 'asked_already' })
  expect(await refusal(asks(mira))).toMatchObject({ status: 409, reason: 'asked_already' })
  expect(await refusal(asks(await joins('Dana'), words))).toMatchObject({ reason: 'id_taken' })
})

test('her evidence is seen by her and the staff, by nobody else, and by nobody once she took it back', async () => {
  const [mira, dana] = [await joins('Mira Shows'), await joins('Dana Looks')]
  const showing = async (person: Player) =>
    said({ files: [await person.uploads(await pngOf(), { purpose: 'evidence' })] })
  const words = await showing(mira)
  const pictureOf = (request: Awaited<ReturnType<typeof asks>>) =>
    new URL(request?.files[0]?.medium?.picture.url ?? '', heraia.siteUrl)
  const own = pictureOf(await asks(mira, words))
  const ofDana = pictureOf(await asks(dana, await showing(dana))).search
  const toStaff = pictureOf((await admin.verification({ id: mira.id })).request)
  const statuses = () =>
    Promise.all([own.search, toStaff.search, ofDana, ''].map(async (pass) => (await get(own.pathname + pass)).status))
  expect(await statuses()).toEqual([200, 200, 404, 404])

  heraia.clock.advance({ seconds: 1 })
  expect(await refusal(dana.api.verification.withdraw({ id: words.id }))).toMatchObject({ status: 404 })
  const { request, may } = await mira.api.verification.withdraw({ id: words.id })
  expect({ request, may }).toEqual({ request: null, may: { ask: true } })
  heraia.clock.advance({ seconds: 1 })
  expect(await statuses()).toEqual([404, 404, 404, 404])
  expect((await admin.verification({ id: mira.id })).history.map(({ deed }) => deed)).toEqual(['withdrawn', 'asked'])
})

test('who decides decides about what she has read', async () => {
  const mira = await joins('Mira Changes')
  const [first, second] = [said(), said()]
  await asks(mira, first)
  await mira.api.verification.withdraw({ id: first.id })
  await asks(mira, second)
  const stale = { id: mira.id, reason: 'Seen', requestId: first.id }
  expect(await refusal(admin.verify(stale))).toMatchObject({ reason: 'edited_elsewhere' })
  const unread = { id: mira.id, reason: 'Known to us' }
  expect(await refusal(admin.verify(unread))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
  expect(await refusal(admin.declineVerification({ id: first.id, reason: 'No' }))).toMatchObject({ status: 404 })
  await admin.verify({ ...stale, requestId: second.id })
  expect(await refusal(admin.declineVerification({ id: second.id, reason: 'No' }))).toMatchObject({
    ...{ status: 409, reason: 'edited_elsewhere' },
  })
  expect(await refusal(mira.api.verification.withdraw({ id: second.id }))).toMatchObject({ reason: 'answered_already' })
})

test('nobody answers her own request, and a suspended person waits unseen', async () => {
  const own = said()
  await asks(ada, own)
  expect(await refusal(admin.declineVerification({ id: own.id, reason: 'x' }))).toMatchObject({ reason: 'self' })
  const sue = await joins('Sue')
  const hers = said()
  await asks(sue, hers)
  await suspendPerson(heraia.context, sue.id, 'Spam')
  expect((await admin.verificationRequests({})).items.map(({ id }) => id)).toEqual([own.id])
  expect(await refusal(asks(sue))).toMatchObject({ status: 401 })
  expect(await refusal(admin.declineVerification({ id: hers.id, reason: 'x' }))).toMatchObject({ reason: 'not_active' })
})

test('how long answers took is counted; she is told a number from five answers on, which four of five met', async () => {
  const answered = async (hours: number) => {
    const words = said()
    await asks(await joins(`Nia ${hours}`), words)
    hoursLater(hours)
    await admin.declineVerification({ id: words.id, reason: 'Not yet' })
  }
  expect(await admin.verificationTimes({})).toEqual({
    ...{ answers: 0, medianMinutes: null, shareInTime: null, usualHours: null },
  })
  for (const hours of [1, 3, 5, 60]) await answered(hours)
  expect(await admin.verificationTimes({})).toEqual({
    ...{ answers: 4, medianMinutes: 240, shareInTime: 0.75, usualHours: null },
  })
  await answered(8)
  const mira = await joins('Mira Waits')
  expect((await mira.api.verification.mine()).usualHours).toBe(8)
  await asks(mira)
  hoursLater(49)
  // What waits too long makes the numbers worse, not better.
  expect(await admin.verificationTimes({})).toMatchObject({ answers: 5, medianMinutes: 300, shareInTime: 4 / 6 })
  expect((await mira.api.verification.mine()).usualHours).toBe(49)
  hoursLater(24 * 91)
  expect(await admin.verificationTimes({})).toMatchObject({ answers: 0, usualHours: null })
})

test('with her account the request and its files are gone', async () => {
  const mira = await joins('Mira Leaves')
  const photo = await mira.uploads(await pngOf(), { purpose: 'evidence' })
  await asks(mira, said({ files: [photo] }))
  await mira.api.accounts.leave({ password: 'secret1' })
  expect((await admin.verificationRequests({})).items).toEqual([])
  await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
  await heraia.runJob('erase-account', { personId: mira.id })
  expect(await heraia.db.selectFrom('verification_requests').selectAll().execute()).toEqual([])
  expect(await heraia.db.selectFrom('media_files').selectAll().where('id', '=', photo).execute()).toEqual([])
})
