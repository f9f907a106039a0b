import { byTurns, fewerOnPglite, fewerRunsOnPglite } from '@heraia/hosts/test/by-turns'
import { type Asked, complaintsOf } from '@heraia/hosts/test/complaints'
import {
  type AnyProcedure,
  asRest,
  asRpc,
  type Call,
  everyProcedure,
  type Input,
  readings,
} from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { hostileKinds } from '@heraia/hosts/test/hostile-values'
import { saidListing, sells } from '@heraia/hosts/test/listings'
import { checkoutSaid, market } from '@heraia/hosts/test/orders'
import { importSaid, recordsOneOfEach } from '@heraia/hosts/test/records'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { season } from '@heraia/hosts/test/season'
import { fixtureSaid, roleSaid, teamsOf } from '@heraia/hosts/test/teams'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const [mira, dana] = [await joins('Mira Target'), await joins('Dana Target')]
const post = await mira.posts('A post to break')
const comment = await mira.comments(post, 'A comment to break')
const message = await mira.writes(dana, 'A message to break')
const { result, goal, ranking } = await recordsOneOfEach(mira)

const { founds, offers } = teamsOf(newId)
const team = await founds(mira)
const role = await offers(mira, team)

const [file, picture] = [await mira.uploads(await pngOf(), { purpose: 'gallery' }), await mira.shows(await pngOf())]

const listing = await sells(mira)
const draft = await mira.uploads(await pngOf(), { purpose: 'listing' })

const trade = market(heraia)
const order = await trade.offers(await trade.trader('Bea Target'), await trade.sells(mira))

const { privacy, notifications, links } = await mira.api.settings.get()
const { information } = await mira.api.profiles.editable()

/** What `id` is the id of, by the address. */
const idByPath: [string, () => string][] = [
  ['/posts/', () => post.id],
  ['/comments/', () => comment.id],
  ['/conversations/', () => message.conversationId],
  ['/messages/', () => message.id],
  ['/teams/', () => team.id],
  ['/roles/', () => role.id],
  ['/results/', () => result.id],
  ['/goals/', () => goal.id],
  ['/rankings/', () => ranking.id],
  ['/profiles/', () => dana.id],
  ['/outside/profiles/', () => dana.id],
  ['/outside/posts/', () => post.id],
  ['/admin/people/', () => dana.id],
  ['/me/named-by/', () => dana.id],
  ['/me/blocked/', () => dana.id],
  ['/admin/teams/', () => team.id],
  ['/me/media/', () => file],
  ['/gallery/', () => picture.id],
  ['/orders/', () => order.id],
  ['/listings/', () => listing.id],
  ['/me/listings/', () => listing.id],
  ['', newId],
]

