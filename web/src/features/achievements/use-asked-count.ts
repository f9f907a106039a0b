import { useInfiniteQuery } from '@tanstack/react-query'
import { useMe } from '../../lib/session.tsx'
import { askedList } from './achievement-queries.ts'

const CONFIRMERS: readonly string[] = ['club', 'federation', 'coach', 'admin']

/** How many wait for her answer, as far as the first page tells. Only asked for whom somebody can ask. */
export function useAskedCount(): number {
  const { role } = useMe()
  const { data } = useInfiniteQuery({ ...askedList(), enabled: CONFIRMERS.includes(role) })
  return data?.pages[0]?.items.length ?? 0
}
