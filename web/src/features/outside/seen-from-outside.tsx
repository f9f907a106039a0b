import type { ReactNode } from 'react'
import { useSession } from '../../lib/session.tsx'
import { SignedIn } from '../../shell/guarded.tsx'

/** Who is not signed in sees what a shared link shows; everybody else the screen. */
export function SeenFromOutside({ outside, children }: { outside: ReactNode; children: ReactNode }) {
  const { isVisitor } = useSession()
  return isVisitor ? outside : <SignedIn adminOnly={false}>{children}</SignedIn>
}
