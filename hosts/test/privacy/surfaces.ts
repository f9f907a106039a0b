import type { Input } from '../every-procedure.ts'
import { saidListing } from '../listings.ts'
import { checkoutSaid } from '../orders.ts'
import {
  type Audience,
  found,
  type Item,
  listed,
  namedOutside,
  notMuted,
  type OwnerSettings,
  onRoster,
  reachable,
  rules,
  there,
  type ViewerKind,
} from './rules.ts'
import type { Owner, World } from './world.ts'

type When = (owner: OwnerSettings, viewer: ViewerKind) => boolean
const canSee = (item: Item, owner: OwnerSettings, viewer: ViewerKind): boolean => rules[item](owner, viewer)

/** A procedure that shows things of people: what, when, and how it is asked. */
export interface Showing {
  /** What must be in the answer, for who may see it. Nothing else that she may not see may be. */
  shows: readonly Item[]
  /** Where even what she may see is not shown. */
  when?: When
  /** What is shown although the rule of the item says no, and why that is right stands beside it. */
  also?: (owner: OwnerSettings, viewer: ViewerKind) => readonly Item[]
  /** About one owner: asked once for each. */
  about?: (owner: Owner, viewer: ViewerKind) => Input | null
  /** About nobody: asked once a viewer. */
  ask?: (world: World) => Input
}

/** A procedure that changes things: what it is done to, by item. Refused for who may not see that item. */
export interface Changing {
  /** Who may do it again although she does not see it. */
  but?: readonly ViewerKind[]
  acts: Partial<Record<Item, (owner: Owner, newId: () => string) => Input>>
}

/** A procedure that holds nothing of other people, and why. */
export interface Apart {
  apart: string
}

export type Surface = Showing | readonly Showing[] | Changing | Apart

const id = ({ player }: Owner): Input => ({ id: player.id })
const ofPost = (audience: Audience) => (owner: Owner) => ({ id: owner.posts[audience].id })
const ofComment = (audience: Audience) => (owner: Owner) => ({ id: owner.posts[audience].comment })
const ofPicture = (audience: Audience) => (owner: Owner) => ({ id: owner.pictures[audience] })
const ofLetter = (owner: Owner, viewer: ViewerKind): Input | null =>
  viewer === 'signedOut' || viewer === 'owner' ? null : { id: owner.letters[viewer] ?? '' }
/** What a shared link shows. */
const forPreviews: When = (owner) => owner.profile === 'public' && !owner.minor
const signedIn: When = (_owner, viewer) => viewer !== 'signedOut'
const hersAlone: When = (_owner, viewer) => viewer === 'owner'

const posts = [
  { audience: 'public', post: 'postForAll', comment: 'commentForAll' },
  { audience: 'followers', post: 'postForFollowers', comment: 'commentForFollowers' },
  { audience: 'private', post: 'postForHer', comment: 'commentForHer' },
] as const
const pictures = [
  { audience: 'public', picture: 'pictureForAll' },
  { audience: 'followers', picture: 'pictureForFollowers' },
  { audience: 'private', picture: 'pictureForHer' },
] as const

const achievements = [
  { audience: 'public', achievement: 'achievementForAll' },
  { audience: 'followers', achievement: 'achievementForFollowers' },
  { audience: 'private', achievement: 'achievementForHer' },
] as const
const ofAchievement = (audience: Audience) => (owner: Owner) => ({ id: owner.achievements[audience] })

