import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

interface LeaveGuardProps {
  isDirty: boolean
  /** Where her changes go with her. */
  staysIn?: (next: Location) => boolean
  words: { unsaved: string; unsavedHint: string; leave: string; stay: string }
}

/** Asks before she leaves with unsaved changes. One on a page: the router knows one guard. */
export function LeaveGuard({ isDirty, staysIn, words }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search &&
      !staysIn?.(nextLocation),
  )

  // It was being saved when she went on, and now it is.
  useEffect(() => {
    if (!isDirty && blocker.state === 'blocked') blocker.proceed()
  }, [isDirty, blocker])

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
      title={words.unsaved}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      tone="primary"
      onConfirm={() => blocker.proceed?.()}
    >
      {words.unsavedHint}
    </ConfirmDialog>
  )
}
