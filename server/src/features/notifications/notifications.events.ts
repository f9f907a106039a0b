import type { ConversationId, PersonId } from '@heraia/contract/ids'
import type { Announcements, Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { renameReasons, tellOfComment } from './comment-notices.ts'
import { listingListeners } from './listing-notices.ts'
import { markMessagesRead, messageGroup } from './mark-read.ts'
import { tellOfChangedNames, tellOfMention, withdrawMention } from './mention-notices.ts'
import { notify, notifyAll } from './notice.ts'
import { notifyMany } from './notify-many.ts'
import { tellOfOrder } from './order-notices.ts'
import { releaseNotices } from './set-aside/release-notices.ts'
import { teamNotices } from './team-notices.ts'
import { tellOfEditedComment, tellOfEditedPost, tellOfHiddenComment, tellOfPostForOthers } from './tell-of-changed.ts'
import { tellOfMutedPost } from './tell-of-muted-post.ts'
import { tellOfRemovedPost, withdrawComment, withdrawMessage, withdrawNotice } from './withdraw-notice.ts'

export const notificationsListeners: Listeners = {
  'person.followed': async (tx, told) => {
    await tellOfFollower(tx, told)
    await releaseNotices(tx, told.followerId, told.followedId)
  },
  'person.unfollowed': (tx, { followerId, followedId }) =>
    withdrawNotice(tx, { to: followedId, by: followerId, kind: 'follow' }),
  'person.blocked': async (tx, { blockerId, blockedId }) => {
    await withdrawNotice(tx, { to: blockerId, by: blockedId, kind: 'follow' })
    await withdrawNotice(tx, { to: blockedId, by: blockerId, kind: 'follow' })
  },
  'follow.requested': (tx, { requesterId, targetId }) =>
    notify(tx, { to: targetId, by: requesterId, kind: 'follow_request', group: `follow_request:${day(tx)}` }),
  'follow.request_ended': (tx, { requesterId, targetId }) =>
    withdrawNotice(tx, { to: targetId, by: requesterId, kind: 'follow_request' }),
  'follow.accepted': (tx, { requesterId, targetId }) =>
    notify(tx, {
      to: requesterId,
      by: targetId,
      kind: 'follow_accepted',
      group: `follow_accepted:${targetId}:${day(tx)}`,
      personId: targetId as PersonId,
    }),
  'post.liked': (tx, { postId, authorId, personId }) =>
    notify(tx, { to: authorId, by: personId, kind: 'like', group: `like:${postId}`, postId }),
  'post.unliked': (tx, { postId, authorId, personId }) =>
    withdrawNotice(tx, { to: authorId, by: personId, kind: 'like', postId }),
  'post.quoted': (tx, { postId, authorId, personId, quoteId }) =>
    notify(tx, { to: authorId, by: personId, kind: 'quote', group: `quote:${postId}`, postId, quoteId }),
  'post.unquoted': (tx, { postId, authorId, personId }) =>
    withdrawNotice(tx, { to: authorId, by: personId, kind: 'quote', postId }),
  'post.published': tellOfMention,
  'post.mentioned': tellOfMention,
  'post.unmentioned': withdrawMention,
  'post.muted': tellOfMutedPost,
  'post.commented': tellOfComment,
  'comment.edited': async (tx, told) => {
    await tellOfEditedComment(tx, told)
    await tellOfChangedNames(tx, told)
    await renameReasons(tx, told)
  },
  'comment.hidden': tellOfHiddenComment,
  'comment.removed': withdrawComment,
  'post.edited': tellOfEditedPost,
  'post.audience_changed': tellOfPostForOthers,
  'post.removed': tellOfRemovedPost,
  'affiliation.asked': (tx, { personId, partnerId }) =>
    notify(tx, { to: partnerId, by: personId, kind: 'affiliation_asked', group: `affiliation_asked:${day(tx)}` }),
  'affiliation.confirmed': (tx, { personId, partnerId }) =>
    notify(tx, {
      ...{ to: personId, by: partnerId, kind: 'affiliation_confirmed' },
      group: `affiliation_confirmed:${partnerId}`,
      personId: partnerId as PersonId,
    }),
  'affiliation.ended': async (tx, { personId, partnerId }) => {
    await withdrawNotice(tx, { to: partnerId, by: personId, kind: 'affiliation_asked' })
    await withdrawNotice(tx, { to: personId, by: partnerId, kind: 'affiliation_confirmed' })
  },
  'achievement.asked': (tx, { achievementId, ownerId, askedId }) =>
    notify(tx, { to: askedId, by: ownerId, kind: 'achievement_asked', group: `achievement_asked:${achievementId}` }),
  'achievement.request_ended': (tx, { achievementId, ownerId, askedId }) =>
    withdrawNotice(tx, {
      ...{ to: askedId, by: ownerId, kind: 'achievement_asked' },
      group: `achievement_asked:${achievementId}`,
    }),
  'achievement.answered': (tx, { achievementId, ownerId, answererId }) =>
    notify(tx, {
      ...{ to: ownerId, by: answererId, kind: 'achievement_answered' },
      group: `achievement_answered:${achievementId}`,
    }),
  'person.verified': (tx, { personId, verified }) => {
    const kind = verified ? 'verified' : 'unverified'
    return notify(tx, { to: personId, by: personId, kind, group: `${kind}:${tx.now().toISOString()}` })
  },
  'verification.declined': (tx, { requestId, personId }) =>
    notify(tx, {
      ...{ to: personId, by: personId, kind: 'verification_declined' },
      group: `verification_declined:${requestId}`,
    }),
  'report.decided': (tx, { isUpheld, reports }) => {
    const kind = isUpheld ? 'report_upheld' : 'report_dismissed'
    return notifyAll(
      tx,
      reports.map(({ reporterId, reference }) => ({
        to: reporterId,
        by: reporterId,
        kind,
        group: `report:${reference}`,
      })),
    )
  },
  'decision.made': (tx, { decisionId, personId, decision }) => {
    const kind = decision === 'removed' ? 'content_removed' : 'content_warned'
    return notify(tx, { to: personId, by: personId, kind, group: `decision:${decisionId}` })
  },
  'appeal.answered': (tx, { decisionId, personId, outcome }) =>
    notify(tx, { to: personId, by: personId, kind: `appeal_${outcome}`, group: `appeal:${decisionId}` }),
  ...listingListeners,
  ...teamNotices,
  'order.moved': tellOfOrder,
  'message.sent': tellOfMessage,
  'message.removed': withdrawMessage,
  'conversation.read': (tx, { personId, conversationId }) => markMessagesRead(tx, personId, conversationId),
}

/** Who accepted a request knows that she did: only a follow of the follower's own doing is news. */
async function tellOfFollower(tx: Context, told: Announcements['person.followed']): Promise<void> {
  if (tx.viewer?.id !== told.followerId) return
  await notify(tx, { to: told.followedId, by: told.followerId, kind: 'follow', group: `follow:${day(tx)}` })
}

async function tellOfMessage(tx: Context, told: Announcements['message.sent']): Promise<void> {
  const conversationId = told.conversationId as ConversationId
  const notice = { by: told.senderId, group: messageGroup(conversationId), conversationId }
  const [first, ...more] = told.recipientIds
  if (!first) return
  if (more.length === 0) return notify(tx, { ...notice, to: first, kind: 'message' })
  const notices = told.recipientIds.map((to) => ({ ...notice, to }))
  await notifyMany(tx, 'message', notices)
}

/** A day of UTC: new followers are one line a day. */
const day = (tx: Context): string => tx.now().toISOString().slice(0, 10)