const toPosts = (more: (owner: Owner, newId: () => string) => Input = () => ({})): Changing => ({
  acts: Object.fromEntries(
    posts.map(({ audience, post }) => [
      post,
      (owner: Owner, newId: () => string) => ({ ...ofPost(audience)(owner), ...more(owner, newId) }),
    ]),
  ),
})
const toComments = (more: Input = {}): Changing => ({
  acts: Object.fromEntries(
    posts.map(({ audience, comment }) => [comment, (owner: Owner) => ({ ...ofComment(audience)(owner), ...more })]),
  ),
})
const toPictures = (more: Input = {}): Changing => ({
  acts: Object.fromEntries(
    pictures.map(({ audience, picture }) => [picture, (owner: Owner) => ({ ...ofPicture(audience)(owner), ...more })]),
  ),
})
const toAchievements = (more: Input = {}): Changing => ({
  acts: Object.fromEntries(
    achievements.map(({ audience, achievement }) => [
      achievement,
      (owner: Owner) => ({ ...ofAchievement(audience)(owner), ...more }),
    ]),
  ),
})
const toOrder = (more: (newId: () => string) => Input = () => ({})): Changing => ({
  acts: { order: (owner, newId) => ({ ...more(newId), id: owner.order }) },
})
const offerSaid = { quantity: 1, cents: 100, note: null }
const toListing = (more: (owner: Owner, newId: () => string) => Input = () => ({})): Changing => ({
  acts: {
    listing: (owner, newId) => ({ ...more(owner, newId), id: owner.listing }),
    listingDraft: (owner, newId) => ({ ...more(owner, newId), id: owner.listingDraft }),
  },
})
const onSale: When = (owner, viewer) => there(owner, viewer) && !owner.minor
const onSaleOrHers: When = (owner, viewer) => onSale(owner, viewer) || (viewer === 'owner' && there(owner, viewer))
const toHer = (more: Input = {}): Changing => ({ acts: { name: (owner) => ({ ...id(owner), ...more }) } })
const toLetter = (more: Input = {}): Changing => ({
  acts: { letterToPartner: (owner) => ({ id: owner.letters.partner ?? '', ...more }) },
})
const stats = (...shows: Item[]): Showing => ({ shows, about: id })
const ofTeam = ({ team }: Owner): Input => ({ id: team })
const ofRole = ({ role }: World): Input => ({ id: role })
const byManagers: Apart = { apart: 'who runs the team; people are found for it as for a message, see members.test' }
const own = (what: string): Apart => ({ apart: `her own ${what}` })

const feedItems = ['name', 'postForAll', 'postForFollowers'] as const

