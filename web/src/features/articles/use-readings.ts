import type { ArticleReading } from '@heraia/contract/articles'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useSession } from '../../lib/session.tsx'

/** What the signed-in keeps of articles; nothing is asked for anybody else. */
export function useReadings() {
  const { isAuthenticated } = useSession()
  return useQuery({ ...api.articles.mine.queryOptions(), enabled: isAuthenticated })
}

/** Of one article: `learn/warm-up`. */
export function useReading(name: string): ArticleReading | undefined {
  const { data } = useReadings()
  return data?.items.find((reading) => `learn/${reading.name}` === name)
}

/** The server's answer to a change of one. */
export function keepReading(queries: QueryClient, reading: ArticleReading): void {
  queries.setQueryData(api.articles.mine.queryKey(), (now) => ({
    items: [reading, ...(now?.items ?? []).filter(({ name }) => name !== reading.name)],
  }))
}
