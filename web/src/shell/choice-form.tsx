import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'

/** Buttons in it choose at once; where no script runs yet, the server keeps the choice and sends her back here. */
export function ChoiceForm({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <form method="post" action={addresses.choices()}>
      <input type="hidden" name="back" value={pathname + search} />
      {children}
    </form>
  )
}
