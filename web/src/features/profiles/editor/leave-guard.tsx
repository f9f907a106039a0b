import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { type RefObject, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../../../lib/locale.tsx'
import { editorTexts } from './editor-texts.ts'

/** Asks before she leaves with unsaved changes. `isLeaving`: she is led away and is not asked. */
export function LeaveGuard({ isDirty, isLeaving }: { isDirty: boolean; isLeaving: RefObject<boolean> }) {
  const texts = useTexts(editorTexts)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={() => blocker.reset?.()}
      title={texts.unsaved}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      tone="primary"
      onConfirm={() => blocker.proceed?.()}
    >
      {texts.unsavedHint}
    </ConfirmDialog>
  )
}
