import { useEffect } from 'react'
import { createStore } from './store.ts'

/** The title that the open screen gave itself; null: the route table's. */
export const ownTitle = createStore<string | null>(null)

/** For screens that are about something: `usePageTitle(profile?.name)`. Without the product's name. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title === undefined) return
    ownTitle.set(title)
    return () => ownTitle.set(null)
  }, [title])
}
