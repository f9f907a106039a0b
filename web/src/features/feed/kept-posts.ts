import type { Post } from '@heraia/contract/feed'
import { type EntryStorage, type KeptEntries, openEntries } from '../../lib/kept-entries.ts'
import { KEPT_ENTRIES } from '../../lib/kept-here.ts'
import { EMPTY_POST, type PostDraft } from './post-draft.ts'

/** A post that the server does not have yet. */
export interface KeptPost {
  /** Of its draft. */
  id: string
  draft: PostDraft
  /** When a tab last began to send it, in milliseconds; 0 before the first time. Each try is news to the other tabs. */
  triedAt: number
}

/** Newest first. */
export type KeptPosts = KeptEntries<KeptPost, Post>

let opened: { personId: string; posts: KeptPosts } | null = null

/** One a tab, of whoever is signed in. */
export function keptPosts(personId: string): KeptPosts {
  if (opened?.personId !== personId) opened = { personId, posts: openKeptPosts(personId, localStorage) }
  return opened.posts
}

/** They lie below her drafts, and go with them when somebody else signs in here. */
export function openKeptPosts(personId: string, storage: EntryStorage): KeptPosts {
  const old = `${KEPT_ENTRIES.drafts}${personId}:posts`
  const start = `${old}:`
  takeApart(storage, old, start)
  return openEntries({
    start,
    storage,
    parse: parsePost,
    // Their ids begin with the moment at which they were made.
    order: (one, other) => (one.id > other.id ? -1 : 1),
  })
}

/** Until now all of hers were one list, of which a tab could overwrite what another had added. */
function takeApart(storage: EntryStorage, old: string, start: string): void {
  try {
    const drafts: unknown = JSON.parse(storage.getItem(old) ?? 'null')
    for (const draft of Array.isArray(drafts) ? drafts : []) {
      const post = asPost({ draft })
      if (post && storage.getItem(start + post.id) === null) storage.setItem(start + post.id, JSON.stringify(post))
    }
    storage.removeItem(old)
  } catch {
    // Damaged, or no room for both: it stays where it is.
  }
}

function parsePost(json: string | null): KeptPost | null {
  try {
    return asPost(JSON.parse(json ?? 'null'))
  } catch {
    return null
  }
}

function asPost(value: { draft?: Partial<PostDraft> | null; triedAt?: number } | null): KeptPost | null {
  const draft = value?.draft
  if (typeof draft?.id !== 'string' || typeof draft.text !== 'string') return null
  return { id: draft.id, draft: { ...EMPTY_POST, ...draft } as PostDraft, triedAt: value?.triedAt ?? 0 }
}
