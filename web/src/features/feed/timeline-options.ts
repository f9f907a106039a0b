import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

export interface TimelineProps {
  scope: 'everybody' | 'following'
  tag?: string
}

/** She comes back to the place where she read, also from a long article. */
const KEPT_MS = 12 * 60 * 60 * 1000

/** What arrives meanwhile waits behind a pill: the list itself is never old. */
export const timelineOptions = ({ scope, tag }: TimelineProps) => ({
  ...api.feed.timeline.infiniteOptions(byCursor((cursor) => ({ scope, tag, cursor }))),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: KEPT_MS,
})
