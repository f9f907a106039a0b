import { Link } from '@heraia/ui/link'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, MailQuestion } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { inBox } from './in-box.ts'
import type { Box } from './message-lists.ts'
import { messagesTexts } from './messages-texts.ts'

/** From her conversations to the requests, where some wait or somebody is restricted, and back. */
export function BoxLink({ box }: { box: Box }) {
  const texts = useTexts(messagesTexts)
  const { requests = 0, restricted = 0 } = useQuery(api.messages.unread.queryOptions()).data ?? {}
  if (box === 'inbox' && requests + restricted === 0) return null
  const look = 'flex min-h-11 items-center gap-3 border-b border-line px-4 font-semibold [&_svg]:size-5'
  return box === 'requests' ? (
    <Link href={addresses.messages()} className={look}>
      <ArrowLeft aria-hidden="true" />
      {texts.back}
    </Link>
  ) : (
    <Link href={inBox(addresses.messages(), 'requests')} className={look}>
      <MailQuestion aria-hidden="true" />
      {requests > 0 ? texts.requestsWaiting(requests) : texts.requests}
    </Link>
  )
}
