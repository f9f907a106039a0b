import type { Post } from '@heraia/contract/feed'
import type { PostId, TeamId } from '@heraia/contract/ids'
import { client } from '../../lib/api.ts'
import type { Language } from '../../lib/languages.ts'
import { sessionState } from '../../lib/session/session-state.ts'
import { findChosen } from '../media/uploads/find-chosen.ts'
import { whenReady } from '../media/uploads/when-ready.ts'
import type { PostDraft } from './post-draft.ts'

export interface PostPlace {
  quotes?: PostId
  teamId?: TeamId
  language?: Language
}

/** Resolves once the server has the post: its pictures first, and what is written about them. */
export async function publishPost(draft: PostDraft, { quotes, teamId, language }: PostPlace): Promise<Post> {
  const media = draft.media ?? []
  const ids = media.map(({ id }) => id)
  const personId = sessionState.get().user?.id
  // After a reload those of last time may not have been found yet.
  if (personId) await findChosen(personId, ids)
  await whenReady(ids)
  const described = media.filter(({ alt }) => alt.trim() !== '')
  await Promise.all(described.map(({ id, alt }) => client.media.describe({ id, alt })))
  const said = {
    id: draft.id as PostId,
    text: draft.text,
    audience: teamId ? 'public' : draft.audience,
    replyPolicy: draft.replyPolicy,
    sensitive: draft.sensitive ?? false,
  } as const
  const post = await client.feed.publish({ ...said, media: ids, language, quotes, teamId })
  // As it was sent first, if that try got there; what says the same already is left as it is.
  if (!draft.isReworded) return post
  const isWithoutWords = draft.text.trim() === '' && post.media.length === 0
  return client.feed.edit({ ...said, text: isWithoutWords ? undefined : draft.text })
}
