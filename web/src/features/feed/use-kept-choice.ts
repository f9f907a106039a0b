import type { Post } from '@heraia/contract/feed'
import { useDraft } from '../../lib/drafts.ts'
import type { Choice } from './last-choice.ts'

const AS_IT_IS: Partial<Choice> = {}

/** Whom she makes a post of hers be for, kept until the server has it; what she has not touched follows what stands there. */
export function useKeptChoice(post: Pick<Post, 'id' | keyof Choice>) {
  const draft = useDraft(`edit-post-choice:${post.id}`, AS_IT_IS)
  const value: Choice = { audience: post.audience, replyPolicy: post.replyPolicy, ...draft.value }
  return {
    value,
    change: (made: Partial<Choice>) => draft.change((then) => ({ ...then, ...made })),
    /** To be sent. */
    made: draft.value,
    isAnother: !isAsIn(post, value),
    /** Once the server has it. Says whether that is all: what she has chosen since stays. */
    saved(now: Choice): boolean {
      let isAll = true
      draft.sent((then) => {
        isAll = isAsIn(now, { ...now, ...then })
        return isAll ? AS_IT_IS : then
      })
      return isAll
    },
    sent: () => draft.sent(),
  }
}

const isAsIn = (post: Choice, { audience, replyPolicy }: Choice) =>
  post.audience === audience && post.replyPolicy === replyPolicy
