import { SkeletonLine } from '@heraia/ui/skeleton'
import { SkeletonCircle } from '@heraia/ui/skeleton-circle'

/** A post before it is there: who wrote it, her words, and what one can do with it. */
export const PostSkeleton = () => (
  <span className="grid gap-3 border-b border-line py-5">
    <span className="flex items-center gap-3">
      <SkeletonCircle className="size-12" />
      <span className="grow">
        <SkeletonLine width="40%" />
        <SkeletonLine width="25%" />
      </span>
    </span>
    <span>
      <SkeletonLine width="95%" />
      <SkeletonLine width="60%" />
    </span>
    <SkeletonLine width="50%" className="h-6" />
  </span>
)
