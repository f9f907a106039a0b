import type { QueryClient } from '@tanstack/react-query'
import * as addresses from '../../addresses.ts'
import { timelineOptions } from '../../features/feed/timeline-options.ts'
import { mayHaveSession } from '../session/session-storage.ts'
import { basePath } from './is-demo.ts'

/** The feed's posts, beside her session instead of after it: the database answers both as soon as it is up. */
export function askAhead(client: QueryClient) {
  if (location.pathname !== basePath + addresses.feed() || location.search !== '' || !mayHaveSession()) return
  void client.prefetchInfiniteQuery(timelineOptions({ scope: 'everybody' }))
}
