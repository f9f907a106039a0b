import {
  CommentId,
  ConversationId,
  MessageId,
  MutedWordId,
  NotificationId,
  PostId,
  ReportId,
  SavedSearchId,
  SessionId,
} from '@heraia/contract/ids'
import { clock } from '@heraia/hosts/node/clock'
import type { Player } from '@heraia/hosts/test/season'
import { season } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'
import { driveAccount } from './drive-account.ts'
import { driveAchievements } from './drive-achievements.ts'
import { driveAdmin } from './drive-admin.ts'
import { driveAuth } from './drive-auth.ts'
import { driveInbox } from './drive-inbox.ts'
import { driveInvitations } from './drive-invitations.ts'
import { driveJoining } from './drive-joining.ts'
import { driveLater } from './drive-later.ts'
import { driveLive } from './drive-live.ts'
import { driveMarketplace } from './drive-marketplace.ts'
import { driveMedia } from './drive-media.ts'
import { driveOrders } from './drive-orders.ts'
import { drivePayments, type StripeServer } from './drive-payments.ts'
import { driveResults } from './drive-results.ts'
import { driveSafety } from './drive-safety.ts'
import { driveSitePeople } from './drive-site-people.ts'
import { driveTeams } from './drive-teams.ts'

/** Three people do everything that the product's API offers, a stranger looks on, and the clock's jobs run. */
export async function driveEverything(server: RecordedServer, stripe: StripeServer): Promise<void> {
  const { joins, stranger, newId } = season({ fetch: server.fetch, siteUrl: server.siteUrl, clock })
  const mira = await joins('Mira López')
  const dana = await joins('Dana Okafor', { role: 'coach' })
  const yuki = await joins('Yuki Tanaka', { role: 'fan', sport: null })
  await account(server, mira)
  await driveAuth(server, await joins('Aina Looks After'))
  await driveLive(server, mira, dana)
  await profilesOf(mira, dana, newId)
  await follows(mira, dana)
  await driveResults(mira, stranger)
  await driveMedia(server, mira, { dana, stranger, newId })
  await driveAchievements(mira, dana, { stranger, newId })
  await driveMarketplace(server, mira, { dana, stranger, newId })
  await driveTeams(server, mira, { dana, yuki, stranger, newId })
  await feed(mira, dana, newId)
  await messages(mira, dana)
  await notifications(server, mira, dana)
  await setAside(mira, dana)
  await silence(mira, yuki)
  await mutesWords(mira, newId)
  await strangers(server, stranger, mira)
  await driveAccount(server, yuki, mira)
  const ada = await joins('Ada Admin')
  await driveInbox(server, ada)
  await driveAdmin(ada, mira, newId)
  await driveSafety(ada, mira, dana, newId)
  await driveSitePeople(server, ada, { mira, stranger, newId })
  await driveInvitations(server, ada, { mira, stranger, newId })
  await driveJoining(server, ada, stranger)
  await driveOrders(server, { mira, dana, ada, newId })
  await drivePayments(server, stripe, { mira, dana, newId })
  await endSession(mira)
  await driveLater(server, mira)
}

