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
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi/openapi-document.ts'

const heraia = await createTestHeraia({ settings: { auth: { anonymous: true } } })
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
const { founds, joinsTeam, offers } = teamsOf(newId)

/**
 * Who may do what with Mira's things, one line a procedure, in an order that undoes what it did. Columns: nobody is
 * signed in, somebody else, somebody she blocked, she herself, an admin, a suspended person. 404 and not 403 where
 * a thing is not to be known of.
 */
const table = `
                                 nobody other blocked owner admin suspended
  site.info                      200    200   200     200   200   401
  site.people                    200    200   200     200   200   401
  inbox.list                     401    403   403     403   200   401
  inbox.get                      401    403   403     403   404   401
  inbox.mark                     401    403   403     403   404   401
  verification.mine              401    200   200     200   200   401
  verification.ask               401    409   409     200   409   401
  verification.withdraw          401    404   404     200   404   401
  verification.ofTeam            401    403   403     200   403   401
  verification.askForTeam        401    403   403     200   403   401
  verification.withdrawForTeam   401    403   403     200   403   401
  admin.userStatistics           401    403   403     403   200   401
  admin.contentStatistics        401    403   403     403   200   401
  admin.activity                 401    403   403     403   200   401
  admin.people                   401    403   403     403   200   401
  admin.verification             401    403   403     403   200   401
  admin.verify                   401    403   403     403   200   401
  admin.unverify                 401    403   403     403   200   401
  admin.declineVerification      401    403   403     403   200   401
  admin.verificationRequests     401    403   403     403   200   401
  admin.verificationTimes        401    403   403     403   200   401
  admin.correctBirthDate         401    403   403     403   200   401
  admin.grantAdmin               401    403   403     403   200   401
  admin.revokeAdmin              401    403   403     403   200   401
  admin.teamVerification         401    403   403     403   200   401
  admin.declineTeamVerification  401    403   403     403   409   401
  admin.verifyTeam               401    403   403     403   200   401
  admin.unverifyTeam             401    403   403     403   200   401
  admin.reports                  401    403   403     403   200   401
  admin.report                   401    403   403     403   404   401
  admin.writeReportNote          401    403   403     403   404   401
  admin.removeReportNote         401    403   403     403   404   401
  admin.decideReport             401    403   403     403   404   401
  admin.staff                    401    403   403     403   200   401
  admin.assignReport             401    403   403     403   404   401
  admin.assignReports            401    403   403     403   200   401
  admin.decideReports            401    403   403     403   200   401
  admin.answerAppeal             401    403   403     403   404   401
  safety.reports                 401    200   200     200   200   401
  safety.decisions               401    200   200     200   200   401
  safety.decision                401    404   404     404   404   401
  safety.appeal                  401    404   404     404   404   401
  admin.siteSettings             401    403   403     403   200   401
  admin.saveSiteSettings         401    403   403     403   200   401
  admin.content                  401    403   403     403   200   401
  admin.removeContent            401    403   403     403   404   401
  admin.analyticsSeries          401    403   403     403   200   401
  admin.analyticsRetention       401    403   403     403   200   401
  admin.analyticsFunnel          401    403   403     403   200   401
  admin.testimonials             401    403   403     403   200   401
  admin.saveTestimonial          401    403   403     403   200   401
  admin.removeTestimonial        401    403   403     403   200   401
  admin.sitePeople               401    403   403     403   200   401
  admin.saveSitePerson           401    403   403     403   200   401
  admin.moveSitePerson           401    403   403     403   200   401
  admin.setSitePersonPicture     401    403   403     403   404   401
  admin.removeSitePersonPicture  401    403   403     403   200   401
  admin.removeSitePerson         401    403   403     403   200   401
  outside.profile                200    200   404     200   200   401
  outside.post                   200    200   404     200   200   401
  outside.addresses              200    200   200     200   200   401
  accounts.me                    401    200   200     200   200   401
  accounts.createProfile         401    200   200     200   200   401
  accounts.acceptTerms           401    200   200     200   200   401
  accounts.setLanguage           401    200   200     200   200   401
  accounts.setAltReminder        401    200   200     200   200   401
  accounts.sessions              401    200   200     200   200   401
  accounts.endSession            401    404   404     404   404   401
  accounts.securityEvents        401    200   200     200   200   401
  accounts.emailChange           401    200   200     200   200   401
  accounts.cancelEmailChange     401    200   200     200   200   401
  accounts.deletion              401    200   200     200   200   401
  accounts.leave                 401    422   422     422   422   401
  accounts.keep                  401    409   409     409   409   401
  accounts.newAccount            401    200   200     200   200   401
  accounts.exports               401    200   200     200   200   401
  accounts.askExport             401    200   200     200   200   401
  accounts.invitations           401    200   200     200   200   401
  accounts.mayInvite             401    200   200     200   200   401
  accounts.makeInvitation        401    403   403     403   403   401
  accounts.endInvitation         401    404   404     404   404   401
  accounts.lookAtInvitation      200    200   200     200   200   401
  profiles.get                   200    200   404     200   200   401
  profiles.editable              401    200   200     200   200   401
  profiles.save                  401    409   409     409   409   401
  profiles.followers             200    200   404     200   200   401
  profiles.following             200    200   404     200   200   401
  profiles.follow                401    200   404     403   200   401
  profiles.unfollow              401    200   404     200   200   401
  profiles.removeFollower        401    200   404     200   200   401
  profiles.followRequests        401    200   200     200   200   401
  profiles.answerFollowRequest   401    404   404     404   404   401
  profiles.mute                  401    200   404     403   200   401
  profiles.unmute                401    200   404     200   200   401
  profiles.muted                 401    200   200     200   200   401
  profiles.restrict              401    200   404     403   200   401
  profiles.unrestrict            401    200   404     200   200   401
  profiles.restricted            401    200   200     200   200   401
  profiles.mutedWords            401    200   200     200   200   401
  profiles.muteWord              401    200   200     200   200   401
  profiles.unmuteWord            401    200   200     200   200   401
  profiles.report                401    200   404     403   200   401
  people.search                  200    200   200     200   200   401
  people.count                   200    200   200     200   200   401
  people.suggestMentions         401    200   200     200   200   401
  results.disciplines            200    200   200     200   200   401
  results.list                   200    200   404     200   200   401
  results.seasons                200    200   404     200   200   401
  results.statistics             200    200   404     200   200   401
  results.monthly                200    200   404     200   200   401
  results.compare                200    200   200     200   200   401
  results.add                    401    409   409     200   403   401
  results.edit                   401    404   404     200   404   401
  results.import                 401    200   200     200   403   401
  results.settings               401    200   200     200   200   401
  results.setSettings            401    200   200     200   200   401
  results.goals                  200    200   404     200   200   401
  results.addGoal                401    409   409     200   403   401
  results.editGoal               401    404   404     200   404   401
  results.removeGoal             401    404   404     200   404   401
  results.rankings               200    200   404     200   200   401
  results.rankingHistory         200    200   404     200   200   401
  results.addRanking             401    409   409     200   403   401
  results.editRanking            401    404   404     200   404   401
  results.verifyRanking          401    403   404     403   200   401
  results.removeRanking          401    404   404     200   404   401
  results.remove                 401    404   404     200   404   401
  people.savedSearches           401    200   200     200   200   401
  people.saveSearch              401    200   200     200   200   401
  people.forgetSearch            401    200   200     200   200   401
  articles.mine                  401    200   200     200   200   401
  articles.save                  401    200   200     200   200   401
  articles.unsave                401    200   200     200   200   401
  articles.reach                 401    200   200     200   200   401
  teams.search                   200    200   200     200   200   401
  teams.count                    200    200   200     200   200   401
  teams.mine                     401    200   200     200   200   401
  teams.get                      200    200   200     200   200   401
  teams.create                   401    409   409     200   409   401
  teams.edit                     401    403   403     200   403   401
  teams.setPicture               401    403   403     200   403   401
  teams.removePicture            401    403   403     200   403   401
  teams.follow                   401    200   200     200   200   401
  teams.unfollow                 401    200   200     200   200   401
  teams.roster                   200    200   200     200   200   401
  teams.waiting                  401    403   403     200   403   401
  teams.invite                   401    403   403     200   403   401
  teams.uninvite                 401    403   403     200   403   401
  teams.answerInvitation         401    404   404     200   404   401
  teams.ask                      401    200   200     409   200   401
  teams.takeBack                 401    200   200     200   200   401
  teams.answerRequest            401    403   403     200   403   401
  teams.setMember                401    403   403     200   403   401
  teams.removeMember             401    403   403     200   403   401
  teams.achievements             200    200   200     200   200   401
  teams.saveAchievement          401    403   403     200   403   401
  teams.removeAchievement        401    403   403     200   403   401
  fixtures.list                  200    200   200     200   200   401
  fixtures.save                  401    403   403     200   403   401
  fixtures.remove                401    403   403     200   403   401
  messages.openOfTeam            401    403   403     200   403   401
  messages.people                401    404   404     200   404   401
  messages.leave                 401    404   404     200   404   401
  openRoles.list                 200    200   200     200   200   401
  openRoles.get                  200    200   200     200   200   401
  openRoles.save                 401    403   403     200   403   401
  openRoles.close                401    403   403     200   403   401
  openRoles.apply                401    200   200     403   200   401
  openRoles.applications         401    403   403     200   403   401
  openRoles.move                 401    403   403     200   403   401
  openRoles.withdraw             401    200   200     404   200   401
  openRoles.mine                 401    200   200     200   200   401
  teams.leave                    401    200   200     409   200   401
  teams.handOver                 401    403   403     200   403   401
  media.files                    401    200   200     200   200   401
  media.describe                 401    404   404     200   404   401
  media.retry                    401    404   404     409   404   401
  media.setAvatar                401    404   404     200   404   401
  media.removeAvatar             401    200   200     200   200   401
  media.setCover                 401    404   404     200   404   401
  media.removeCover              401    200   200     200   200   401
  media.discard                  401    404   404     200   404   401
  gallery.list                   200    200   404     200   200   401
  gallery.counts                 200    200   404     200   200   401
  gallery.get                    200    200   404     200   200   401
  gallery.add                    401    409   409     200   409   401
  gallery.edit                   401    403   404     200   403   401
  gallery.like                   401    200   404     200   200   401
  gallery.unlike                 401    200   404     200   200   401
  gallery.view                   200    200   404     200   200   401
  gallery.remove                 401    403   404     200   403   401
  achievements.list              200    200   404     200   200   401
  achievements.counts            200    200   404     200   200   401
  achievements.get               200    200   404     200   200   401
  achievements.history           200    200   404     200   200   401
  achievements.add               401    409   409     200   409   401
  achievements.edit              401    403   404     200   403   401
  achievements.ask               401    403   404     200   403   401
  achievements.answer            401    403   404     403   200   401
  achievements.revoke            401    403   404     403   200   401
  affiliations.mine              401    200   200     200   200   401
  affiliations.name              401    403   404     403   403   401
  affiliations.end               401    200   200     200   200   401
  affiliations.naming            401    200   200     200   200   401
  affiliations.answer            401    404   404     404   404   401
  achievements.withdraw          401    403   404     200   403   401
  achievements.asked             401    200   200     200   200   401
  achievements.remove            401    403   404     200   403   401
  marketplace.categories         200    200   200     200   200   401
  marketplace.addCategory        401    403   403     403   200   401
  marketplace.changeCategory     401    403   403     403   200   401
  marketplace.moveCategory       401    403   403     403   200   401
  marketplace.search             200    200   200     200   200   401
  marketplace.count              200    200   200     200   200   401
  marketplace.get                200    200   404     200   200   401
  marketplace.similar            200    200   404     200   200   401
  marketplace.ofSeller           200    200   404     200   200   401
  marketplace.questions          200    200   404     200   200   401
  marketplace.ask                401    200   404     403   200   401
  marketplace.answer             401    403   404     200   403   401
  marketplace.removeQuestion     401    403   404     403   403   401
  marketplace.save               401    200   404     403   200   401
  marketplace.unsave             401    200   404     200   200   401
  marketplace.favourites         401    200   200     200   200   401
  marketplace.savedSearches      401    200   200     200   200   401
  marketplace.saveSearch         401    200   200     200   200   401
  marketplace.forgetSearch       401    200   200     200   200   401
  marketplace.selling            401    200   200     200   200   401
  marketplace.mine               401    200   200     200   200   401
  marketplace.editable           401    404   404     200   404   401
  marketplace.saveDraft          401    409   409     409   409   401
  marketplace.publish            401    409   409     200   409   401
  marketplace.edit               401    403   404     200   403   401
  marketplace.renew              401    403   404     409   403   401
  marketplace.setState           401    403   404     200   403   401
  marketplace.remove             401    404   404     200   404   401
  feed.timeline                  200    200   200     200   200   401
  feed.newer                     200    200   200     200   200   401
  feed.byPerson                  200    200   404     200   200   401
  feed.byTeam                    200    200   200     200   200   401
  teams.close                    401    403   403     200   403   401
  feed.get                       200    200   404     200   200   401
  feed.several                   200    200   200     200   200   401
  feed.publish                   401    409   409     200   409   401
  feed.edit                      401    403   404     200   403   401
  feed.history                   200    200   404     200   200   401
  feed.like                      401    200   404     200   200   401
  feed.likers                    200    200   404     200   200   401
  feed.quotes                    200    200   404     200   200   401
  feed.unlike                    401    200   404     200   200   401
  feed.bookmark                  401    200   404     200   200   401
  feed.unbookmark                401    200   404     200   200   401
  feed.bookmarks                 401    200   200     200   200   401
  feed.mute                      401    200   404     200   200   401
  feed.unmute                    401    200   404     200   200   401
  feed.comments                  200    200   404     200   200   401
  feed.getComment                200    200   404     200   200   401
  feed.comment                   401    200   404     200   200   401
  feed.editComment               401    403   404     200   403   401
  feed.hideComment               401    403   404     200   403   401
  feed.removeComment             401    403   404     200   403   401
  feed.remove                    401    403   404     200   403   401
  messages.conversations         401    200   200     200   200   401
  messages.open                  401    200   404     403   200   401
  messages.get                   401    404   404     200   404   401
  messages.list                  401    404   404     200   404   401
  messages.around                401    404   404     200   404   401
  messages.search                401    404   404     200   404   401
  messages.send                  401    404   404     200   404   401
  messages.edit                  401    404   404     200   404   401
  messages.react                 401    404   404     200   404   401
  messages.markRead              401    404   404     200   404   401
  messages.received              401    200   200     200   200   401
  messages.answerRequest         401    404   404     200   404   401
  messages.mute                  401    404   404     200   404   401
  messages.clear                 401    404   404     200   404   401
  messages.typing                401    404   404     200   404   401
  messages.remove                401    404   404     200   404   401
  messages.contacts              401    200   200     200   200   401
  messages.unread                401    200   200     200   200   401
  orders.buying                  200    200   404     200   200   401
  orders.list                    401    200   200     200   200   401
  orders.counts                  401    200   200     200   200   401
  orders.between                 401    200   200     200   200   401
  orders.get                     401    404   404     200   404   401
  orders.offer                   401    409   409     200   409   401
  orders.counter                 401    404   404     200   404   401
  orders.accept                  401    404   404     200   404   401
  orders.buy                     401    409   409     200   409   401
  orders.checkout                401    404   404     200   404   401
  orders.pay                     401    404   404     200   404   401
  orders.send                    401    404   404     200   404   401
  orders.step                    401    404   404     200   404   401
  orders.appoint                 401    404   404     200   404   401
  orders.write                   401    404   404     200   404   401
  orders.review                  401    404   404     200   404   401
  orders.reviews                 200    200   404     200   200   401
  orders.dispute                 401    404   404     200   404   401
  orders.disputes                401    403   403     403   200   401
  orders.resolve                 401    403   403     403   200   401
  orders.payoutAccount           401    200   200     200   200   401
  orders.setUpPayouts            401    403   403     409   403   401
  notifications.list             401    200   200     200   200   401
  notifications.unread           401    200   200     200   200   401
  notifications.markRead         401    200   200     200   200   401
  notifications.setAside         401    200   200     200   200   401
  notifications.countSetAside    401    200   200     200   200   401
  notifications.clearSetAside    401    200   200     200   200   401
  notifications.acceptedSenders  401    200   200     200   200   401
  notifications.acceptSender     401    200   404     403   200   401
  notifications.endAcceptance    401    200   200     200   200   401
  notifications.pushKey          401    200   200     200   200   401
  notifications.subscribePush    401    200   200     200   200   401
  notifications.unsubscribePush  401    200   200     200   200   401
  settings.get                   401    200   200     200   200   401
  settings.save                  401    409   409     409   409   401
  settings.linkChecks            401    200   200     200   200   401
  settings.checkLink             401    404   404     404   404   401
  settings.stopMails             404    404   404     404   404   401
  profiles.block                 401    200   404     403   200   401
  profiles.blocked               401    200   200     200   200   401
  profiles.findBlocked           401    200   404     404   200   401
  profiles.lookUpToBlock         401    200   200     200   200   401
  profiles.unblock               401    200   404     200   200   401
`
const [head = '', ...rows] = table.trim().split('\n')
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
