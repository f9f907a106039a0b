import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { whenSeenOrNot } from '../../counted-rows.ts'
import { acceptWaitingLater } from './accept-waiting-requests.ts'
import { lookWhenBack } from './links/look-when-back.ts'
import { recountFollowsLater } from './recount-follows.ts'

/** What later features must know of people. Told inside the transaction of the change. */
declare module '../../announcements.ts' {
  interface Announcements {
    'profile.changed': { personId: string }
    /** Closed for good (under thirteen): her sessions have ended, nobody sees her any more. */
    'person.closed': { personId: string }
    'person.followed': { followerId: string; followedId: string }
    'person.unfollowed': { followerId: string; followedId: string }
    'follow.requested': { requesterId: string; targetId: string }
    'follow.accepted': { requesterId: string; targetId: string }
    /** The request is gone: accepted, declined, taken back, or one blocked the other. */
    'follow.request_ended': { requesterId: string; targetId: string }
    /** Follows and requests between the two have ended both ways. */
    'person.blocked': { blockerId: string; blockedId: string }
    'person.unblocked': { blockerId: string; blockedId: string }
    'person.muted': { muterId: string; mutedId: string }
    'person.restricted': Restricted
    'person.unrestricted': Restricted
    'report.made': { reportId: string; reference: string }
    /** The staff answered these, which are about one thing. */
    'report.decided': { isUpheld: boolean; reports: readonly { reporterId: string; reference: string }[] }
  }
}

export interface Restricted {
  restricterId: string
  restrictedId: string
}

async function comesBack(tx: Context, who: { personId: string }): Promise<void> {
  await recountFollowsLater(tx, who.personId)
  await lookWhenBack(tx, who)
}

export const profilesListeners: Listeners = {
  ...whenSeenOrNot((tx, { personId }) => recountFollowsLater(tx, personId)),
  'person.restored': comesBack,
  'account.kept': comesBack,
  'privacy.changed': async (tx, { personId, before, after }) => {
    if (after.profileVisibility === 'public' && before.profileVisibility !== 'public') {
      await acceptWaitingLater(tx, personId)
    }
  },
}