/** Every procedure of the contract: a new one that is not here fails the test. */
export const surfaces: Record<string, Surface> = {
  'site.info': { apart: 'the site itself' },
  'site.people': { apart: 'what the operator says of her team; whose profile it leads to, see site-people.test' },
  'inbox.list': { apart: 'admins only; nothing of profiles' },
  'inbox.get': { apart: 'admins only; nothing of profiles' },
  'inbox.mark': { apart: 'admins only; nothing of profiles' },
  'admin.userStatistics': { apart: 'admins only; counts of everybody' },
  'admin.contentStatistics': { apart: 'admins only; counts of everything' },
  'admin.activity': { apart: 'admins only; who joined and posted, never what' },
  'admin.people': { apart: 'admins only, who answer for everybody; nothing that a profile holds but her place' },
  'admin.verification': { apart: 'admins only, who answer for everybody; nothing that a profile holds but her place' },
  'admin.verify': { apart: 'admins only' },
  'admin.unverify': { apart: 'admins only' },
  'admin.grantAdmin': { apart: 'admins only' },
  'admin.revokeAdmin': { apart: 'admins only' },
  'admin.declineVerification': { apart: 'admins only' },
  'admin.verificationRequests': { apart: 'admins only, who answer what people ask them' },
  'admin.verificationTimes': { apart: 'admins only; counts of everybody' },
  'admin.waitingPeople': { apart: 'admins only, of whom nobody sees yet; see joining.test' },
  'admin.acceptPerson': { apart: 'admins only; answers with nothing of hers' },
  'admin.declinePerson': { apart: 'admins only; answers with nothing of hers' },
  'admin.correctBirthDate': { apart: 'admins only; answers with no day of birth' },
  'admin.teamVerification': { apart: 'admins only; a team, who asked for it, and who of the staff decided about it' },
  'admin.verifyTeam': { apart: 'admins only' },
  'admin.declineTeamVerification': { apart: 'admins only' },
  'admin.unverifyTeam': { apart: 'admins only' },
  'admin.reports': { apart: 'admins only, who answer for what people report: as it stood then' },
  'admin.report': { apart: 'admins only, who answer for what people report: as it stood then' },
  'admin.decideReport': { apart: 'admins only' },
  'admin.decideReports': { apart: 'admins only' },
  'admin.answerAppeal': { apart: 'admins only; see safety.test' },
  'admin.writeReportNote': { apart: 'admins only; whom it is about reads no note, also among them' },
  'admin.removeReportNote': { apart: 'admins only' },
  'admin.staff': { apart: 'admins only, who work together: also whom they blocked' },
  'admin.assignReport': { apart: 'admins only; whom it is about is not told who has it, also among them' },
  'admin.assignReports': { apart: 'admins only' },
  'admin.siteSettings': { apart: 'admins only; what the site says of itself' },
  'admin.saveSiteSettings': { apart: 'admins only; what the site says of itself' },
  'admin.content': { apart: 'admins only; what everybody reads, also who is not signed in, see content.test' },
  'admin.removeContent': { apart: 'admins only; what everybody reads' },
  'admin.analyticsSeries': { apart: 'admins only; counts of everything' },
  'admin.analyticsRetention': { apart: 'admins only; counts of five people at least' },
  'admin.analyticsFunnel': { apart: 'admins only; counts of five people at least' },
  'admin.testimonials': { apart: 'admins only; nothing of profiles' },
  'admin.saveTestimonial': { apart: 'admins only; nothing of profiles' },
  'admin.removeTestimonial': { apart: 'admins only; nothing of profiles' },
  'admin.sitePeople': { apart: 'admins only; the profile that somebody agreed to be linked with' },
  'admin.saveSitePerson': { apart: 'admins only, who find her as every member does' },
  'admin.moveSitePerson': { apart: 'admins only' },
  'admin.setSitePersonPicture': { apart: 'admins only; nothing of profiles' },
  'admin.removeSitePersonPicture': { apart: 'admins only; nothing of profiles' },
  'admin.removeSitePerson': { apart: 'admins only; nothing of profiles' },
  'outside.profile': { shows: ['name', 'location', 'bio'], when: forPreviews, about: id },
  'outside.post': { shows: ['postForAll'], when: forPreviews, about: ofPost('public') },
  'outside.addresses': { apart: 'handles and ids of who is found without signing in; see outside.test.ts' },
  'accounts.me': own('account'),
  'accounts.createProfile': own('account'),
  'accounts.acceptTerms': own('account'),
  'accounts.setLanguage': own('account'),
  'accounts.setAltReminder': own('account'),
  'accounts.sessions': own('devices'),
  'accounts.endSession': own('devices'),
  'accounts.securityEvents': own('account'),
  'accounts.emailChange': own('account'),
  'accounts.cancelEmailChange': own('account'),
  'accounts.deletion': own('account'),
  'accounts.leave': own('account'),
  'accounts.keep': own('account'),
  'accounts.joinRequest': own('account'),
  'accounts.sayToJoin': own('account'),
  'accounts.withdrawJoin': own('account'),
  'accounts.newAccount': own('account'),
  'accounts.exports': own('archive, of what she wrote'),
  'accounts.askExport': own('archive, of what she wrote'),
  'accounts.invitations': {
    apart: 'her own, with who came by them as she sees her; of admins everybody’s, see invitations.test',
  },
  'accounts.mayInvite': own('invitations'),
  'accounts.makeInvitation': own('invitations'),
  'accounts.endInvitation': own('invitations; admins end any'),
  'accounts.lookAtInvitation': {
    apart: 'who invites, where she shows herself to everybody, by a token; see invitations.test',
  },
  'settings.get': own('settings'),
  'settings.save': own('settings'),
  'settings.linkChecks': own('what was found of her links'),
  'settings.checkLink': own('what was found of her links'),
  'settings.stopMails': own('mails, by the token in them'),

  'profiles.get': [
    { shows: ['name', 'location', 'bio', 'club', 'phone', 'email'], about: id },
    {
      shows: ['name', 'location', 'bio', 'club', 'phone', 'email'],
      about: (owner) => ({ id: owner.words.name.toLowerCase() }),
    },
  ],
  'profiles.editable': {
    shows: ['name', 'bio', 'phone', 'email', 'birthDate', 'weight'],
    when: hersAlone,
    ask: () => ({}),
  },
  'profiles.save': own('profile'),
  'profiles.followers': [
    { shows: ['friend'], about: id },
    { shows: ['name', 'location', 'bio'], when: listed, ask: ({ host }) => ({ id: host.id, limit: 50 }) },
  ],
  'profiles.following': { shows: [], about: id },
  'profiles.follow': toHer(),
  'profiles.unfollow': toHer(),
  'profiles.removeFollower': toHer(),
  'profiles.followRequests': { shows: [], ask: () => ({}) },
  'profiles.answerFollowRequest': toHer({ accept: true }),
  // She who blocked her is answered the same when she does it twice.
  'profiles.block': { ...toHer(), but: ['blocker'] },
  'profiles.unblock': { apart: 'only who was blocked by her; nothing is answered of the other' },
  'profiles.blocked': {
    shows: [],
    // She must know whom she blocked, to unblock her.
    also: (owner, viewer) => (viewer === 'blocker' && !owner.suspended ? ['name'] : []),
    ask: () => ({}),
  },
  'profiles.findBlocked': {
    shows: [],
    // The same of one of them.
    also: (owner, viewer) => (viewer === 'blocker' && !owner.suspended ? ['name'] : []),
    about: id,
  },
  'profiles.lookUpToBlock': {
    shows: ['name'],
    // Whom she blocked she knows by name, as in her list.
    also: (owner, viewer) => (viewer === 'blocker' && !owner.suspended ? ['name'] : []),
    when: signedIn,
    about: (owner) => ({ handles: [owner.words.name.toLowerCase()] }),
  },
  'profiles.mute': toHer(),
  'profiles.unmute': toHer(),
  'profiles.muted': { shows: ['name'], when: (_owner, viewer) => viewer === 'muter', ask: () => ({}) },
  'profiles.restrict': toHer(),
  'profiles.unrestrict': toHer(),
  // Whom she blocked meanwhile stands in that list alone.
  'profiles.restricted': { shows: ['name'], when: () => false, ask: () => ({}) },
  'profiles.mutedWords': own('words'),
  'profiles.muteWord': own('words'),
  'profiles.unmuteWord': own('words'),
  'profiles.report': {
    acts: {
      name: ({ player }, newId) => ({
        id: newId(),
        subject: 'profile',
        subjectId: player.id,
        category: 'spam',
        text: '',
      }),
      postForHer: (owner, newId) => ({
        ...{ id: newId(), subject: 'post', subjectId: owner.posts.private.id, category: 'spam', text: '' },
      }),
      pictureForHer: (owner, newId) => ({
        ...{ id: newId(), subject: 'gallery_item', subjectId: owner.pictures.private, category: 'spam', text: '' },
      }),
    },
  },

  'people.search': [
    { shows: ['name', 'location', 'bio'], when: found, ask: () => ({ q: 'Zq', limit: 50 }) },
    { shows: ['name', 'location', 'bio'], when: found, about: (owner) => ({ q: owner.words.name }) },
    // Nobody is found by what is not in a card.
    ...(['phone', 'email', 'birthDate', 'club'] as const).map(
      (item): Showing => ({ shows: [], about: (owner) => ({ q: owner.words[item] }) }),
    ),
  ],
  'people.count': { shows: [], about: (owner) => ({ q: owner.words.name }) },
  // She names others; of those only whom a search finds for her.
  'people.suggestMentions': {
    shows: ['name'],
    when: (owner, viewer) => signedIn(owner, viewer) && viewer !== 'owner' && found(owner, viewer),
    about: (owner) => ({ q: owner.words.name }),
  },
  'people.savedSearches': own('searches'),
  'people.saveSearch': own('searches'),
  'people.forgetSearch': own('searches'),
  'articles.mine': own('articles'),
  'articles.save': own('articles'),
  'articles.unsave': own('articles'),
  'articles.reach': own('articles'),

  'teams.search': { shows: [], ask: () => ({ limit: 50 }) },
  'teams.count': { shows: [], ask: () => ({}) },
  'teams.mine': own('teams'),
  // Who answers for it; no minor.
  'teams.get': { shows: ['name'], when: listedAsContact, about: ofTeam },
  'teams.roster': { shows: ['name'], when: onRoster, about: ofTeam },
  'teams.waiting': byManagers,
  'teams.create': own('team'),
  'teams.edit': byManagers,
  'teams.close': byManagers,
  'teams.setPicture': byManagers,
  'teams.removePicture': byManagers,
  'teams.follow': { apart: 'the same answer as teams.get' },
  'teams.unfollow': { apart: 'the same answer as teams.get' },
  'teams.invite': byManagers,
  'teams.uninvite': byManagers,
  'teams.answerInvitation': own('place in a team'),
  'teams.ask': { apart: 'the same answer as teams.get' },
  'teams.takeBack': { apart: 'the same answer as teams.get' },
  'teams.answerRequest': byManagers,
  'teams.setMember': byManagers,
  'teams.removeMember': byManagers,
  'teams.leave': own('place in a team'),
  'teams.handOver': byManagers,
  'teams.achievements': { shows: [], about: ofTeam },
  'teams.saveAchievement': byManagers,
  'teams.removeAchievement': byManagers,
  'fixtures.list': { shows: [], about: ofTeam },
  'fixtures.save': byManagers,
  'fixtures.remove': byManagers,
  'openRoles.list': { shows: [], about: ofTeam },
  'openRoles.get': { shows: [], ask: ofRole },
  'openRoles.save': byManagers,
  'openRoles.close': byManagers,
  'openRoles.apply': own('application'),
  'openRoles.withdraw': own('application'),
  'openRoles.applications': { shows: [], ask: ofRole },
  'openRoles.move': byManagers,
  'openRoles.mine': { shows: ['name', 'application'], when: hersAlone, ask: () => ({}) },

  'results.disciplines': { apart: 'the catalogue' },
  'results.list': stats('result'),
  'results.seasons': stats(),
  'results.statistics': { shows: ['result'], about: (owner) => ({ ...id(owner), season: 2026 }) },
  'results.monthly': { shows: [], about: (owner) => ({ ...id(owner), season: 2026 }) },
  'results.compare': {
    shows: ['name'],
    when: (owner, viewer) => there(owner, viewer) && canSee('result', owner, viewer),
    about: ({ player }) => ({ ids: [player.id] }),
  },
  'results.settings': own('settings'),
  'results.setSettings': own('settings'),
  'results.goals': stats('goal'),
  'results.rankings': stats('ranking'),
  'results.rankingHistory': {
    shows: ['ranking'],
    about: (owner) => ({ ...id(owner), scope: owner.records.ranking.scope, category: owner.records.ranking.category }),
  },
  'results.add': { acts: { result: ({ records }) => records.result } },
  'results.edit': { acts: { result: ({ records }) => ({ id: records.result.id, event: 'x' }) } },
  'results.remove': { acts: { result: ({ records }) => ({ id: records.result.id }) } },
  'results.import': own('results'),
  'results.addGoal': { acts: { goal: ({ records }) => records.goal } },
  'results.editGoal': { acts: { goal: ({ records }) => ({ id: records.goal.id, title: 'x' }) } },
  'results.removeGoal': { acts: { goal: ({ records }) => ({ id: records.goal.id }) } },
  'results.addRanking': { acts: { ranking: ({ records }) => records.ranking } },
  'results.editRanking': { acts: { ranking: ({ records }) => ({ id: records.ranking.id, source: 'x' }) } },
  'results.verifyRanking': {
    acts: {
      ranking: ({ records }) => ({ id: records.ranking.id, updatedAt: '2025-05-04T12:00:00.000Z', verified: true }),
    },
  },
  'results.removeRanking': { acts: { ranking: ({ records }) => ({ id: records.ranking.id }) } },

  'affiliations.mine': own('whom she names'),
  'affiliations.name': { acts: { name: ({ player }) => ({ kind: 'club', personId: player.id }) } },
  'affiliations.end': own('whom she names'),
  'affiliations.naming': { shows: [], ask: () => ({}) },
  'affiliations.answer': own('who names her'),

  'achievements.list': { shows: [...achievements.map(({ achievement }) => achievement), 'result'], about: id },
  'achievements.counts': { shows: [], about: id },
  'achievements.get': achievements.map(({ audience, achievement }) => ({
    ...{ shows: audience === 'public' ? [achievement, 'result'] : [achievement], about: ofAchievement(audience) },
  })),
  'achievements.history': achievements.map(({ audience }) => ({ shows: [], about: ofAchievement(audience) })),
  'achievements.asked': { shows: [], ask: () => ({}) },
  'achievements.add': { apart: 'an id that is taken is refused before anything is read; see who-may.test' },
  'achievements.edit': toAchievements({
    ...{ title: 'x', description: null, date: '2025-05-04', location: null, type: 'trophy', audience: 'public' },
    evidence: [],
  }),
  'achievements.remove': toAchievements(),
  'achievements.ask': toAchievements({ of: null }),
  'achievements.withdraw': toAchievements(),
  'achievements.answer': toAchievements({ askedAt: '2025-05-04T12:00:00.000Z', confirm: true, note: null }),
  'achievements.revoke': toAchievements({ note: 'x' }),

  'media.files': own('files'),
  'media.describe': own('files'),
  'media.retry': own('files'),
  'media.discard': own('files'),
  'media.setAvatar': own('picture'),
  'media.removeAvatar': own('picture'),
  'media.setCover': own('picture'),
  'media.removeCover': own('picture'),
  'gallery.list': { shows: pictures.map(({ picture }) => picture), about: id },
  'gallery.counts': { shows: [], about: id },
  'gallery.get': pictures.map(({ audience, picture }) => ({ shows: [picture], about: ofPicture(audience) })),
  'gallery.add': { apart: 'an id that is taken is refused before anything is read; see who-may.test' },
  'gallery.edit': toPictures({ title: 'x' }),
  'gallery.remove': toPictures(),
  'gallery.like': toPictures(),
  'gallery.unlike': toPictures(),
  'gallery.view': toPictures(),

  'orders.buying': { shows: ['name', 'listing'], when: onSaleOrHers, about: ({ listing }) => ({ listingId: listing }) },
  'orders.list': own('orders'),
  'orders.counts': own('orders'),
  'orders.between': { apart: 'what she herself trades with somebody; empty for everybody else' },
  'orders.get': { shows: ['order'], when: hersAlone, about: ({ order }) => ({ id: order }) },
  'orders.offer': {
    acts: {
      listing: ({ listing }, newId) => ({ ...{ id: newId(), offerId: newId(), listingId: listing }, ...offerSaid }),
    },
  },
  'orders.buy': {
    acts: { listing: ({ listing }, newId) => ({ ...checkoutSaid, id: newId(), listingId: listing, quantity: 1 }) },
  },
  'orders.counter': toOrder((newId) => ({ offerId: newId(), answers: newId(), cents: 100, note: null })),
  'orders.accept': toOrder((newId) => ({ offerId: newId() })),
  'orders.checkout': toOrder(() => checkoutSaid),
  'orders.pay': toOrder(),
  'orders.send': toOrder(() => ({ tracking: null })),
  'orders.step': toOrder(() => ({ step: 'cancel', note: null })),
  'orders.appoint': toOrder(() => ({ at: '2026-12-24T10:00:00.000Z' })),
  'orders.dispute': toOrder(() => ({ reason: 'x' })),
  'orders.write': toOrder((newId) => ({ noteId: newId(), words: 'x' })),
  'orders.resolve': toOrder(() => ({ outcome: 'refund', reason: 'x' })),
  'orders.disputes': { apart: 'admins only, and only what was disputed' },
  'orders.review': toOrder(() => ({ stars: 1, words: '' })),
  'orders.reviews': { shows: ['name'], when: listed, ask: ({ host }) => ({ id: host.id, limit: 50 }) },
  'orders.payoutAccount': own('account'),
  'orders.setUpPayouts': own('account'),

  'marketplace.categories': { apart: 'the tree of categories' },
  'marketplace.addCategory': { apart: 'the tree of categories, admins only' },
  'marketplace.changeCategory': { apart: 'the tree of categories, admins only' },
  'marketplace.moveCategory': { apart: 'the tree of categories, admins only' },
  'marketplace.search': [
    { shows: ['name', 'listing'], when: onSale, ask: () => ({ limit: 50 }) },
    { shows: ['name', 'listing'], when: onSale, about: ({ words }) => ({ q: words.listing }) },
    { shows: ['name', 'listing'], when: onSale, about: ({ words }) => ({ q: words.listing, order: 'nearest' }) },
    { shows: [], about: ({ words }) => ({ q: words.listingDraft }) },
  ],
  'marketplace.count': { shows: [], about: ({ words }) => ({ q: words.listing }) },
  'marketplace.get': [
    { shows: ['name', 'listing'], when: onSaleOrHers, about: ({ listing }) => ({ id: listing }) },
    { shows: [], about: ({ listingDraft }) => ({ id: listingDraft }) },
  ],
  'marketplace.similar': { shows: ['name', 'listing'], when: onSale, ask: ({ hostSells }) => ({ id: hostSells }) },
  'marketplace.ofSeller': { shows: ['listing'], when: onSale, about: id },
  'marketplace.selling': own('standing'),
  'marketplace.mine': { shows: ['listing', 'listingDraft'], when: hersAlone, ask: () => ({}) },
  'marketplace.editable': [
    { shows: ['listing'], when: hersAlone, about: ({ listing }) => ({ id: listing }) },
    { shows: ['listingDraft'], about: ({ listingDraft }) => ({ id: listingDraft }) },
  ],
  'marketplace.saveDraft': { apart: 'an id that is taken is refused before anything is read; see who-may.test' },
  'marketplace.publish': { apart: 'an id that is taken is refused before anything is read; see who-may.test' },
  'marketplace.edit': toListing((owner) => saidListing(owner.player.id as never)),
  'marketplace.setState': toListing(() => ({ version: 1, state: 'paused' })),
  'marketplace.renew': toListing(),
  'marketplace.remove': toListing(),
  'marketplace.save': toListing(),
  'marketplace.unsave': { apart: 'her own favourites' },
  'marketplace.favourites': {
    shows: ['name', 'listing'],
    when: (owner, viewer) => signedIn(owner, viewer) && onSale(owner, viewer) && viewer !== 'owner',
    ask: () => ({ limit: 50 }),
  },
  'marketplace.savedSearches': own('searches'),
  'marketplace.saveSearch': own('searches'),
  'marketplace.forgetSearch': own('searches'),
  'marketplace.questions': {
    shows: ['name'],
    when: namedOutside,
    ask: ({ hostSells }) => ({ id: hostSells, limit: 50 }),
  },
  'marketplace.ask': toListing((_owner, newId) => ({ questionId: newId(), text: 'x' })),
  'marketplace.answer': { apart: 'of questions on her own listings; see who-may.test' },
  'marketplace.removeQuestion': { apart: 'of her own questions; see who-may.test' },

  'feed.timeline': [
    { shows: feedItems, when: inFeed, ask: () => ({ limit: 50 }) },
    { shows: feedItems, when: inFeed, ask: () => ({ tag: 'matrix', limit: 50 }) },
    {
      shows: feedItems,
      when: (owner, viewer) => (viewer === 'follower' || viewer === 'owner') && canSee('postForAll', owner, viewer),
      ask: () => ({ scope: 'following', limit: 50 }),
    },
  ],
  'feed.newer': { shows: [], ask: ({ before }) => ({ since: before ?? '' }) },
  'feed.byPerson': { shows: posts.map(({ post }) => post), about: id },
  'feed.byTeam': { shows: ['name', 'postForTeam'], when: canReadTeam, about: ofTeam },
  'feed.get': [
    ...posts.map(({ audience, post }): Showing => ({ shows: [post], about: ofPost(audience) })),
    // What others quote of hers is hers still: for who may read it now, and did not mute her.
    {
      shows: ['name', 'postForAll'],
      when: (owner, viewer) => canSee('postForAll', owner, viewer) && notMuted(owner, viewer),
      about: ({ quotedIn }) => ({ id: quotedIn }),
    },
  ],
  'feed.several': {
    shows: posts.map(({ post }) => post),
    about: ({ posts: of }) => ({ ids: posts.map(({ audience }) => of[audience].id) }),
  },
  'feed.history': posts.map(({ audience }) => ({ shows: [], about: ofPost(audience) })),
  'feed.likers': {
    shows: ['name', 'location', 'bio'],
    when: listed,
    ask: ({ hosts }) => ({ id: hosts.id, limit: 50 }),
  },
  'feed.quotes': { shows: feedItems, when: inFeed, ask: ({ hosts }) => ({ id: hosts.id, limit: 50 }) },
  'feed.bookmarks': {
    shows: ['name', 'postForAll'],
    when: (owner, viewer) => signedIn(owner, viewer) && viewer !== 'owner' && canSee('postForAll', owner, viewer),
    ask: () => ({ limit: 50 }),
  },
  'feed.comments': [
    ...posts.map(({ audience, comment }): Showing => ({ shows: [comment], about: ofPost(audience) })),
    {
      shows: ['name', 'commentElsewhere'],
      when: (owner, viewer) => canSee('commentElsewhere', owner, viewer),
      ask: ({ hosts }) => ({ id: hosts.id, limit: 50 }),
    },
  ],
  'feed.getComment': posts.map(
    ({ audience, comment }): Showing => ({
      shows: [comment],
      about: ({ posts: of }) => ({ id: of[audience].id, commentId: of[audience].comment }),
    }),
  ),
  'feed.publish': {
    acts: {
      postForAll: (owner, newId) => ({ id: newId(), text: '', quotes: owner.posts.public.id }),
      postForFollowers: (owner, newId) => ({ id: newId(), text: 'x', quotes: owner.posts.followers.id }),
      postForHer: (owner, newId) => ({ id: newId(), text: 'x', quotes: owner.posts.private.id }),
    },
  },
  'feed.edit': toPosts(() => ({ text: 'x' })),
  'feed.remove': toPosts(),
  'feed.like': toPosts(),
  'feed.unlike': toPosts(),
  'feed.bookmark': toPosts(),
  'feed.unbookmark': toPosts(),
  'feed.mute': toPosts(),
  'feed.unmute': toPosts(),
  'feed.comment': toPosts((_owner, newId) => ({ commentId: newId(), text: 'x' })),
  'feed.editComment': toComments({ text: 'x' }),
  'feed.removeComment': toComments(),
  'feed.hideComment': toComments({ hidden: true }),

  'messages.conversations': [
    { shows: ['name'], when: notOwner, ask: () => ({ limit: 50 }) },
    { shows: ['letter'], when: signedIn, ask: () => ({ limit: 50 }) },
  ],
  'messages.get': { shows: ['name', 'letter'], when: notOwner, about: ofLetter },
  'messages.around': { apart: 'by ids of messages that only the two ever get; see search-messages.test' },
  'messages.search': {
    shows: ['letter'],
    when: notOwner,
    about: (owner, viewer) => {
      const its = ofLetter(owner, viewer)
      return its && { ...its, q: owner.words.letter }
    },
  },
  'messages.list': { shows: ['letter'], when: notOwner, about: ofLetter },
  'messages.open': { acts: { name: ({ player }) => ({ personId: player.id }) } },
  'messages.openOfTeam': { apart: 'of teams that she is in; see team-conversation.test' },
  'messages.people': { apart: 'of teams that she is in; see team-conversation.test' },
  'messages.leave': own('place in a conversation'),
  'messages.send': toLetter({ messageId: '018f0000-0000-7000-8000-000000000001', text: 'x' }),
  'messages.edit': { apart: 'by ids of messages that only the two ever get; see who-may.test' },
  'messages.remove': { apart: 'by ids of messages that only the two ever get; see who-may.test' },
  'messages.react': { apart: 'by ids of messages that only the two ever get; see who-may.test' },
  'messages.markRead': { apart: 'by ids of messages that only the two ever get; see who-may.test' },
  'messages.clear': { apart: 'by ids of messages that only the two ever get; see clear-conversation.test' },
  'messages.received': { apart: 'by ids of messages that only the two ever get; see conversation.test' },
  'messages.answerRequest': toLetter({ accept: true }),
  'messages.mute': toLetter({ muted: true }),
  'messages.showPictures': toLetter({ shown: true }),
  'messages.typing': toLetter(),
  'messages.contacts': { shows: ['name'], when: reachable, about: (owner) => ({ q: owner.words.name }) },
  'messages.unread': { shows: [], ask: () => ({}) },
  'notifications.list': { shows: ['name', 'letter'], when: notOwner, ask: () => ({ limit: 50 }) },
  'notifications.unread': { shows: [], ask: () => ({}) },
  'notifications.markRead': own('notices'),
  'notifications.setAside': { apart: 'of whom she herself sets something aside; see set-aside.test' },
  'notifications.countSetAside': own('notices'),
  'notifications.clearSetAside': own('notices'),
  'notifications.acceptedSenders': { apart: 'whom she herself accepted; see set-aside.test' },
  'notifications.acceptSender': toHer(),
  'notifications.endAcceptance': own('notices'),
  'notifications.pushKey': own('notices'),
  'notifications.subscribePush': own('notices'),
  'notifications.unsubscribePush': own('notices'),
  'safety.reports': own('reports, and what became of them'),
  'safety.decisions': own('decisions about what is hers, without who decided or reported it'),
  'safety.decision': own('decisions about what is hers, without who decided or reported it'),
  'safety.appeal': own('decisions about what is hers, without who decided or reported it'),
  'verification.mine': own('request to the staff'),
  'verification.ask': own('request to the staff'),
  'verification.withdraw': own('request to the staff'),
  'verification.ofTeam': {
    apart: 'who runs the team; who of them asked is named as on its roster, see verification-of-teams.test',
  },
  'verification.askForTeam': { apart: 'the same answer as verification.ofTeam' },
  'verification.withdrawForTeam': { apart: 'the same answer as verification.ofTeam' },
}

function inFeed(owner: OwnerSettings, viewer: ViewerKind): boolean {
  // Her name stands beside her posts: no post, no name.
  return notMuted(owner, viewer) && canSee('postForAll', owner, viewer)
}

function canReadTeam(owner: OwnerSettings, viewer: ViewerKind): boolean {
  return canSee('postForTeam', owner, viewer)
}

function listedAsContact(owner: OwnerSettings, viewer: ViewerKind): boolean {
  return canSee('name', owner, viewer) && !owner.minor && namedOutside(owner, viewer)
}

function notOwner(_owner: OwnerSettings, viewer: ViewerKind): boolean {
  return viewer !== 'owner' && viewer !== 'signedOut'
}
