import type { Post } from '@heraia/contract/feed'
import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { statement } from '../../statement.ts'
import { mutedWordsOfViewer } from '../../visibility/muted-words.ts'
import { isListed } from '../../visibility/people.ts'
import { type PostRow, showPost } from './post.view.ts'
import { quotedIn } from './quoted.queries.ts'

/** How to show these posts to the viewer; whom they name and what they quote is one query each for all of them. */
export async function postShower(ctx: Context, rows: readonly PostRow[]): Promise<(row: PostRow) => Post> {
  const viewer = viewerId(ctx)
  const mentions = await mentionsIn(ctx, rows)
  const mutedIn = await mutedWordsOfViewer(ctx, rows)
  const quoted = await quotedIn(ctx, rows, mutedIn)
  return (row) => {
    const insides = {
      mentions: mentions.get(row.id) ?? [],
      quoted: quoted.get(row.quoted_id ?? '') ?? null,
      mutedWord: mutedIn(row),
    }
    return showPost(row, insides, viewer, ctx.pass)
  }
}

/** Who is named in them, as far as the viewer may see them. Most posts name nobody and ask for nothing. */
async function mentionsIn(ctx: Context, posts: readonly PostRow[]): Promise<Map<string, Post['mentions']>> {
  const ids = posts.filter((post) => post.text.includes('@')).map((post) => post.id)
  const mentions = new Map<string, Post['mentions']>()
  if (ids.length === 0) return mentions
  const rows = await selectMentions(ctx, { viewer: viewerId(ctx), ids })
  for (const { post_id: postId, id, handle, name } of rows) {
    mentions.set(postId, [...(mentions.get(postId) ?? []), { id: id as PersonId, handle, name }])
  }
  return mentions
}

const selectMentions = statement(
  (asked: { viewer: string | null; ids: string[] }) => sql<{
    post_id: string
    id: string
    handle: string
    name: string
  }>`
    select m.post_id, p.id, p.handle, p.name from post_mentions m join profiles p on p.id = m.person_id
    where m.post_id = any(${asked.ids}::uuid[]) and ${isListed('p', asked.viewer)} order by p.handle`,
)
