import { useEffect, useId } from 'react'
import { afterDialog } from '../../lib/after-dialog.ts'

/** The id of a field that a menu opens: the menu gives the focus back to its button as it closes, and she is to write. */
export function useWritesAtOnce(): string {
  const id = useId()
  useEffect(() => afterDialog(() => document.getElementById(id)?.focus()), [id])
  return id
}
