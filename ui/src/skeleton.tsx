import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SkeletonCircle, skeletonPaint } from './skeleton-circle.tsx'

/** Wraps the shapes: says once that something is loading, and hides the shapes from screen readers. */
export function Skeleton({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <output className="sr-only">{label}</output>
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  )
}

/** `width` is any CSS length: vary it, so that it looks like words. */
export function SkeletonLine({ width = '100%', className }: { width?: string; className?: string }) {
  return <span className={classNames(skeletonPaint, 'my-1 h-4 rounded-sm', className)} style={{ width }} />
}

/** A picture, a cover, a card: give it the aspect of what will stand there. */
export function SkeletonBox({ className = 'aspect-video' }: { className?: string }) {
  return <span className={classNames(skeletonPaint, 'w-full rounded-md', className)} />
}

/** What a row of a list begins with: a person's face, the picture of a thing, or at once its words. */
export type RowStart = 'face' | 'picture' | 'words'

/** A row in a list: what it begins with, and two lines. */
export function SkeletonRow({ start = 'face' }: { start?: RowStart | undefined }) {
  return (
    <span className="flex items-center gap-3 py-3">
      {start === 'face' && <SkeletonCircle />}
      {start === 'picture' && (
        <span className="w-20 shrink-0">
          <SkeletonBox className="aspect-square" />
        </span>
      )}
      <span className="grow">
        <SkeletonLine width="45%" />
        <SkeletonLine width="70%" />
      </span>
    </span>
  )
}

/** Something that can be opened: picture, title, line. */
export function SkeletonCard() {
  return (
    <span className="block">
      <SkeletonBox className="mb-3 aspect-4/3" />
      <SkeletonLine width="80%" />
      <SkeletonLine width="40%" />
    </span>
  )
}
