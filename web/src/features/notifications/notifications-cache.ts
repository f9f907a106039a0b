import type { Notification } from '@heraia/contract/notifications'
import type { Page } from '@heraia/contract/paging'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { readInPage, readInPages } from './read-in-place.ts'

/** `id` null: all of them. */
export function takeRead(queries: QueryClient, id: string | null) {
  queries.setQueriesData<InfiniteData<Page<Notification>>>(
    { queryKey: api.notifications.list.key({ type: 'infinite' }) },
    (data) => data && readInPages(data, id),
  )
  queries.setQueriesData<Page<Notification>>(
    { queryKey: api.notifications.list.key({ type: 'query' }) },
    (data) => data && readInPage(data, id),
  )
}

export function countAgain(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: api.notifications.unread.key() })
}

export function listAgain(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: api.notifications.list.key() })
}

/** Who waits for her answer, on the tab of follows and under each notice of a request. */
export function requestsAgain(queries: QueryClient) {
  void queries.invalidateQueries({ queryKey: api.profiles.followRequests.key() })
}
