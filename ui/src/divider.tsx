import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** A hairline, with words in the middle if there are any: "or". */
export function Divider({ children, className }: { children?: ReactNode; className?: string }) {
  if (!children) return <hr className={classNames('border-line', className)} />
  return (
    <div className={classNames('flex items-center gap-4 text-sm text-muted', className)}>
      <span aria-hidden="true" className="h-px grow bg-line" />
      <span>{children}</span>
      <span aria-hidden="true" className="h-px grow bg-line" />
    </div>
  )
}
