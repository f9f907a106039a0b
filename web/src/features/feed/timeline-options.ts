import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

export interface TimelineProps {
  scope: 'everybody' | 'following'
  tag?: string
}

/** What arrives meanwhile waits behind a pill: the list itself is never old. */
export const timelineOptions = ({ scope, tag }: TimelineProps) => ({
  ...api.feed.timeline.infiniteOptions(byCursor((cursor) => ({ scope, tag, cursor }))),
  staleTime: Number.POSITIVE_INFINITY,
})
