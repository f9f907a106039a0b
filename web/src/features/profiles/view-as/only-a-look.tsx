import { showToast } from '@heraia/ui/toast-queue.ts'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useCallback } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { viewAsTexts } from './view-as-texts.ts'

/** Parts that change nothing of anybody's, though they are buttons. */
const HARMLESS = '[aria-expanded], [role=tab], fieldset button'

/**
 * What stands here belongs to somebody who is not there: links lead on, but no button may act in the owner's name.
 * Presses are stopped on their way down, before the parts hear of them.
 */
export function OnlyALook({ children }: { children: ReactNode }) {
  const { still } = useTexts(viewAsTexts)
  const stop = useCallback(
    (event: SyntheticEvent) => {
      const button =
        event.target instanceof Element ? event.target.closest('button, [role=button], [role=menuitem]') : null
      if (!button || button.matches(HARMLESS)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.type !== 'pointerdown') showToast({ message: still })
    },
    [still],
  )
  const stopKey = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') stop(event)
  }
  return (
    <div onClickCapture={stop} onPointerDownCapture={stop} onKeyDownCapture={stopKey}>
      {children}
    </div>
  )
}