/** A value of each field of the contract that its schema takes. */
const plausible: Record<string, () => unknown> = {
  ...Object.fromEntries(Object.entries(saidListing(draft)).map(([field, value]) => [field, () => value])),
  ...{ questionId: newId, except: () => listing.id, priceFrom: () => 100, priceTo: () => 20_000 },
  ...{ delivery: () => 'pickup', listingId: () => undefined, sold: () => 0 },
  ...{ order: () => 'name', area: () => 'people', filters: () => ({ q: 'mira' }), box: () => 'requests' },
  ...{
    type: () => 'medal',
    date: () => '2025-05-04',
    evidence: () => [],
    files: () => [],
    of: () => null,
    confirm: () => true,
  },
  ...{
    dateOfBirth: () => '1998-03-02',
    note: () => 'Seen',
    reason: () => 'Seen',
    quote: () => 'Said',
    sample: () => false,
    consented: () => true,
  },
  ...Object.fromEntries(
    Object.entries({
      ...result,
      ...goal,
      ...ranking,
      ...importSaid,
      season: 2026,
      level: 'senior',
      figure: 'wins',
    }).map(([field, value]) => [field, () => value]),
  ),
  ...{
    recruiting: () => true,
    unverified: () => true,
    past: () => true,
    about: () => null,
    website: () => null,
    safeguarding: () => null,
  },
  ...{
    contactId: () => null,
    which: () => 'logo',
    network: () => 'website',
    kind: () => 'club',
    teamId: () => team.id,
    achievementId: newId,
    resultId: () => result.id,
    fixtureId: newId,
    closed: () => false,
  },
  ...{ knownFor: () => 'Ten caps for her country', requestId: () => undefined },
  ...{ opponent: () => 'Halcones', competition: () => null, time: () => '18:30', score: () => null },
  ...{ deadline: () => roleSaid.deadline, answerBy: () => roleSaid.answerBy, pay: () => null, stage: () => 'trial' },
  ...{ message: () => 'Let me play' },
  ...{ unknown: () => ({ measure: 'time', better: 'lower' }), allowComparison: () => true },
  ...{
    mostUses: () => 1,
    everyones: () => false,
    privacy: () => privacy,
    notifications: () => notifications,
    links: () => links,
    token: () => 'made-up',
  },
  ...{ password: () => 'not-hers', nonce: () => '000000' },
  ...{ endpoint: () => 'https://fcm.googleapis.com/hers', p256dh: () => 'key', auth: () => 'secret' },
  ...{ state: () => 'open', answered: () => true, period: () => '90d' },
  ...Object.fromEntries(Object.entries(checkoutSaid).map(([field, value]) => [field, () => value])),
  ...{
    listingId: () => listing.id,
    offerId: newId,
    answers: newId,
    noteId: newId,
    appealId: newId,
    side: () => 'buying',
  },
  ...{ filter: () => 'open', quantity: () => 1, cents: () => 100, step: () => 'cancel', tracking: () => 'ES-1' },
  ...{
    at: () => '2026-12-24T10:00:00.000Z',
    askedAt: () => '2026-12-24T10:00:00.000Z',
    updatedAt: () => '2026-12-24T10:00:00.000Z',
    reason: () => 'Broken',
    words: () => 'Hello',
    stars: () => 4,
  },
  ...{ outcome: () => 'refund', slug: () => 'equipment', retired: () => false, to: () => 'later', kind: () => 'goods' },
  values: () => ({ operator: { name: 'Heraia', address: '' } }),
  ...{ was: () => ({ name: { en: 'Equipment', es: 'Equipamiento' }, retired: false }) },
  ...{ decision: () => 'dismissed', parent: () => 'equipment', reached: () => 40 },
  ...{
    accept: () => true,
    hidden: () => false,
    muted: () => false,
    shown: () => true,
    sensitive: () => true,
    verified: () => true,
    lasts: () => '7d',
  },
  handles: () => ['mira', 'nobody-at-all'],
  until: () => '2026-01-01T10:00:00.000Z',
  word: () => 'spoiler',
  ...{ text: () => 'Hello', name: () => 'Mira', q: () => 'a', sport: () => 'Tennis', location: () => 'Madrid' },
  ...{
    role: () => 'athlete',
    language: () => 'es',
    altReminder: () => 'remind',
    termsVersion: () => '1',
    emoji: () => '👍',
    tag: () => 'tennis',
  },
  ...{ audience: () => 'public', replyPolicy: () => 'everyone', scope: () => 'everybody', tab: () => 'all' },
  ...{ by: () => 'mira', assigned: () => 'nobody', items: () => [{ id: newId(), was: null }] },
  ...{ subject: () => 'post', subjectId: () => post.id, category: () => 'spam', limit: () => 5, version: () => 0 },
  ...{
    personId: () => dana.id,
    asideFrom: () => dana.id,
    commentId: newId,
    messageId: newId,
    parentId: () => comment.id,
  },
  ...{ newest: () => [{ id: message.conversationId, messageId: message.id }] },
  ...{
    ids: () => [file],
    media: () => [],
    mediaId: () => file,
    alt: () => 'A ball',
    alts: () => [],
    title: () => 'A ball',
  },
  ...{ crop: () => ({ x: 0, y: 0, width: 1, height: 1 }), description: () => null, tags: () => ['ball'] },
  ...{
    quotes: () => post.id,
    replyToId: () => message.id,
    information: () => information,
    since: () => 'x',
    cursor: () => undefined,
  },
}

/** Where a field of the same name takes other values. */
const plausibleBelow = (path: string): Input => {
  if (path.includes('/articles')) return { name: 'warm-up' }
  if (path.startsWith('/orders')) return { delivery: 'shipping', side: 'selling' }
  if (path.startsWith('/admin/listing-categories')) return { name: { en: 'Balls', es: 'Balones' } }
  if (path.includes('/listings')) return { category: 'equipment', order: 'nearest', state: 'paused', version: 1 }
  if (path === '/profiles/{id}/achievements') return { order: 'earliest' }
  if (path.includes('/gallery')) return { category: 'training' }
  if (path.startsWith('/me/verification')) return { links: ['https://federation.example/mira'] }
  if (path === '/outside/addresses') return { of: 'people' }
  if (path === '/admin/activity') return { type: 'post' }
  if (path === '/admin/people') return { verified: 'yes' }
  if (path.startsWith('/admin/content')) return { kind: 'post' }
  if (path === '/admin/reports') return { state: 'decided', assigned: 'me' }
  if (path === '/admin/reports/{id}/appeal') return { outcome: 'upheld' }
  if (path.startsWith('/admin/reports/')) return { to: dana.id, was: dana.id, ids: [newId()] }
  if (path.startsWith('/admin/site-people')) {
    return { title: { en: 'Product', es: 'Producto' }, words: { en: 'Builds it.', es: '' }, was: undefined }
  }
  if (path === '/admin/settings') return { was: { operator: { name: '', address: '' } } }
  if (path.includes('/fixtures')) return fixtureSaid
  if (path.startsWith('/teams/')) return { audience: 'members', role: 'player', position: 'Keeper', note: 'Hello' }
  if (path.startsWith('/roles/')) return { position: 'Keeper' }
  return aboutResults.test(path) ? { category: 'national', scope: 'national', ids: [dana.id] } : {}
}
const aboutResults = /\/(results|goals|rankings|comparison|statistics|months)/

