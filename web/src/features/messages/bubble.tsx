import { classNames } from '@heraia/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { messageTexts } from './message-texts.ts'
import type { Quote } from './quote-of.ts'

export interface BubbleProps {
  /** Whose words they are; hers stand on the right. */
  isHers: boolean
  name: string
  /** Stands above the words, where several write. */
  shownName?: string
  quote?: Quote | null
  text: ReactNode
  /** What came with the words. */
  files?: ReactNode
  /** Time and state, small, below the words. */
  foot: ReactNode
  tone?: 'plain' | 'waiting' | 'failed' | 'deleted'
}

const tones = { plain: '', waiting: 'border-dashed', failed: 'border-danger', deleted: 'border-dashed italic' }

/** The words of one message. Who says it is told in words too, not by place and colour alone. */
export function Bubble({ isHers, name, shownName, quote, text, files, foot, tone = 'plain' }: BubbleProps) {
  const texts = useTexts(messageTexts)
  return (
    <div
      data-bubble
      className={classNames(
        'max-w-full min-w-0 rounded-lg border px-3.5 py-2',
        isHers
          ? 'rounded-ee-sm border-on-accent-soft/25 bg-accent-soft text-on-accent-soft'
          : 'rounded-es-sm border-line bg-raised text-ink',
        tones[tone],
      )}
    >
      <span className="sr-only">{isHers ? texts.youSaid : texts.said(name)}: </span>
      {shownName && (
        <p
          aria-hidden="true"
          dir="auto"
          className="line-clamp-2 text-sm font-semibold [overflow-wrap:anywhere] text-accent-ink"
        >
          {shownName}
        </p>
      )}
      {quote && (
        <p className="mb-1.5 border-s-[3px] border-current ps-2 text-sm">
          <span className="sr-only">{texts.inReplyTo(quote.name ?? texts.somebody)} </span>
          {quote.name !== null && (
            <span aria-hidden="true" className="block font-semibold">
              {quote.name}
            </span>
          )}
          <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {quote.text || (quote.name === null ? texts.notHere : texts.deleted)}
          </span>
        </p>
      )}
      {files}
      {text !== '' && (
        <p dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {text}
        </p>
      )}
      <p className="figures mt-0.5 flex flex-wrap items-center justify-end gap-x-1.5 text-xs">{foot}</p>
    </div>
  )
}
