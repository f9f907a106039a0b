import type { ContentKind } from '@heraia/contract/moderation'
import { api } from '../../../lib/api.ts'
import { byCursor } from '../../../lib/infinite-list.ts'
import { searchable } from '../../../pieces/searchable.ts'

export const KINDS: readonly ContentKind[] = ['post', 'comment', 'listing']

/** What the address says; posts where it says no kind. */
export interface ContentSearch {
  kind?: Exclude<ContentKind, 'post'>
  q?: string
  /** A handle. */
  by?: string
}

export function readContentSearch(query: URLSearchParams): ContentSearch {
  const kind = query.get('kind')
  return ofSearch({
    kind: kind === 'comment' || kind === 'listing' ? kind : 'post',
    q: searchable(query.get('q') ?? ''),
    by: searchable(query.get('by') ?? ''),
  })
}

/** Without what is empty, as the address has it. */
export const ofSearch = ({ kind, q, by }: { kind?: ContentKind; q?: string; by?: string }): ContentSearch => ({
  ...(kind && kind !== 'post' ? { kind } : {}),
  ...(q ? { q } : {}),
  ...(by ? { by } : {}),
})

export const contentList = (search: ContentSearch) =>
  api.admin.content.infiniteOptions(byCursor((cursor) => ({ ...search, cursor })))
