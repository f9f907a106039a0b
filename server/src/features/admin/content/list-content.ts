import { fold } from '@heraia/contract/fold'
import type { ContentKind, PublicContent } from '@heraia/contract/moderation'
import type { Page } from '@heraia/contract/paging'
import type { SignedIn } from '../../../context.ts'
import { type Position, readCursor, writeCursor } from '../../../paging.ts'
import { type Asked, idOfHandle, type Look, lookForWords, newestPublic, publicContent } from './content.queries.ts'
import { showContent } from './content.view.ts'

interface Search {
  kind: ContentKind
  q?: string
  by?: string
  cursor?: string
  limit: number
}

/** What everybody reads, also who is not signed in: nothing else is opened to the staff here. A page may be empty and go on. */
export async function listContent(ctx: SignedIn, search: Search): Promise<Page<PublicContent>> {
  const { kind, limit } = search
  const list = `content${kind}`
  const from = readCursor(list, search.cursor)
  const handle = fold(search.by ?? '').replace(/^@/, '')
  const author = handle === '' ? null : await idOfHandle(ctx, handle)
  if (handle !== '' && author === null) return { items: [], nextCursor: null }
  const { found, end } = await look(ctx, { kind, author, from }, fold(search.q ?? ''), limit)
  const shown = found.slice(0, limit)
  const rows =
    shown.length === 0
      ? []
      : await publicContent(
          ctx,
          kind,
          shown.map(({ id }) => id),
        )
  const next = found.length > limit ? (shown.at(-1) ?? null) : end
  return {
    items: rows.map((row) => showContent(kind, row, ctx.viewer)),
    nextCursor: next && writeCursor(list, next),
  }
}

async function look(ctx: SignedIn, asked: Asked, term: string, limit: number): Promise<Look> {
  if (term !== '') return lookForWords(ctx, asked, term)
  const found: Position[] = await newestPublic(ctx, asked, limit)
  return { found, end: null }
}
