import { useState } from 'react'
import { LoadMore } from '../load-more.tsx'

const STEP = 8
const ALL = 40

/** A list in a box of its own that loads on while it is scrolled, as every long list does. */
export function EndlessList() {
  const [count, setCount] = useState(STEP)
  return (
    <section aria-label="Results" className="h-72 overflow-y-auto rounded-md border border-line px-4">
      <ul className="divide-y divide-line">
        {Array.from({ length: count }, (_, at) => (
          <li key={`heat ${at + 1}`} className="py-3">
            Heat {at + 1}
          </li>
        ))}
      </ul>
      <LoadMore
        state={count < ALL ? 'ready' : 'end'}
        onMore={() => setCount((now) => Math.min(ALL, now + STEP))}
        moreLabel="Show more"
        loadingLabel="Loading more"
        failedLabel="The rest did not come."
        retryLabel="Retry"
        endLabel="You have seen everything."
      />
    </section>
  )
}
