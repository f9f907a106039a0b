import { useEffect, useState } from 'react'
import { Link } from '../link.tsx'
import { LoadMore } from '../load-more.tsx'

const STEP = 8
const ALL = 40
/** As a server that is near. */
const ON_ITS_WAY_MS = 200

/** A list in a box of its own that loads on while it is scrolled, as every long list does. */
export function EndlessList() {
  const [count, setCount] = useState(STEP)
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => {
      setCount((now) => Math.min(ALL, now + STEP))
      setLoading(false)
    }, ON_ITS_WAY_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <section aria-label="Results" className="h-72 overflow-y-auto rounded-md border border-line px-4">
      <ul className="divide-y divide-line">
        {Array.from({ length: count }, (_, at) => (
          <li key={`heat ${at + 1}`} className="py-3">
            <Link href={`#heat-${at + 1}`} className="link">
              Heat {at + 1}
            </Link>
          </li>
        ))}
      </ul>
      <LoadMore
        state={isLoading ? 'loading' : count < ALL ? 'ready' : 'end'}
        onMore={() => setLoading(true)}
        endless
        moreLabel="Show more"
        loadingLabel="Loading more"
        failedLabel="The rest did not come."
        retryLabel="Retry"
        endLabel="You have seen everything."
      />
    </section>
  )
}
