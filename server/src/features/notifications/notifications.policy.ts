import { NotificationKind } from '@heraia/contract/notifications'
import type { NoticeTopic } from '@heraia/contract/settings'

/** What no switch turns off: it is about her account. */
export type Topic = NoticeTopic | 'account'

/** The switch of her settings that turns a kind off; later kinds joined the same list. */
export const settingOf: Record<NotificationKind, Topic> = {
  follow: 'newFollowers',
  follow_request: 'newFollowers',
  follow_accepted: 'newFollowers',
  like: 'likes',
  comment: 'comments',
  reply: 'comments',
  mention: 'mentions',
  quote: 'mentions',
  message: 'messages',
  affiliation_asked: 'newFollowers',
  affiliation_confirmed: 'newFollowers',
  achievement_asked: 'achievements',
  achievement_answered: 'achievements',
  listing_question: 'marketplace',
  listing_answer: 'marketplace',
  listing_price: 'marketplace',
  listing_match: 'marketplace',
  listing_expired: 'marketplace',
  verified: 'account',
  unverified: 'account',
  team_invited: 'teams',
  team_asked: 'teams',
  team_answered: 'teams',
  team_joined: 'teams',
  team_handed_over: 'teams',
  team_verified: 'teams',
  team_unverified: 'teams',
  application_received: 'teams',
  application_answered: 'teams',
  order_offered: 'marketplace',
  order_countered: 'marketplace',
  order_accepted: 'marketplace',
  order_declined: 'marketplace',
  order_reserved: 'marketplace',
  order_paid: 'marketplace',
  order_confirmed: 'marketplace',
  order_sent: 'marketplace',
  order_received: 'marketplace',
  order_completed: 'marketplace',
  order_cancelled: 'marketplace',
  order_expired: 'marketplace',
  order_refunded: 'marketplace',
  order_disputed: 'marketplace',
  order_wrote: 'marketplace',
  order_appointed: 'marketplace',
  order_reviewed: 'marketplace',
  order_decided_for_buyer: 'marketplace',
  order_decided_for_seller: 'marketplace',
  report_upheld: 'account',
  report_dismissed: 'account',
  verification_declined: 'account',
  team_verification_declined: 'teams',
  content_removed: 'account',
  content_warned: 'account',
  appeal_upheld: 'account',
  appeal_reversed: 'account',
}

/** The house tells her, whoever of the staff did it: the notice is kept with herself as who did it. */
export const isOfTheHouse = (kind: NotificationKind): boolean =>
  settingOf[kind] === 'account' || ofTheHouse.includes(kind)

const ofTheHouse: readonly NotificationKind[] = [
  ...(['listing_expired', 'team_verified', 'team_unverified', 'team_verification_declined'] as const),
  ...(['order_decided_for_buyer', 'order_decided_for_seller'] as const),
]

/**
 * What people do to her without being asked: she may have it set aside. What the house says, her orders and the teams that
 * she runs need, what answers her, and what is written in conversations that she is in, is told whoever did it.
 */
const unasked: readonly NotificationKind[] = [
  ...(['follow', 'follow_request', 'affiliation_asked', 'achievement_asked', 'team_invited'] as const),
  ...(['like', 'comment', 'reply', 'mention', 'quote', 'listing_question'] as const),
]

export const canBeSetAside = (kind: NotificationKind): boolean => unasked.includes(kind)

/** Show first words of their post, where they are about no comment. */
export const SHOWS_POST: readonly NotificationKind[] = ['like', 'mention', 'quote']

/** What the staff decided about what is hers, and about her appeal; its group says which decision. */
export const OF_DECISIONS: readonly NotificationKind[] = [
  'content_removed',
  'content_warned',
  'appeal_upheld',
  'appeal_reversed',
]

/** Her pages of decisions and reports say something else now. */
export const isOfDecision = (kind: NotificationKind): boolean =>
  OF_DECISIONS.includes(kind) || kind === 'report_upheld' || kind === 'report_dismissed'

/** Show first words of what somebody else wrote where everybody reads it. */
export const TELLS_WORDS: readonly NotificationKind[] = ['mention', 'comment', 'reply']

const isOfOrders = (kind: NotificationKind): boolean => kind.startsWith('order_')

/** Doing it, taking it back and doing it again is one piece of news, within its group. */
export const isOnce = (kind: NotificationKind): boolean =>
  kind === 'mention' ||
  kind === 'like' ||
  kind === 'quote' ||
  kind === 'follow' ||
  kind === 'follow_request' ||
  kind === 'follow_accepted'

/** Words are news each time; a name in them, a like or a follow once a person; messages once a conversation, they tell of themselves. */
export function newsOf(kind: NotificationKind, saved: { is_new: boolean; is_new_actor: boolean }): boolean {
  if (kind === 'message') return saved.is_new
  return (
    saved.is_new ||
    saved.is_new_actor ||
    kind === 'comment' ||
    kind === 'reply' ||
    kind === 'achievement_answered' ||
    kind === 'application_answered' ||
    isOfOrders(kind)
  )
}

export type Tab =
  | 'all'
  | 'unread'
  | 'mentions'
  | 'follows'
  | 'posts'
  | 'messages'
  | 'achievements'
  | 'marketplace'
  | 'orders'
  | 'teams'
  | 'safety'

/** null: all kinds. */
export const kindsOf: Record<Tab, readonly NotificationKind[] | null> = {
  all: null,
  unread: null,
  mentions: ['mention', 'quote'],
  follows: ['follow', 'follow_request', 'follow_accepted', 'affiliation_asked', 'affiliation_confirmed'],
  posts: ['like', 'comment', 'reply'],
  messages: ['message'],
  achievements: ['achievement_asked', 'achievement_answered'],
  marketplace: NotificationKind.options.filter((kind) => settingOf[kind] === 'marketplace' && !isOfOrders(kind)),
  orders: NotificationKind.options.filter((kind) => isOfOrders(kind)),
  teams: [
    'team_invited',
    'team_asked',
    'team_answered',
    'team_joined',
    'team_handed_over',
    'team_verified',
    'team_unverified',
    'team_verification_declined',
    'application_received',
    'application_answered',
  ],
  /** What the house decided about her account, about what is hers, and about what she reported. */
  safety: NotificationKind.options.filter((kind) => settingOf[kind] === 'account'),
}
