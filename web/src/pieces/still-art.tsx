import { DrawnArt, type DrawnArtProps } from '@heraia/ui/drawn-art'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

/** The same drawing, but its code is fetched only where the server did not draw it already. */
const Drawn = import.meta.env.SSR
  ? DrawnArt
  : lazy(() => import('@heraia/ui/drawn-art').then((module) => ({ default: module.DrawnArt })))

/** React then asks nothing about what is inside. It is empty, so nothing can get in. */
const leftAsItIs = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const never = () => () => undefined

/** A drawing that never changes: the browser leaves what the server drew as it is. */
export function StillArt({ className, ...art }: DrawnArtProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isFromServer] = useState(isHydrating)
  if (isFromServer && !import.meta.env.SSR) {
    return <div className={className} {...leftAsItIs} />
  }
  return (
    <div className={className}>
      <Suspense>
        <Drawn {...art} className="size-full" />
      </Suspense>
    </div>
  )
}
