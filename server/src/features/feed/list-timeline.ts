import type { Post } from '@heraia/contract/feed'
import type { BoundedCount, Page } from '@heraia/contract/paging'
import { asTag } from '@heraia/contract/tags'
import { type Context, signedIn } from '../../context.ts'
import { type Position, readCursor, writeCursor } from '../../paging.ts'
import { MOST_NEWER } from './feed.policy.ts'
import { countNewerFollowed, followedPosts } from './following.queries.ts'
import type { PostRow } from './post.view.ts'
import { positionOf, postPage } from './post-page.ts'
import { countNewerOfEverybody, countNewerTagged, everybodysPosts, taggedPosts } from './timeline.queries.ts'

interface Which {
  scope: 'everybody' | 'following'
  tag?: string
}

/** `newestCursor` stands for the first post of the answer, or for now where there is none. */
export async function listTimeline(
  ctx: Context,
  input: Which & { cursor?: string; limit: number },
): Promise<Page<Post> & { newestCursor: string }> {
  const list = listName(input)
  const rows = await readRows(ctx, input, readCursor(list, input.cursor))
  const page = await postPage(ctx, list, input.limit, rows)
  const newest = rows[0] ? positionOf(rows[0]) : { at: ctx.now(), id: FIRST_ID }
  return { ...page, newestCursor: writeCursor(list, newest) }
}

export async function countNewerPosts(ctx: Context, input: Which & { since: string }): Promise<BoundedCount> {
  const since = readCursor(listName(input), input.since)
  const count = since === null ? 0 : await countRows(ctx, input, since)
  return { count: Math.min(count, MOST_NEWER), more: count > MOST_NEWER }
}

/** Sorts before every id of the same moment. */
const FIRST_ID = '00000000-0000-7000-8000-000000000000'

const listName = ({ scope, tag }: Which): string => `feed${scope}${tag ? 'tagged' : ''}`

async function readRows(
  ctx: Context,
  { scope, tag, limit }: Which & { limit: number },
  from: Position | null,
): Promise<PostRow[]> {
  const isFollowing = scope === 'following'
  if (isFollowing) signedIn(ctx)
  if (tag) {
    const name = asTag(tag)
    return name === null ? [] : taggedPosts(ctx, { name, onlyFollowed: isFollowing }, from, limit)
  }
  return isFollowing ? followedPosts(signedIn(ctx), from, limit) : everybodysPosts(ctx, from, limit)
}

async function countRows(ctx: Context, { scope, tag }: Which, since: Position): Promise<number> {
  const isFollowing = scope === 'following'
  if (isFollowing) signedIn(ctx)
  if (tag) {
    const name = asTag(tag)
    return name === null ? 0 : countNewerTagged(ctx, { name, onlyFollowed: isFollowing }, since)
  }
  return isFollowing ? countNewerFollowed(signedIn(ctx), since) : countNewerOfEverybody(ctx, since)
}
