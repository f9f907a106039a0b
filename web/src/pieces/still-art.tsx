import type { DrawnArtProps } from '@heraia/ui/drawn-art'
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { drawing } from '../lib/drawings.ts'

/** Its code is fetched only where the server did not draw it already. */
const Drawn = lazy<ComponentType<DrawnArtProps>>(() =>
  import('@heraia/ui/drawn-art').then(
    (module) => ({ default: module.DrawnArt }),
    // It was there for its looks.
    () => ({ default: () => null }),
  ),
)

/** React then asks nothing about what is inside. It is empty, so nothing can get in. */
const leftAsItIs = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const never = () => () => undefined

/** A drawing that never changes: the browser leaves what the server drew as it is. */
export const StillArt = import.meta.env.SSR ? ServerArt : BrowserArt

function ServerArt({ className, ...art }: DrawnArtProps) {
  const inside = { dangerouslySetInnerHTML: { __html: drawing({ ...art, className: 'size-full' }) } }
  return <div className={className} {...inside} />
}

function BrowserArt({ className, ...art }: DrawnArtProps) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isFromServer] = useState(isHydrating)
  if (isFromServer) return <div className={className} {...leftAsItIs} />
  return (
    <div className={className}>
      <Suspense>
        <Drawn {...art} className="size-full" />
      </Suspense>
    </div>
  )
}