function plausibleInput({ path, fields }: AnyProcedure): Input {
  const id = idByPath.find(([start]) => path.startsWith(start))?.[1]
  const other = plausibleBelow(path)
  const said = (field: string) => other[field] ?? (field === 'id' ? id : plausible[field])?.()
  return Object.fromEntries(fields.map((field) => [field, said(field)]))
}

const signedIn = { authorization: `Bearer ${mira.token}` }

const complaints = (calls: Asked[], as: Record<string, string>) => complaintsOf(heraia, calls, as)

const both = (procedure: AnyProcedure, input: Input): Call[] => [asRpc(procedure, input), asRest(procedure, input)]

/** The first procedure of each feature is asked everything. */
const firstOfFeatures = new Set(
  everyProcedure.filter(({ name }, at) => everyProcedure.findIndex((each) => isOfSameFeature(each.name, name)) === at),
)
function isOfSameFeature(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0]
}
const isFirst = (procedure: AnyProcedure): boolean => firstOfFeatures.has(procedure)

/** In one protocol or the other; the first of a feature in both. */
const inTurn = (procedure: AnyProcedure, input: Input, turn: number): Call[] =>
  both(procedure, input).filter((_call, protocol) => isFirst(procedure) || turn % 2 === protocol)

const kindsAsRead = hostileKinds.map((values) => values.map((value) => ({ value, read: readings(value) })))

/**
 * What a schema refuses never comes to the act behind it: one code refuses it for all procedures, on every engine. So of
 * that each field is asked over HTTP with some values, by turns, which shows that the schema is in force there and that
 * the refusal has its shape. What the schema takes meets the act: one value of each kind at each field, by turns, in one
 * protocol or the other; all of them in both where a feature begins.
 */
function wrongAt(procedure: AnyProcedure, field: string, input: Input, turn: number): Call[] {
  const isRefusedTurn = byTurns(turn, 16)
  let count = 0
  return kindsAsRead.flatMap((values, kind) => {
    const all = values.map(({ value, read }) => ({
      ...{ value, at: count++ },
      isTaken: read.some((each) => procedure.takes(field, each)),
    }))
    const taken = all.filter(({ isTaken }) => isTaken)
    const [refused, some] = [all.filter(({ isTaken }) => !isTaken), taken.filter((_, at) => turn % taken.length === at)]
    return [
      ...(isFirst(procedure) ? taken : some).map(({ value }) => ({ value, protocol: turn + kind })),
      ...refused
        .filter(({ value, at }) => isRefusedTurn(value, at))
        .map(({ value, at }) => ({ value, protocol: at >> 4 })),
    ].flatMap(({ value, protocol }) => inTurn(procedure, { ...input, [field]: value }, protocol))
  })
}

