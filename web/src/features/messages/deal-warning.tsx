import type { Message } from '@heraia/contract/messages'
import { offPlatformSigns } from '@heraia/contract/off-platform'
import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { dealTexts } from './deal-texts.ts'

const look = 'flex items-start gap-2 rounded-md bg-notice-soft px-3 py-2 text-sm text-on-notice-soft'

/** Under what the other wrote about something for sale, where it leads away from the site. */
export function ReceivedWarning({ message: { senderId, text } }: { message: Message }) {
  const texts = useTexts(dealTexts)
  const me = useMe()
  if (senderId === me.id || offPlatformSigns(text).length === 0) return null
  return (
    <p className={`${look} mt-1 ms-9 max-w-[70%]`}>
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {texts.received}
    </p>
  )
}

/** Above the box, while she writes such words herself. */
export function WritingWarning({ text }: { text: string }) {
  const texts = useTexts(dealTexts)
  const isThere = offPlatformSigns(text).length > 0
  return (
    <div role="status">
      {isThere && (
        <p className={`${look} mb-2`}>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {texts.writing}
        </p>
      )}
    </div>
  )
}
