import { useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 80

interface LogEnd {
  lastKey: string | undefined
  lastIsHers: boolean
}

/**
 * For a scroll box that is laid out from its end (flex-col-reverse): older lines that load above never move it.
 * A new line at the end moves it only when she is there, or wrote the line herself.
 */
export function useLogScroll({ lastKey, lastIsHers }: LogEnd) {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<{ lastKey: string | undefined; lastLine: Element | null }>({ lastKey, lastLine: null })
  /** The last line when she went up to read older ones; null while she is at the end. */
  const [leftAt, setLeftAt] = useState<string | null>(null)

  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    const lastLine = log.querySelector('ol')?.lastElementChild ?? null
    const { lastKey: lastBefore, lastLine: lineBefore } = before.current
    const isNewLine = lastBefore !== undefined && lastKey !== lastBefore
    if (isNewLine && lastIsHers) log.scrollTo({ top: 0, behavior: 'instant' })
    else if (isNewLine && log.scrollTop < -NEAR_PX) {
      log.scrollBy({ top: -heightBetween(lineBefore, lastLine), behavior: 'instant' })
    }
    before.current = { lastKey, lastLine }
  })

  return {
    box,
    isAtEnd: leftAt === null,
    hasNew: leftAt !== null && leftAt !== lastKey,
    onScroll() {
      const log = box.current
      if (!log) return
      if (log.scrollTop > -NEAR_PX) setLeftAt(null)
      else setLeftAt((now) => now ?? lastKey ?? null)
    },
    toEnd: () => box.current?.scrollTo({ top: 0 }),
  }
}

/** How much was added below a line that was the last. */
function heightBetween(lineBefore: Element | null, lastLine: Element | null): number {
  if (!lineBefore?.isConnected || !lastLine) return 0
  return lastLine.getBoundingClientRect().bottom - lineBefore.getBoundingClientRect().bottom
}
