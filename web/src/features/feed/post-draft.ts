import type { PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import type { MediaId } from '@heraia/contract/ids'
import { isSameThing } from '../../lib/one-thing.ts'

export interface PostDraft {
  /** Made with the first try and kept with the draft: a retry, also after a reload, gives the same one post. */
  id: string
  text: string
  audience: PostAudience
  replyPolicy: ReplyPolicy
  /** In their order; drafts from before there were pictures have none. */
  media?: ChosenMedium[]
  /** Its pictures may upset. */
  sensitive?: boolean
  /** Changed since it was sent under this id: a try whose answer was lost may have brought the server other words. */
  isReworded?: boolean
}

export interface ChosenMedium {
  id: MediaId
  alt: string
}

interface FoundPost {
  id: string
  text: string
  media: readonly { id: MediaId }[]
}

export const EMPTY_POST: PostDraft = { id: '', text: '', audience: 'public', replyPolicy: 'everyone' }

/** What stands in the composer once the server has `sent`: what she wrote on meanwhile, as another post, or nothing. */
export function afterSent(now: PostDraft, sent: PostDraft): PostDraft {
  const text = now.text === sent.text ? '' : now.text
  const media = now.media?.filter(({ id }) => !sent.media?.some((medium) => medium.id === id))
  return isBegun({ ...now, text, media }) ? { ...now, id: '', isReworded: undefined, text, media } : EMPTY_POST
}

/** What stands in the composer once she finds that what she took back into it is `post`: nothing, or another post. */
export function afterFound(now: PostDraft, { id, text, media }: FoundPost): PostDraft {
  if (now.id !== id) return now
  const there = { text: now.text.trim() === text ? now.text : text, media: media.map((it) => ({ id: it.id, alt: '' })) }
  return afterSent(now, { ...now, ...there })
}

/**
 * Who may see and answer a post is nothing begun: kept as a draft it would stand before words of hers that wait beside
 * it. It stays where those that she begins with keep her choice (last-choice.ts).
 */
export const orNothing = (draft: PostDraft): PostDraft => (draft.id || isBegun(draft) ? draft : EMPTY_POST)

/** Mostly the same one post in other words: what the server has of it is changed to them (publishPost). */
export function reworded(now: PostDraft, changed: Partial<PostDraft>, isTriedHere: boolean): PostDraft {
  const next = { ...now, ...changed }
  const id = isSameThing(isTriedHere, saidIn(now), saidIn(next)) ? now.id : ''
  return { ...next, id, isReworded: id !== '' || undefined }
}

const saidIn = ({ text, media = [] }: PostDraft): string => text + media.map(({ id }) => id).join()

export const isBegun = ({ text, media }: PostDraft): boolean => text !== '' || Boolean(media?.length)
