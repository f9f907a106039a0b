import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'

export interface LoadMoreProps {
  /** `end` once there is nothing older. */
  state: 'ready' | 'loading' | 'failed' | 'end'
  onMore: () => void
  moreLabel: string
  loadingLabel: string
  failedLabel: string
  retryLabel: string
  endLabel?: string
  /** Below it is nothing that a list without end would keep her from: a box that scrolls by itself. */
  endless?: boolean
}

/** So many pages come by themselves; then she says whether she wants more, and the foot of the page is in reach. */
const BY_THEMSELVES = 5

/** The foot of an endless list: loads on by itself when it comes near, and has a real button for the keyboard. */
export function LoadMore(props: LoadMoreProps) {
  const { state, onMore, moreLabel, loadingLabel, failedLabel, retryLabel, endLabel, endless } = props
  const foot = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const come = useRef(0)
  const near = useEffectEvent(() => {
    if (!endless && come.current >= BY_THEMSELVES) return
    come.current++
    onMore()
  })
  const ask = () => {
    come.current = 0
    onMore()
  }

  useEffect(() => {
    if (state !== 'ready' || !foot.current || typeof IntersectionObserver === 'undefined') return
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && near(), {
      rootMargin: '400px',
      // Also in a box that scrolls by itself.
      scrollMargin: '400px',
    })
    watch.observe(foot.current)
    return () => watch.disconnect()
  }, [state])

  useEffect(() => {
    // The button that she pressed is gone with what it asked for: she goes on below what came.
    if (state === 'end' && hasFocus.current) foot.current?.focus({ preventScroll: true })
  }, [state])

  const isFailed = state === 'failed'
  return (
    <div
      ref={foot}
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
      className="relative grid min-h-20 place-items-center gap-2 py-4 text-center outline-none"
    >
      <output className="text-sm text-muted empty:sr-only">
        {isFailed && failedLabel}
        {state === 'end' && endLabel}
      </output>
      {/* One button all along: what it says changes, and the focus stays on it. */}
      {state !== 'end' && (
        <Button
          tone={isFailed ? undefined : 'plain'}
          onClick={ask}
          pending={state === 'loading'}
          pendingLabel={loadingLabel}
        >
          {isFailed ? retryLabel : moreLabel}
        </Button>
      )}
    </div>
  )
}