describe.each(everyProcedure.map((each, place) => [each.name, each, place] as const))('%s', (_, procedure, place) => {
  const input = plausibleInput(procedure)
  const some = (among: number) => (isFirst(procedure) ? () => true : byTurns(place, among))
  const wrongFields = procedure.fields
    .flatMap((field, nth) => wrongAt(procedure, field, input, place + nth))
    .filter(fewerOnPglite(place))
  const isShape = isFirst(procedure) ? () => true : byTurns(place, 3)
  const wrongInputs = [
    ...procedure.fields.flatMap((field, nth) => inTurn(procedure, { ...input, [field]: undefined }, place + nth)),
    ...inTurn(procedure, { ...input, nobodyKnowsThis: 1 }, place),
    ...inTurn(procedure, JSON.parse('{"__proto__":{"id":"x"},"constructor":{"prototype":{}}}'), place + 1),
    ...[null, 'x', 1, [], [input], [[input]]].filter(isShape).map((value) => asRpc(procedure, value)),
  ].filter(fewerOnPglite(place))

  test('every field of its input is known to this test', () => {
    expect(
      procedure.fields.filter((field) => field !== 'id' && !(field in plausible)),
      'to get a value in `plausible`',
    ).toEqual([])
  })

  test('refuses what is not right, field by field', async () => {
    expect(await complaints([...wrongFields, ...wrongInputs], signedIn)).toEqual([])
  })

  test('and so it does when nobody is signed in', async () => {
    expect(await complaints([...wrongFields.filter(some(4)), ...wrongInputs.filter(some(2))], {})).toEqual([])
  })

  // This and what cannot be read come to no database: one engine's server is enough.
  test.runIf(heraia.databaseUrl)('takes types of the wire protocol for what they are', async () => {
    const calls = (procedure.fields.length > 0 ? procedure.fields : ['x']).flatMap((field) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 99, -1, null, '0'].flatMap((type) =>
        ['(a+)+$', { a: 1 }].map((value) => asRpc(procedure, { ...input, [field]: value }, [[type, field]])),
      ),
    )
    const meta = [[1], [[]], [[1, '__proto__', 'x']], [[1, 'a', 'b', 'c']], {}, 'x', [[7, 'constructor', 'prototype']]]
    calls.push(...meta.map((each) => asRpc(procedure, input, each as unknown[])))
    expect(await complaints(calls.filter(some(13)), signedIn)).toEqual([])
  })

  test.runIf(heraia.databaseUrl)('refuses bodies and addresses that cannot be read', async () => {
    expect(await complaints(unreadable(procedure, input).filter(some(11)), signedIn)).toEqual([])
  })

  test('bears any junk', async () => {
    const junk = fc.oneof(
      fc.record(Object.fromEntries(procedure.fields.map((field) => [field, fc.jsonValue()])), { requiredKeys: [] }),
      fc.dictionary(fc.string(), fc.jsonValue()),
    )
    const found: (string | null)[] = []
    await fc.assert(
      fc.asyncProperty(junk, async (made) => {
        found.push(...(await complaints(both(procedure, { ...input, ...made }), signedIn)))
      }),
      { numRuns: fewerRunsOnPglite(4), seed: 4711 + place },
    )
    expect(found).toEqual([])
  })
})

test('nothing of all that was unexpected', () => {
  expect(heraia.log.lines.filter(({ level }) => level === 'error')).toEqual([])
})

/** The request itself is broken, in both protocols. */
function unreadable(procedure: AnyProcedure, input: Input): Asked[] {
  const [rpc, rest] = both(procedure, input) as [Call, Call]
  const json = { 'content-type': 'application/json' }
  const bodies: BodyInit[] = ['', '{', '{"json":', 'null', '"x"', '[]', '1e999', '{"json":{"id":1e999}}', '\u0000']
  bodies.push(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), '['.repeat(20_000), '{"a":1}{"b":2}', '\ufeff{}')
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
  ]
  types.push('application/octet-stream', 'text/event-stream', 'application/json; charset=utf-16', 'x', 'image/png')
  return [
    ...bodies.map((body) => ({ path: rpc.path, init: { method: 'POST', headers: json, body } })),
    ...types.map((type) => ({ ...rpc, init: { ...rpc.init, headers: { 'content-type': type } } })),
    ...['?data=', '?data={', '?data=%00', '?data=%ff', '?data={"json":1}&data=2'].map((query) => ({
      path: rpc.path + query,
      init: { method: 'GET' },
    })),
    ...(procedure.method === 'GET'
      ? []
      : [
          ...bodies.map((body) => ({ path: rest.path, init: { method: procedure.method, headers: json, body } })),
          ...types.map((type) => ({
            path: rest.path,
            init: { method: procedure.method, headers: { 'content-type': type }, body: '--x\r\n{"a":1}' },
          })),
        ]),
    ...procedure.fields.flatMap((field) => [
      { path: `${rest.path.split('?')[0]}?${field}=a&${field}=b`, init: { method: procedure.method } },
      { path: `${rest.path.split('?')[0]}?${field}=%00&${field}[]=%ff`, init: { method: procedure.method } },
      { path: `${rest.path.split('?')[0]}?${field}[__proto__][x]=1`, init: { method: procedure.method } },
    ]),
    ...['PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'POST'].map((method) => ({
      path: rest.path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, newId()),
      init: { method },
    })),
    ...['%E0%A4%A', '%00', '%ff', '%', '%2e%2e', '%2F', 'a'.repeat(8000), '<script>', '__proto__', 'constructor'].map(
      (part) => ({ path: `/api${procedure.path.replace(/\{\w+\}/g, part)}`, init: { method: procedure.method } }),
    ),
  ]
}
