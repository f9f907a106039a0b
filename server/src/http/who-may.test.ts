import {
  AchievementId,
  ListingQuestionId,
  type MessageId,
  type PostId,
  VerificationRequestId,
} from '@heraia/contract/ids'
import { authClient } from '@heraia/hosts/test/auth-client'
import { fewerOnPglite } from '@heraia/hosts/test/by-turns'
import { type AnyProcedure, asRpc, everyProcedure, type Input } from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { saidListing, sells } from '@heraia/hosts/test/listings'
import { checkoutSaid, ordersForEachAct } from '@heraia/hosts/test/orders'
import { importSaid, recordsOneOfEach } from '@heraia/hosts/test/records'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { itemSaid, type Player, season } from '@heraia/hosts/test/season'
import { fixtureSaid, roleSaid, teamSaid, teamsOf } from '@heraia/hosts/test/teams'
import { whoMayTable } from '@heraia/hosts/test/who-may-table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi/openapi-document.ts'

const heraia = await createTestHeraia({ settings: { auth: { anonymous: true } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
const { founds, joinsTeam, offers } = teamsOf(newId)

const [head = '', ...rows] = whoMayTable.trim().split('\n')
const who = head.trim().split(/ +/)
const expected = new Map(
  rows.map((row) => {
    const [name = '', ...statuses] = row.trim().split(/ +/)
    return [name, statuses.map(Number)]
  }),
)

const won = {
  ...({ title: 'Cup', description: null, date: '2025-05-04', location: null } as const),
  ...({ type: 'trophy', audience: 'public' } as const),
  evidence: [],
}

const asksWith = () => ({
  ...{ id: VerificationRequestId.parse(newId()), knownFor: 'Ten caps', links: [], files: [] },
})

const asksForTeam = () => {
  const { id: requestId, ...words } = asksWith()
  return { requestId, ...words }
}

const things: Record<string, Input> = {}
const tokens: Record<string, string | null> = {}

beforeAll(async () => {
  const mira = await joins('Mira Owner')
  const [other, blocked, admin, suspended] = [
    await joins('Dana'),
    await joins('Bea'),
    await joins('Ada'),
    await joins('Sue'),
  ]
  const partner = await joins('Pia Partner')
  const post = await mira.posts('Her post')
  const comment = await mira.comments(post, 'Her comment')
  const partners = await partner.comments(post, 'Her partner’s comment')
  const message = await mira.writes(partner, 'Her message')
  const achievement = await mira.api.achievements.add({ id: AchievementId.parse(newId()), ...won })
  const asked = asksWith()
  await partner.api.verification.ask(asked)
  await mira.api.profiles.block({ id: blocked.id })
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  await heraia.db.updateTable('profiles').set({ state: 'suspended' }).where('id', '=', suspended.id).execute()
  Object.assign(tokens, { nobody: null, other: other.token, blocked: blocked.token, owner: mira.token })
  Object.assign(tokens, { admin: admin.token, suspended: suspended.token })
  await fillTeam(mira, other)
  await fillPictures(mira)
  await fillOrders(mira, partner)
  await fillListing(mira, partner)
  await fillThings(mira, {
    post: post.id,
    comment: comment.id,
    partners: partners.id,
    message: message.id,
    achievement: achievement.id,
    asked: asked.id,
    conversation: message.conversationId,
  })
})

/** A team of hers with somebody in each place. */
async function fillTeam(mira: Player, other: Player) {
  const [player, guest, asker] = [await joins('Pla'), await joins('Gea'), await joins('Asa')]
  const team = await founds(mira)
  await joinsTeam(player, mira, team)
  await asker.api.teams.ask({ id: team.id, role: 'player', note: null })
  const role = await offers(mira, team)
  const { id: conversation } = await mira.api.messages.openOfTeam({ teamId: team.id })
  const cover = await mira.uploads(await pngOf(900, 300), { purpose: 'cover' })
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const said = { ...teamSaid, id: team.id, version: 1, contactId: null, role: 'player', position: null, note: null }
  Object.assign(things, {
    '/teams/{id}/invitations/': { ...said, personId: guest.id },
    '/teams/{id}/requests/': { ...said, personId: asker.id, accept: true },
    '/teams/{id}/owner': { ...said, personId: mira.id },
    '/teams/{id}/achievements/': { ...won, updatedAt: null, id: team.id, achievementId: newId() },
    '/teams/{id}/fixtures/': { ...fixtureSaid, id: team.id, fixtureId: newId() },
    '/teams/{id}/pictures/': { id: team.id, which: 'cover', mediaId: cover, crop, alt: '' },
    '/admin/teams/{id}/verification/refusal': { id: team.id, reason: 'Seen', requestId: newId() },
    '/admin/teams/': { id: team.id, reason: 'Seen' },
    '/teams/{id}/verification': { ...asksForTeam(), id: team.id },
    '/conversations/of-team/': { teamId: team.id },
    '/conversations/{id}/people': { id: conversation },
    '/conversations/{id}/place': { id: conversation },
    '/teams/': { ...said, personId: player.id, accept: true },
    '/roles/': {
      ...{ ...roleSaid, id: role.id, teamId: team.id, closed: false, message: 'Me', personId: other.id },
      stage: 'trial',
    },
  })
}

/** Pictures of hers, one for each use. */
async function fillPictures(mira: Player) {
  const [loose, avatar, cover] = [
    await mira.uploads(await pngOf(), { purpose: 'gallery' }),
    await mira.uploads(await pngOf(), { purpose: 'avatar' }),
    await mira.uploads(await pngOf(900, 300), { purpose: 'cover' }),
  ]
  const item = await mira.shows(await pngOf(), {})
  const whole = { x: 0, y: 0, width: 1, height: 1 }
  Object.assign(things, {
    '/me/media/': { id: loose, alt: 'Said' },
    '/me/media': { ids: [loose] },
    '/me/avatar': { mediaId: avatar, crop: whole, alt: '' },
    '/me/cover': { mediaId: cover, crop: whole, alt: '' },
    '/gallery/': { ...itemSaid, id: item.id, mediaId: item.medium?.id, alt: '' },
  })
}

/** Orders of hers, each where the act that it is for can be done. */
async function fillOrders(mira: Player, partner: Player) {
  const each = await ordersForEachAct(heraia, mira, partner)
  Object.assign(things, {
    '/listings/{listingId}/buying': { listingId: each.listingId },
    '/orders/{id}/offers/': { ...each.offer },
    '/orders/{id}/counter-offers/': {
      id: each.countered.id,
      offerId: newId(),
      answers: each.countered.offerId,
      cents: 100,
      note: null,
    },
    '/orders/{id}/acceptance': each.accepted,
    '/orders/{id}/checkout': { ...checkoutSaid, id: each.checkedOut },
    '/orders/{id}/payment': { id: each.bought },
    '/orders/{id}/shipment': { id: each.sent, tracking: null },
    '/orders/{id}/steps': { id: each.confirmed, step: 'confirm_paid', note: null },
    '/orders/{id}/appointment': each.appointed,
    '/orders/{id}/notes/': { id: each.bought, noteId: newId(), words: 'Hello' },
    '/orders/{id}/review': { id: each.reviewed, stars: 5, words: '' },
    '/orders/{id}/dispute': { id: each.disputed, reason: 'Broken' },
    '/orders/{id}/resolution': { id: each.decided, outcome: 'refund', reason: 'Broken' },
    '/orders/{id}': { ...checkoutSaid, id: each.bought, listingId: each.held, quantity: 1 },
    '/orders': { side: 'buying' },
  })
}

/** Something that she sells, and what her partner asked about it. */
async function fillListing(mira: Player, partner: Player) {
  const { id, pictures } = await sells(mira)
  const [first] = pictures
  if (!first) throw new Error('It has no picture.')
  const question = await partner.api.marketplace.ask({
    ...{ id, questionId: ListingQuestionId.parse(newId()), text: 'Which grip?' },
  })
  const said = saidListing(first.mediaId, { id, version: 1 })
  Object.assign(things, {
    '/listings/{': { id, text: 'Which strings?' },
    '/listing-questions/': { id: question.id, text: 'Size two.' },
    '/me/listings/{id}/state': { id, version: 2, state: 'paused' },
    '/me/listings/': said,
  })
}

/** What each call is about, by the start of its address. */
async function fillThings(
  mira: Player,
  ids: {
    post: PostId
    comment: string
    partners: string
    message: MessageId
    achievement: string
    asked: string
    conversation: string
  },
) {
  const settings = await mira.api.settings.get()
  const shelf = { en: 'Equipment', es: 'Equipamiento' }
  const { information } = await mira.api.profiles.editable()
  const { newestCursor } = await mira.api.feed.timeline({})
  const { result, goal, ranking } = await recordsOneOfEach(mira)
  const hers = asksWith()
  await mira.api.verification.ask(hers)
  Object.assign(things, {
    '/people/mentions': { q: 'mira' },
    '/admin/testimonials/': {
      ...{ id: newId(), quote: 'Said', name: 'Mira', title: '', sample: false, consented: true, was: null },
    },
    '/admin/site-people/': {
      ...{ id: newId(), name: 'Mira', title: { en: 'Product', es: 'Producto' }, words: { en: '', es: '' } },
      ...{ personId: null, sample: false, hidden: false, consented: true, was: null, to: 'later' },
      ...{ mediaId: newId(), crop: { x: 0, y: 0, width: 1, height: 1 }, alt: '' },
    },
    '/admin/settings': { values: {}, was: {} },
    '/outside/profiles/': { id: mira.id },
    '/outside/posts/': { id: ids.post },
    '/outside/addresses': { of: 'people' },
    '/admin/people/{id}/birth-date': { id: mira.id, dateOfBirth: '1998-03-02', reason: 'Seen' },
    '/me/decisions/': { id: newId(), appealId: newId(), text: 'A joke' },
    '/admin/reports/': {
      outcome: 'upheld',
      ...{ id: newId(), decision: 'dismissed', reason: 'Seen', ids: [newId()], to: null, was: null },
      ...{ noteId: newId(), text: 'Seen' },
      items: [{ id: newId(), was: null }],
    },
    '/admin/content/': { kind: 'post', id: newId(), reason: 'Seen' },
    '/admin/people/': { id: mira.id, reason: 'Seen' },
    '/admin/join-requests/': { id: mira.id, reason: 'Seen' },
    '/admin/verification-requests/': { id: ids.asked, reason: 'No name on it' },
    '/admin/listing-categories/': {
      ...{ slug: 'equipment', name: shelf, retired: false, to: 'later' },
      was: { name: shelf, retired: false },
    },
    '/admin/listing-categories': { parent: null, kind: 'goods', name: { en: 'Books', es: 'Libros' } },
    '/admin/inbox/': { id: newId(), answered: true },
    '/posts/': { id: ids.post, commentId: ids.comment, text: 'Said' },
    '/posts': { ids: [ids.post] },
    // Of somebody else: her own she may not hide, only remove.
    '/comments/{id}/hidden': { id: ids.partners, hidden: false },
    '/comments/': { id: ids.comment, text: 'Said' },
    '/conversations/with/': { personId: mira.id },
    '/conversations/received': { newest: [{ id: ids.conversation, messageId: ids.message }] },
    '/conversations/': {
      id: ids.conversation,
      messageId: ids.message,
      text: 'Her message',
      muted: false,
      shown: true,
      accept: true,
      q: 'message',
    },
    '/achievements/': {
      ...{ ...won, id: ids.achievement, of: null, confirm: true, note: 'Seen' },
      askedAt: heraia.clock.now().toISOString(),
    },
    '/messages/': { id: ids.message, text: 'Said', emoji: '👍' },
    '/profiles/': { id: mira.id, season: 2026 },
    '/me/followers/': { id: mira.id },
    '/me/blocked/': { id: mira.id, handles: ['mira'] },
    '/me/follow-requests/': { id: mira.id, accept: true },
    '/me/sessions/': { id: newId() },
    '/me/invitations/': { id: newId(), mostUses: 1 },
    '/invitations/look': { token: 'join_made-up' },
    '/me/affiliations/': { kind: 'club', personId: mira.id },
    '/me/named-by/': { id: mira.id, confirm: true },
    '/me/link-checks/': { network: 'website' },
    '/me/join-request': { words: 'Please' },
    '/me/muted-words/': { id: newId(), word: 'spoiler' },
    '/me/terms': { termsVersion: '1' },
    '/me/articles/': { name: 'warm-up', reached: 40 },
    '/me/listing-searches': { filters: { q: 'racket' } },
    '/me/saved-searches': { area: 'people', filters: { q: 'mira' } },
    '/me/language': { language: 'en' },
    '/me/alt-reminder': { altReminder: 'require' },
    '/me/verification/': hers,
    '/me/settings': { ...settings, version: 99 },
    '/notifications/senders/': { id: mira.id },
    '/notifications/push': { endpoint: 'https://fcm.googleapis.com/hers', p256dh: 'key', auth: 'secret' },
    '/mails/stop': { token: 'made-up' },
    '/me/profile': { version: 99, information },
    '/reports/': { subject: 'profile', subjectId: mira.id, category: 'spam', text: '' },
    '/feed/newer': { since: newestCursor },
    '/results/': result,
    '/goals/': goal,
    '/rankings/': { ...ranking, updatedAt: heraia.clock.now().toISOString(), verified: true },
    '/comparison': { ids: [mira.id] },
    '/me/results/import': importSaid,
    '/me/statistics/settings': { allowComparison: true },
    '/me': { name: 'Mira', role: 'fan', termsVersion: '1' },
  })
}

function inputOf({ name, path, fields }: AnyProcedure): Input {
  const start = Object.keys(things).find((each) => path.startsWith(each) && (each !== '/me' || path === '/me'))
  const input = { ...things[start ?? ''] }
  for (const made of ['commentId', 'questionId'])
    if (fields.includes(made) && name !== 'feed.getComment') input[made] = newId()
  if (/^\/(reports|me\/saved-searches|me\/listing-searches|me\/muted-words)\//.test(path)) input.id = newId()
  return Object.fromEntries(fields.flatMap((field) => (field in input ? [[field, input[field]]] : [])))
}

const statusFor = async (token: string | null, procedure: AnyProcedure): Promise<number> =>
  (await ask(token, procedure)).status

async function ask(token: string | null, procedure: AnyProcedure): Promise<Response> {
  const { path, init } = asRpc(procedure, inputOf(procedure))
  const headers = { ...init.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
  return heraia.fetch(path, { ...init, headers })
}

test('every procedure has its line', () => {
  expect([...expected.keys()].sort()).toEqual(everyProcedure.map(({ name }) => name).sort())
})

test('the API’s description says which answer also who is not signed in', async () => {
  const { paths = {} } = await openApiDocument(heraia.siteUrl)
  const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {}))
  const open = operations.flatMap((operation) =>
    typeof operation === 'object' && 'security' in operation ? [operation.operationId] : [],
  )
  const answered = [...expected].flatMap(([name, [nobody]]) => (nobody === 401 ? [] : [name]))
  // Whoever has the address of an archive is given it.
  expect(new Set(open)).toEqual(new Set([...answered, 'exportFile']))
})

// All that is refused comes to no act: one engine is enough.
test.runIf(heraia.databaseUrl)('a guest may what nobody may, and is told why everything else is refused', async () => {
  const { data } = await authClient(heraia).auth.signInAnonymously()
  const guest = data.session?.access_token ?? ''
  const differs: string[] = []
  for (const procedure of everyProcedure) {
    const answer = await ask(guest, procedure)
    const nobody = await statusFor(null, procedure)
    const isRefused = nobody === 401 && answer.status === 403 && (await answer.text()).includes('"guest"')
    if (!isRefused && answer.status !== nobody) differs.push(`${procedure.name} ${answer.status}`)
  }
  // What waits for her word, on the way to a full account.
  expect(differs).toEqual(['accounts.emailChange 200', 'accounts.cancelEmailChange 200'])
})

const featureOf = (name: string): string => name.split('.')[0] ?? ''
/** Lines of one feature go on from each other. */
const asked = [...new Set([...expected.keys()].map(featureOf))].filter(fewerOnPglite(4))

describe('who may', () => {
  test.each([...expected].filter(([name]) => asked.includes(featureOf(name))))('%s', async (name, statuses) => {
    const procedure = everyProcedure.find((each) => each.name === name)
    if (!procedure) throw new Error('The contract does not have it.')
    const answered: Record<string, number> = {}
    // She comes last: she may remove what the others only try to.
    for (const person of [...who.filter((each) => each !== 'owner'), 'owner']) {
      answered[person] = await statusFor(tokens[person] ?? null, procedure)
    }
    expect(answered).toEqual(Object.fromEntries(who.map((person, at) => [person, statuses[at]])))
  })
})
