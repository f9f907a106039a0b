import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export interface FailedStateProps {
  /** What failed: "We could not load your messages." */
  title: ReactNode
  /** What may help. */
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  pending?: boolean
  className?: string
}

export function FailedState({ title, children, retryLabel, onRetry, pending, className }: FailedStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'mx-auto grid max-w-md content-start justify-items-center gap-4 px-4 py-10 text-center',
        className,
      )}
    >
      <div className="grid gap-2">
        <p className="title text-xl">{title}</p>
        {children && <div className="text-muted">{children}</div>}
      </div>
      <Button icon={<RotateCw aria-hidden="true" className="size-5" />} onClick={onRetry} pending={pending}>
        {retryLabel}
      </Button>
    </div>
  )
}
