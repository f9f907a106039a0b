import { CountBadge } from '@heraia/ui/count-badge'
import { IconLink } from '@heraia/ui/icon-button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { counted, defineTexts } from '../../lib/texts.ts'

const texts = defineTexts({
  en: {
    messages: 'Messages',
    unread: (count: number) => counted('en', count, { one: '# unread message', other: '# unread messages' }),
  },
  es: {
    messages: 'Mensajes',
    unread: (count: number) => counted('es', count, { one: '# mensaje sin leer', other: '# mensajes sin leer' }),
  },
})

/** Live: a message in any tab or device changes it everywhere. */
export function UnreadMessagesBadge() {
  const words = useTexts(texts)
  const queries = useQueryClient()
  const { data } = useQuery(api.messages.unread.queryOptions())
  const ask = () => void queries.invalidateQueries({ queryKey: api.messages.unread.key() })
  useLive('message.new', ask)
  useLive('conversation.read', ask)
  useLive('resumed', ask)
  const count = data?.messages ?? 0
  return <CountBadge count={count} label={words.unread(count)} />
}

export function MessagesLink() {
  const words = useTexts(texts)
  return (
    <IconLink
      href={addresses.messages()}
      label={words.messages}
      icon={<MessageCircle aria-hidden="true" className="size-6" />}
      badge={<UnreadMessagesBadge />}
    />
  )
}
