import { useLayoutEffect, useRef, useState } from 'react'
import { hasWritten, type LogEnd } from './log-end.ts'

const NEAR_PX = 80

interface Before {
  end: LogEnd
  isMiddle: boolean
  /** The line of the newest message, and how much stood below it: days, and what waits to be sent. */
  line: Element | null
  belowPx: number
}

/**
 * For a scroll box that is laid out from its end (flex-col-reverse): older lines that load above never move it.
 * What comes in or waits at the end moves it only when she is there, or wrote it in this tab. `isMiddle`: the end of the
 * lines is not that of the conversation, and newer ones that load below never move it either.
 */
export function useLogScroll(end: LogEnd, isMiddle: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<Before>({ end, isMiddle, line: null, belowPx: 0 })
  /** The newest message when she went up to read older ones; null while she is at the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null)

  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    const lines = log.querySelector('ol')?.children
    const { line: lineBefore, belowPx, end: endBefore, isMiddle: wasMiddle } = before.current
    const isBack = wasMiddle && !isMiddle
    if (isBack || hasWritten(endBefore, end)) log.scrollTo({ top: 0, behavior: 'instant' })
    else if ((isMiddle || log.scrollTop < -NEAR_PX) && lineBefore?.isConnected) {
      const added = heightBelow(lineBefore) - belowPx
      if (added !== 0) log.scrollBy({ top: -added, behavior: 'instant' })
    }
    const line = lines?.item(end.storedAt) ?? null
    before.current = { end, isMiddle, line, belowPx: line ? heightBelow(line) : 0 }
  })

  return {
    box,
    isAtEnd: leftAt === null,
    leftAt,
    onScroll() {
      const log = box.current
      if (!log) return
      if (log.scrollTop > -NEAR_PX) setLeftAt(null)
      else setLeftAt((now) => now ?? end.stored ?? null)
    },
    toEnd: () => box.current?.scrollTo({ top: 0 }),
  }
}

/** How much stands below a line in its list. */
const heightBelow = (line: Element): number =>
  (line.parentElement?.getBoundingClientRect().bottom ?? 0) - line.getBoundingClientRect().bottom
