import { BADGE_MAX, CountBadge } from '@heraia/ui/count-badge'
import { IconLink } from '@heraia/ui/icon-button'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { counted, defineTexts } from '../../lib/texts.ts'
import { useMessagesAtWork } from './use-messages-at-work.ts'

const texts = defineTexts({
  en: {
    messages: 'Messages',
    unread: (count: number) => counted('en', count, { one: '# unread message', other: '# unread messages' }, BADGE_MAX),
  },
  es: {
    messages: 'Mensajes',
    unread: (count: number) =>
      counted('es', count, { one: '# mensaje sin leer', other: '# mensajes sin leer' }, BADGE_MAX),
  },
})

/** The one source of every badge of messages; use-messages-at-work.ts keeps it true in all tabs. */
const useUnread = () => useQuery(api.messages.unread.queryOptions()).data?.messages ?? 0

export function UnreadMessagesBadge() {
  const words = useTexts(texts)
  const count = useUnread()
  return <CountBadge count={count} label={words.unread(count)} />
}

/** In the header, on every screen: the work on messages hangs on it. */
export function MessagesLink() {
  useMessagesAtWork()
  const words = useTexts(texts)
  const count = useUnread()
  return (
    <IconLink
      href={addresses.messages()}
      label={count > 0 ? `${words.messages}, ${words.unread(count)}` : words.messages}
      icon={<MessageCircle aria-hidden="true" className="size-6" />}
      badge={<CountBadge count={count} />}
    />
  )
}
