import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../../lib/locale.tsx'
import { LeaveGuard as Guard } from '../../../pieces/leave-guard.tsx'
import { editorTexts } from './editor-texts.ts'

/** Between the tabs of the editor her draft goes with her. `isLeaving`: she is led away and is not asked. */
export function LeaveGuard({ isDirty, isLeaving }: { isDirty: boolean; isLeaving: RefObject<boolean> }) {
  const texts = useTexts(editorTexts)
  const { pathname } = useLocation()
  return <Guard isDirty={isDirty} staysIn={(next) => isLeaving.current || next.pathname === pathname} words={texts} />
}
