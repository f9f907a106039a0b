import type { PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import type { MediaId } from '@heraia/contract/ids'

export interface PostDraft {
  /** Made with the first try and kept with the draft: a retry, also after a reload, gives the same one post. */
  id: string
  text: string
  audience: PostAudience
  replyPolicy: ReplyPolicy
  /** In their order; drafts from before there were pictures have none. */
  media?: ChosenMedium[]
}

export interface ChosenMedium {
  id: MediaId
  alt: string
}

export const EMPTY_POST: PostDraft = { id: '', text: '', audience: 'public', replyPolicy: 'everyone' }

export const isBegun = ({ text, media }: PostDraft): boolean => text !== '' || Boolean(media?.length)
