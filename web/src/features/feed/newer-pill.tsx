import { ArrowUp } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { feedTexts } from './feed-texts.ts'
import type { TimelineProps } from './timeline-options.ts'
import { useNewer } from './use-newer.ts'

/** "3 new posts": shown on top, taken in only when she asks for it. */
export function NewerPill(timeline: TimelineProps) {
  const texts = useTexts(feedTexts)
  const { count, more, isTaking, takeIn } = useNewer(timeline)
  return (
    <output className="sticky top-20 z-10 flex h-0 justify-center">
      {count > 0 && (
        <button
          type="button"
          aria-busy={isTaking}
          onClick={takeIn}
          className="touch shadow-float inline-flex h-11 items-center gap-2 rounded-full bg-inverse px-5 text-sm font-semibold text-on-inverse"
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {texts.newer(count, more)}
        </button>
      )}
    </output>
  )
}
