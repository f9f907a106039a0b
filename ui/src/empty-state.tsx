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
  /** `h1` where it is all that the page says; it then takes the focus when the address changes. */
  heading?: 'p' | 'h1' | 'h2'
  className?: string
}

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, art = 'track', seed = 'empty', heading: Heading = 'p', className } = props
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-md content-start justify-items-center gap-4 px-4 py-10 text-center',
        className,
      )}
    >
      {art !== 'none' && <DrawnArt seed={seed} scene={art} className="aspect-8/5 w-56 rounded-lg" />}
      <div className="grid gap-2">
        <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="title text-xl outline-none">
          {title}
        </Heading>
        {children && <div className="text-muted">{children}</div>}
      </div>
      {action}
    </div>
  )
}
