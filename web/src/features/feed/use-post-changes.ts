import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, client } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { pressesOnTheirWay } from '../../lib/presses.ts'
import { askAgainAbout } from './ask-about.ts'
import { askAnew } from './ask-anew.ts'
import { changePost, dropPost, likesOf, showEdited, showsOther } from './post-cache.ts'

/**
 * Runs once a tab, on every screen: likes, comments, and what others make of a post, reach the posts that she has read, so that
 * they are right when she comes back to them; deleted posts leave every list.
 */
export function usePostChanges() {
  const queries = useQueryClient()
  useLive('post.changed', ({ postId, likes, comments, removed, ...standing }) => {
    if (removed) return dropPost(queries, postId)
    const isHersComing = pressesOnTheirWay(queries, likesOf(postId)) > 0
    changePost(queries, postId, (post) => ({ ...post, comments, likes: isHersComing ? post.likes : likes }))
    if (!showsOther(queries, { id: postId, ...standing })) return
    // Without an answer what stood there before stays, until she looks again.
    client.feed.get({ id: postId }).then(
      (post) => showEdited(queries, post),
      () => undefined,
    )
  })
  useLive('relation.changed', ({ personId, ...how }) => void askAgainAbout(queries, personId, how))
  useChangesMissed()
}

/** A server that comes back is not asked by all its people in one moment. */
const SPREAD_MS = 3000
/** What a page asks for as it begins is as new as its stream. */
const YOUNG_MS = 10_000

/** What changed while there was no stream is told by nobody any more. */
function useChangesMissed() {
  const queries = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isBegun = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive('resumed', ({ reset }) => {
    const before = isBegun.current ? undefined : Date.now() - YOUNG_MS
    isBegun.current = true
    clearTimeout(timer.current)
    if (reset) void queries.invalidateQueries({ queryKey: api.feed.key() })
    else timer.current = setTimeout(() => void askAnew(queries, { before }), Math.random() * SPREAD_MS)
  })
}
