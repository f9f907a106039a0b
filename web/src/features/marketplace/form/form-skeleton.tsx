import { Skeleton, SkeletonBox, SkeletonLine } from '@heraia/ui/skeleton'

/** Boxes where the form will stand. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="grid gap-6">
        {['a', 'b', 'c', 'd'].map((key) => (
          <span key={key} className="block">
            <SkeletonLine width="8rem" />
            <SkeletonBox className="h-12" />
          </span>
        ))}
      </div>
    </Skeleton>
  )
}
