import type { Me } from '@heraia/contract/accounts'
import type { Notification, NotificationKind } from '@heraia/contract/notifications'
import { Avatar } from '@heraia/ui/avatar'
import { classNames } from '@heraia/ui/class-names.ts'
import { IconButton } from '@heraia/ui/icon-button'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import {
  AtSign,
  BadgeCheck,
  BadgeX,
  Bell,
  CalendarClock,
  Check,
  Clock,
  Flag,
  Heart,
  Link2,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  MessageSquareText,
  Package,
  Quote,
  ShoppingBag,
  Star,
  Tag,
  Trophy,
  UserCheck,
  UserPlus,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import * as addresses from '../../addresses.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { NotificationMenu } from './notification-menu.tsx'
import { plainSentence, sentenceOf } from './notification-sentence.ts'
import { targetOf } from './notification-target.ts'
import { notificationTexts } from './notification-texts.ts'
import { useMarkNotification } from './use-mark-notification.ts'

interface NotificationLineProps {
  notification: Notification
  look?: 'full' | 'small'
  /** It is set aside: it waits there until she clears it. */
  isAside?: boolean
  /** A link in it was followed. */
  onLeave?: () => void
  /** What can be done about it, below the words. */
  children?: ReactNode
}

/** The whole line leads to what it is about; the names in it lead to the people. */
export function NotificationLine({ notification, look = 'full', isAside, onLeave, children }: NotificationLineProps) {
  const texts = useTexts(notificationTexts)
  const { language, locale } = useLocale()
  const me = useMe()
  const { markOne } = useMarkNotification()
  const { id, read, excerpt, updatedAt, postId, isMuted } = notification
  const target = targetOf(notification, me.handle)
  const sentence = plainSentence(notification, language)
  const open = () => {
    // What she muted is shown as read, and would wait for her again once she unmutes it.
    if (!read || (isMuted && !isAside)) markOne(id, !read)
    onLeave?.()
  }
  return (
    <li
      className={classNames(
        'relative flex gap-3 border-s-[3px] transition-colors hover:bg-sunken',
        look === 'full' ? 'px-3 py-4 sm:px-4' : 'px-3 py-3 text-sm',
        read ? 'border-s-transparent' : 'border-s-accent bg-raised',
      )}
    >
      <Picture notification={notification} me={me} />
      <div className="min-w-0 grow">
        <p>
          {!read && <span className="sr-only">{texts.unread}: </span>}
          <Sentence notification={notification} onLeave={onLeave} />
        </p>
        <p className="text-muted">
          <Link
            href={target.href}
            onClick={open}
            dir="auto"
            className="line-clamp-2 after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
          >
            {excerpt ?? texts[target.name]}
          </Link>
        </p>
        <p className="text-xs text-muted">
          <Time at={updatedAt} locale={locale} />
          {isMuted && ` · ${texts.muted}`}
        </p>
        {children}
      </div>
      {look === 'full' && (
        <div className="relative z-1 -me-2 flex shrink-0 flex-col sm:flex-row sm:items-start">
          {!read && (
            <IconButton
              label={texts.markReadOf(sentence)}
              title={texts.markRead}
              icon={<Check aria-hidden="true" className="size-5" />}
              onClick={() => markOne(id)}
            />
          )}
          {postId && <NotificationMenu post={{ id: postId, isMuted }} sentence={sentence} />}
        </div>
      )}
    </li>
  )
}

function Sentence({ notification, onLeave }: { notification: Notification; onLeave?: () => void }) {
  const { language } = useLocale()
  return sentenceOf(notification, language).map((part) =>
    'person' in part ? (
      <Link
        key={part.person.id}
        href={addresses.profile(part.person.handle)}
        onClick={onLeave}
        dir="auto"
        className="relative z-1 font-semibold hover:underline"
      >
        {part.person.name}
      </Link>
    ) : (
      part.words
    ),
  )
}

/** A page that stands open since before the server was made newer may be told of a kind that it does not know. */
const icons: Partial<Record<NotificationKind, LucideIcon>> = {
  follow: UserPlus,
  follow_request: UserPlus,
  follow_accepted: UserCheck,
  like: Heart,
  comment: MessageSquareText,
  reply: MessageSquareText,
  mention: AtSign,
  quote: Quote,
  message: MessageCircle,
  affiliation_asked: Link2,
  affiliation_confirmed: Link2,
  achievement_asked: Trophy,
  achievement_answered: Trophy,
  listing_question: MessageCircleQuestionMark,
  listing_answer: MessageCircleQuestionMark,
  listing_price: Tag,
  listing_match: Bell,
  listing_expired: Clock,
  verified: BadgeCheck,
  unverified: BadgeX,
  team_invited: Users,
  team_asked: Users,
  team_answered: Users,
  team_joined: Users,
  team_handed_over: Users,
  team_verified: BadgeCheck,
  team_unverified: BadgeX,
  application_received: Users,
  application_answered: Users,
  order_offered: Tag,
  order_countered: Tag,
  order_accepted: Tag,
  order_declined: Tag,
  order_reserved: ShoppingBag,
  order_paid: ShoppingBag,
  order_confirmed: ShoppingBag,
  order_sent: Package,
  order_received: Package,
  order_completed: Package,
  order_cancelled: ShoppingBag,
  order_expired: ShoppingBag,
  order_refunded: ShoppingBag,
  order_disputed: ShoppingBag,
  order_wrote: MessageSquareText,
  order_appointed: CalendarClock,
  order_reviewed: Star,
  order_decided_for_buyer: ShoppingBag,
  order_decided_for_seller: ShoppingBag,
  report_upheld: Flag,
  report_dismissed: Flag,
  verification_declined: BadgeX,
  team_verification_declined: BadgeX,
  content_removed: Flag,
  content_warned: Flag,
  appeal_upheld: Flag,
  appeal_reversed: Flag,
} satisfies Record<NotificationKind, LucideIcon>

function Picture({ notification: { actors, kind }, me }: { notification: Notification; me: Me }) {
  const first = actors[0] ?? me
  const Icon = icons[kind] ?? Bell
  return (
    <span className="relative h-fit shrink-0">
      <Avatar seed={first.id} picture={first.avatar} size="medium" className="block" />
      <span className="absolute -end-1.5 -bottom-1 grid size-6 place-items-center rounded-full border-2 border-surface bg-accent-soft text-on-accent-soft">
        <Icon aria-hidden="true" className="size-3.5" />
      </span>
    </span>
  )
}
