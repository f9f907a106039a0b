import type { Message } from '@heraia/contract/messages'
import { Button } from '@heraia/ui/button'
import { ImageOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { AttachmentList } from '../media/attachments/attachment-list.tsx'
import { coveredTexts } from './covered-texts.ts'
import { useShowPictures } from './use-show-pictures.ts'

interface MessageFilesProps {
  message: Message
  /** Who sent it. */
  name: string
}

/** What came with a message; pictures of somebody whose pictures she has not asked for wait for her word. */
export function MessageFiles({ message, name }: MessageFilesProps) {
  const place = useRef<HTMLDivElement>(null)
  const covered = message.attachments.flatMap(({ covered: kind }) => kind ?? [])
  const isCovered = covered.length > 0
  const wasCovered = useRef(isCovered)

  // The button that she pressed went with what it uncovered: the keyboard goes on at the first picture.
  useEffect(() => {
    const hasGone = document.activeElement === document.body
    if (wasCovered.current && !isCovered && hasGone) place.current?.querySelector('button')?.focus()
    wasCovered.current = isCovered
  }, [isCovered])

  if (message.attachments.length === 0) return null
  return (
    <div ref={place} className="mb-1 grid gap-2">
      {isCovered && <Covered id={message.conversationId} kinds={covered} name={name} />}
      <AttachmentList attachments={message.attachments.filter(({ covered: kind }) => !kind)} />
    </div>
  )
}

interface CoveredProps {
  id: Message['conversationId']
  kinds: ('image' | 'video')[]
  name: string
}

function Covered({ id, kinds, name }: CoveredProps) {
  const texts = useTexts(coveredTexts)
  const show = useShowPictures(id)
  const count = kinds.length
  const what = kinds.every((kind) => kind === 'image')
    ? texts.pictures(count)
    : kinds.every((kind) => kind === 'video')
      ? texts.videos(count)
      : texts.both(count)
  return (
    <div className="grid max-w-72 gap-3 rounded-md bg-sunken p-3 text-sm text-ink">
      <p className="flex items-start gap-2">
        <ImageOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <span className="min-w-0">
          <span className="block font-semibold">{what}</span>
          <span dir="auto" className="block [overflow-wrap:anywhere] text-muted">
            {texts.hint(name)}
          </span>
        </span>
      </p>
      <Button size="small" onClick={() => show.mutate(true)} pending={show.isPending}>
        <span className="[overflow-wrap:anywhere]">{texts.show(name)}</span>
      </Button>
    </div>
  )
}
