import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type ArtScene, DrawnArt } from './drawn-art.tsx'

export interface EmptyStateProps {
  title: ReactNode
  /** What to do next, in a sentence. */
  children?: ReactNode
  action?: ReactNode
  /** `none` for small lists inside a page. */
  art?: ArtScene | 'none'
  seed?: string
  className?: string
}

export function EmptyState({ title, children, action, art = 'track', seed = 'empty', className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-md content-start justify-items-center gap-4 px-4 py-10 text-center',
        className,
      )}
    >
      {art !== 'none' && <DrawnArt seed={seed} scene={art} className="aspect-8/5 w-56 rounded-lg" />}
      <div className="grid gap-2">
        <p className="title text-xl">{title}</p>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
}
