import type { Notification } from '@heraia/contract/notifications'
import * as profileAddresses from '../../addresses/profiles.ts'
import * as teamAddresses from '../../addresses/teams.ts'
import * as tradeAddresses from '../../addresses/trade.ts'
import * as addresses from '../../addresses.ts'

/** Where a notification leads, and what that place is called when there are no words to quote. */
export function targetOf(
  {
    kind,
    actors,
    actorCount,
    postId,
    commentId,
    conversationId,
    listingId,
    orderId,
    decisionId,
    team,
    roleId,
  }: Notification,
  ownHandle: string,
): {
  href: string
  name:
    | 'viewPost'
    | 'viewMessages'
    | 'viewProfile'
    | 'viewFollowers'
    | 'viewAchievements'
    | 'viewNaming'
    | 'viewListing'
    | 'viewOrder'
    | 'viewTeam'
    | 'viewSafety'
    | 'viewVerification'
    | 'viewDecision'
} {
  if (postId) return { href: addresses.post(postId, commentId ?? undefined), name: 'viewPost' }
  if (kind === 'listing_expired') return { href: tradeAddresses.myListings('expired'), name: 'viewListing' }
  if (listingId) return { href: addresses.listing(listingId), name: 'viewListing' }
  if (decisionId) return { href: profileAddresses.decision(decisionId), name: 'viewDecision' }
  if (orderId) return { href: tradeAddresses.order(orderId), name: 'viewOrder' }
  if (conversationId) return { href: addresses.messages(conversationId), name: 'viewMessages' }
  if (kind === 'affiliation_asked') return { href: addresses.myProfile('achievements'), name: 'viewNaming' }
  if (kind === 'achievement_asked') return { href: addresses.achievementRequests(), name: 'viewAchievements' }
  if (kind === 'achievement_answered') return { href: addresses.achievements(), name: 'viewAchievements' }
  if (kind === 'verified' || kind === 'unverified') return { href: addresses.profile(ownHandle), name: 'viewProfile' }
  if (kind === 'verification_declined') return { href: addresses.settings('verification'), name: 'viewVerification' }
  if (kind === 'team_verification_declined' && team)
    return { href: teamAddresses.verificationOfTeam(team.id), name: 'viewVerification' }
  if (kind === 'report_upheld' || kind === 'report_dismissed')
    return { href: addresses.settings('safety'), name: 'viewSafety' }
  if (team && roleId) return { href: teamAddresses.openRole(team.id, roleId), name: 'viewTeam' }
  if (team) return { href: placeIn(team.id, kind), name: 'viewTeam' }
  const [first] = actors
  if (first && actorCount <= 1) return { href: addresses.profile(first.handle), name: 'viewProfile' }
  return { href: addresses.profile(ownHandle, 'followers'), name: 'viewFollowers' }
}

/** Where she answers, or reads the answer. */
function placeIn(teamId: string, kind: Notification['kind']): string {
  if (kind === 'team_asked') return addresses.team(teamId, 'roster')
  if (kind === 'application_received') return addresses.team(teamId, 'roles')
  return kind === 'application_answered' ? teamAddresses.myTeams('applications') : addresses.team(teamId)
}