async function account(server: RecordedServer, { api, email, token }: Player): Promise<void> {
  await api.site.info()
  await api.accounts.me()
  await api.accounts.acceptTerms({ termsVersion: '2024-03-15' })
  await api.accounts.setLanguage({ language: 'es' })
  await api.accounts.setAltReminder({ altReminder: 'remind' })
  const chosen = await api.settings.get()
  await api.settings.save({ ...chosen, links: { ...chosen.links, website: 'https://mira.example/' } })
  await api.settings.checkLink({ network: 'website' })
  await api.settings.linkChecks()
  const auth = (path: string, body?: unknown) =>
    server.fetch(`/auth/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const session = (await (await auth('token?grant_type=password', { email, password: 'secret1' })).json()) as {
    refresh_token: string
  }
  await auth('token?grant_type=refresh_token', { refresh_token: session.refresh_token })
  await auth('user')
  await auth('recover', { email })
  await auth('resend', { type: 'signup', email })
  await auth('verify', { type: 'recovery', email, token: '000000' })
}

async function profilesOf({ api }: Player, other: Player, newId: () => string): Promise<void> {
  const { version, information } = await api.profiles.editable()
  await api.profiles.save({ version, information: { ...information, location: 'Madrid', handle: 'mira-lopez' } })
  await api.profiles.get({ id: other.id })
  await api.profiles.get({ id: 'mira-lopez' })
  for (const search of [
    {},
    { q: 'dana' },
    { q: 'yu' },
    { role: 'coach' },
    { sport: 'tennis' },
    { location: 'madrid' },
    { verified: true },
    { q: 'dana', sport: 'tennis' },
    { role: 'coach', sport: 'tennis', location: 'madrid', verified: true },
  ] as const) {
    for (const order of ['newest', 'name', 'followers'] as const) {
      const { nextCursor } = await api.people.search({ ...search, order, limit: 1 })
      if (nextCursor) await api.people.search({ ...search, order, cursor: nextCursor })
    }
    await api.people.count(search)
  }
  const saved = { id: SavedSearchId.parse(newId()), area: 'people', filters: { q: 'dana' } } as const
  await api.people.saveSearch(saved)
  await api.people.savedSearches({ area: 'people' })
  await api.people.forgetSearch({ id: saved.id })
  await api.people.search({ q: 'danna' })
  for (const q of ['d', 'dana', 'nobodyiscalledso']) await api.people.suggestMentions({ q })
  await api.profiles.report({
    ...{ id: ReportId.parse(newId()), subject: 'profile', subjectId: other.id, category: 'spam', text: 'Ads all day.' },
  })
}

async function follows(mira: Player, dana: Player): Promise<void> {
  await mira.api.profiles.follow({ id: dana.id })
  await dana.sets({ profileVisibility: 'followers' })
  await mira.api.profiles.unfollow({ id: dana.id })
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.followRequests({})
  await dana.api.profiles.answerFollowRequest({ id: mira.id, accept: true })
  await dana.sets({ profileVisibility: 'public' })
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.followers({ id: dana.id })
  await mira.api.profiles.following({ id: mira.id })
}

async function feed({ api, ...mira }: Player, dana: Player, newId: () => string): Promise<void> {
  const post = await mira.posts('Legs like wet sand @mira-lopez #training')
  const kept = await dana.posts('New personal best, thank you @mira-lopez #Final')
  for (const scope of ['everybody', 'following'] as const) {
    const { newestCursor } = await api.feed.timeline({ scope })
    const first = await api.feed.timeline({ scope, limit: 1 })
    if (first.nextCursor) await api.feed.timeline({ scope, cursor: first.nextCursor })
    await api.feed.newer({ scope, since: newestCursor })
    await api.feed.timeline({ scope, tag: 'final' })
    await api.feed.newer({
      scope,
      tag: 'final',
      since: (await api.feed.timeline({ scope, tag: 'final' })).newestCursor,
    })
  }
  await api.feed.byPerson({ id: dana.id })
  await api.feed.get({ id: kept.id })
  await api.feed.several({ ids: [kept.id, post.id] })
  await api.feed.edit({ id: post.id, text: 'Legs like dry sand #running', audience: 'followers' })
  await api.feed.history({ id: post.id })
  await api.feed.like({ id: kept.id })
  await api.feed.likers({ id: kept.id })
  await api.feed.quotes({ id: kept.id })
  await api.feed.bookmark({ id: kept.id })
  await api.feed.bookmarks({})
  await api.feed.mute({ id: kept.id })
  await api.feed.unmute({ id: kept.id })
  await api.articles.save({ name: 'warm-up' })
  await api.articles.reach({ name: 'warm-up', reached: 40 })
  await api.articles.mine()
  await api.articles.unsave({ name: 'warm-up' })
  const said = await mira.comments(kept, 'Well done!')
  const answer = await dana.comments(kept, 'Thank you @mira-lopez', said)
  await api.feed.comments({ id: kept.id })
  await api.feed.comments({ id: kept.id, parentId: said.id })
  await api.feed.getComment({ id: kept.id, commentId: answer.id })
  await api.feed.editComment({ id: said.id, text: 'Very well done!' })
  await dana.api.feed.hideComment({ id: said.id, hidden: true })
  await dana.api.feed.hideComment({ id: said.id, hidden: false })
  await api.feed.removeComment({ id: CommentId.parse(said.id) })
  await dana.api.feed.removeComment({ id: answer.id })
  await api.feed.unlike({ id: kept.id })
  await api.feed.unbookmark({ id: kept.id })
  await api.feed.like({ id: kept.id })
  const quote = await mira.posts('Read this', { quotes: kept.id })
  await mira.posts('', { quotes: kept.id })
  await api.feed.get({ id: quote.id })
  await api.feed.edit({ id: quote.id, audience: 'private' })
  await api.feed.edit({ id: quote.id, audience: 'public' })
  await api.feed.remove({ id: quote.id })
  const gone = await mira.posts('Never mind')
  await api.feed.publish({ id: PostId.parse(newId()), text: 'Only mine', audience: 'private' })
  await api.feed.remove({ id: gone.id })
}

async function messages(mira: Player, dana: Player): Promise<void> {
  const { api } = mira
  const sent = await mira.writes(dana, 'See you at training?')
  const answered = await dana.writes(mira, 'Of course!', sent)
  const id = ConversationId.parse(sent.conversationId)
  await api.messages.conversations({})
  await api.messages.conversations({ box: 'requests' })
  await api.messages.answerRequest({ id, accept: true })
  await api.messages.conversations({ q: 'training' })
  await api.messages.get({ id })
  const page = await api.messages.list({ id, limit: 1 })
  if (page.nextCursor) await api.messages.list({ id, cursor: page.nextCursor })
  const around = await api.messages.around({ id, messageId: answered.id, limit: 1 })
  for (const cursor of [around.nextCursor, around.newerCursor]) {
    if (cursor) await api.messages.around({ id, messageId: answered.id, cursor })
  }
  const found = await api.messages.search({ id, q: 'training', limit: 1 })
  if (found.nextCursor) await api.messages.search({ id, q: 'training', cursor: found.nextCursor })
  await api.messages.edit({ id: MessageId.parse(sent.id), text: 'See you at the training?' })
  await api.messages.react({ id: answered.id, emoji: '💪' })
  await api.messages.received({ newest: [{ id, messageId: answered.id }] })
  await api.messages.markRead({ id, messageId: answered.id })
  await api.messages.mute({ id, muted: true })
  await api.messages.showPictures({ id, shown: true })
  await api.messages.typing({ id })
  await api.messages.contacts({})
  await api.messages.contacts({ q: 'dana' })
  await api.messages.unread()
  await api.messages.remove({ id: sent.id })
  await api.messages.clear({ id, messageId: answered.id })
  await api.messages.list({ id })
}

/** Dana sets aside what people do whom she does not follow. */
async function setAside(mira: Player, { api, ...dana }: Player): Promise<void> {
  const { notifications: before, ...chosen } = await api.settings.get()
  const filter = { notFollowed: 'set_aside', notFollowing: 'set_aside', newAccounts: 'set_aside' } as const
  await api.settings.save({ ...chosen, notifications: { ...before, filter } })
  await api.profiles.unfollow({ id: mira.id })
  const post = await dana.posts('Training at six')
  await mira.api.feed.like({ id: post.id })
  const first = await api.notifications.setAside({ limit: 1 })
  if (first.nextCursor) await api.notifications.setAside({ cursor: first.nextCursor })
  await api.notifications.countSetAside()
  await api.notifications.list({ asideFrom: mira.id, limit: 1 })
  await api.notifications.acceptSender({ id: mira.id })
  await api.notifications.acceptedSenders({})
  await api.notifications.endAcceptance({ id: mira.id })
  await mira.comments(post, 'I am there')
  await api.notifications.clearSetAside({ id: mira.id })
  await api.notifications.clearSetAside({})
  await api.profiles.follow({ id: mira.id })
}

async function notifications(server: RecordedServer, { api, id }: Player, dana: Player): Promise<void> {
  for (const tab of ['all', 'unread', 'mentions', 'follows', 'posts', 'messages'] as const) {
    const { items } = await api.notifications.list({ tab, limit: 1 })
    const [first] = items
    if (first) await api.notifications.markRead({ id: NotificationId.parse(first.id) })
  }
  await api.notifications.unread()
  await api.notifications.markRead({})
  const endpoint = 'https://fcm.googleapis.com/hers'
  await api.notifications.pushKey({ endpoint })
  await api.notifications.subscribePush({ endpoint, p256dh: 'key', auth: 'secret' })
  await dana.writes({ id, api }, 'Something new')
  await server.runJob('push-notices', { personId: id })
  await server.runJob('mail-notices', { personId: id })
  await api.notifications.unsubscribePush({ endpoint })
}

async function silence(her: Player, other: Player): Promise<void> {
  const { api } = her
  const { id } = other
  await api.profiles.mute({ id })
  await api.profiles.muted({})
  await api.profiles.unmute({ id })
  await api.profiles.restrict({ id })
  await api.profiles.restricted({})
  const post = await her.posts('For all but one')
  await other.comments(post, 'And again', await other.comments(post, 'For the two alone'))
  await other.api.feed.comments({ id: post.id })
  await other.api.feed.get({ id: post.id })
  await api.messages.conversations({ box: 'requests' })
  await api.profiles.unrestrict({ id })
  await api.profiles.block({ id })
  await api.profiles.blocked({})
  await api.profiles.lookUpToBlock({ handles: ['somebody', 'nobody'] })
  await api.profiles.findBlocked({ id })
  await api.profiles.findBlocked({ id: 'mira-lopez' }).catch(() => {})
  await api.profiles.unblock({ id })
  await api.profiles.removeFollower({ id }).catch(() => {})
}

async function mutesWords({ api }: Player, newId: () => string): Promise<void> {
  const muted = { id: MutedWordId.parse(newId()), word: 'spoiler', lasts: '7d' } as const
  await api.profiles.muteWord(muted)
  await api.profiles.muteWord({ ...muted, word: 'spoilers' })
  await api.profiles.mutedWords()
  await api.feed.timeline({})
  await api.notifications.list({})
  await api.profiles.unmuteWord({ id: muted.id })
}

async function strangers(server: RecordedServer, api: Player['api'], { id }: Player): Promise<void> {
  await api.feed.timeline({})
  await api.feed.byPerson({ id })
  await api.people.search({ q: 'mira' })
  await api.people.count({ q: 'mira' })
  await api.profiles.get({ id })
  await api.outside.profile({ id })
  await server.setsSite(
    'figures',
    ['athletes', 'sports', 'countries'].map((key) => ({ key, value: 'live' })),
  )
  await api.site.info()
  const post = (await api.feed.byPerson({ id })).items.find(({ text }) => text !== '')
  if (post) await api.outside.post({ id: post.id })
  for (const each of ['people', 'posts', 'listings'] as const) await api.outside.addresses({ of: each })
}

async function endSession({ api }: Player): Promise<void> {
  const { items } = await api.accounts.sessions()
  for (const session of items) await api.accounts.endSession({ id: SessionId.parse(session.id) }).catch(() => {})
}
