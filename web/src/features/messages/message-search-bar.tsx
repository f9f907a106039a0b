import { Button } from '@heraia/ui/button'
import { IconButton } from '@heraia/ui/icon-button'
import { LiveRegion } from '@heraia/ui/live-region'
import { SearchField } from '@heraia/ui/search-field'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { afterDialog } from '../../lib/after-dialog.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { SEARCH_MAX } from '../../pieces/searchable.ts'
import { messageSearchTexts } from './message-search-texts.ts'
import { messagesTexts } from './messages-texts.ts'
import type { MessageSearch } from './use-message-search.ts'
import type { NameOf } from './use-names.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

interface MessageSearchBarProps {
  search: MessageSearch
  nameOf: NameOf
  onClose: () => void
}

/** Above the messages: what she looks for, at which of what was found she is, and the way to the others. */
export function MessageSearchBar({ search, nameOf, onClose }: MessageSearchBarProps) {
  const texts = useTexts(messageSearchTexts)
  const { files } = useTexts(messagesTexts)
  const bar = useRef<HTMLDivElement>(null)
  // The menu that she chose it from gives the focus back as it closes.
  useEffect(() => afterDialog(() => bar.current?.querySelector('input')?.focus()), [])
  const place = usePlace(search)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
  }
  return (
    <div
      ref={bar}
      className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-raised px-3 py-2 md:px-5"
    >
      <SearchField
        label={texts.label}
        value={search.typed}
        onValue={search.type}
        onSearch={() => void search.older()}
        onKeyDown={onKeyDown}
        clearLabel={texts.clear}
        maxLength={SEARCH_MAX}
        className="min-w-0 grow basis-60"
      />
      <div className="flex grow items-center justify-end gap-1 md:grow-0">
        {search.failed && (
          <Button tone="plain" onClick={search.retry} pending={search.isFetching}>
            {texts.retry}
          </Button>
        )}
        <p aria-hidden="true" className="figures grow text-sm text-muted md:grow-0">
          {place}
        </p>
        <Step label={texts.older} isThere={search.hasOlder} onStep={() => void search.older()} onKeyDown={onKeyDown}>
          <ChevronUp {...icon} />
        </Step>
        <Step label={texts.newer} isThere={search.hasNewer} onStep={search.newer} onKeyDown={onKeyDown}>
          <ChevronDown {...icon} />
        </Step>
        <IconButton label={texts.close} icon={<X {...icon} />} onClick={onClose} onKeyDown={onKeyDown} />
      </div>
      <LiveRegion message={spoken(search, place, texts, nameOf, files)} />
    </div>
  )
}

interface StepProps {
  label: string
  isThere: boolean
  onStep: () => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** Stays where it is, and focused, also where there is nothing more in its direction. */
function Step({ isThere, onStep, children, ...rest }: StepProps) {
  return <IconButton {...rest} icon={children} aria-disabled={!isThere} onClick={isThere ? onStep : undefined} />
}

/** "2 of 37", or that there is nothing. */
function usePlace({ found, failed, current, at }: MessageSearch): string {
  const texts = useTexts(messageSearchTexts)
  const format = useFormat()
  if (failed) return texts.failed
  if (!found) return ''
  if (!current) return texts.none
  return texts.place(at + 1, format.number(found.count) + (found.more ? '+' : ''))
}

function spoken(
  { current }: MessageSearch,
  place: string,
  texts: (typeof messageSearchTexts)['en'],
  nameOf: NameOf,
  files: (count: number) => string,
): string {
  if (!current) return place
  const { sender, senderId, text, attachments } = current
  return texts.found(place, sender?.name ?? nameOf(senderId), text || files(attachments.length))
}
