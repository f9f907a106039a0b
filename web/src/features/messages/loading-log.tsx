import { Skeleton, SkeletonBox } from '@heraia/ui/skeleton'
import { useTexts } from '../../lib/locale.tsx'
import { messagesTexts } from './messages-texts.ts'

export function LoadingLog() {
  const texts = useTexts(messagesTexts)
  return (
    <Skeleton label={texts.loading} className="flex grow flex-col justify-end gap-3 p-4">
      <SkeletonBox className="h-12 max-w-56" />
      <SkeletonBox className="h-20 max-w-72 self-end" />
      <SkeletonBox className="h-12 max-w-64" />
      <SkeletonBox className="h-12 max-w-40 self-end" />
    </Skeleton>
  )
}
