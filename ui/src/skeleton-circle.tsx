import { classNames } from './class-names.ts'

export const skeletonPaint = 'block animate-pulse bg-line/70'

/** A file of its own: every page begins with it, in the header, and only some with the other shapes. */
export function SkeletonCircle({ className = 'size-11' }: { className?: string }) {
  return <span className={classNames(skeletonPaint, 'shrink-0 rounded-full', className)} />
}
