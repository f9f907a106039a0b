import type { Post } from '@heraia/contract/feed'
import { useDraft } from '../../lib/drafts.ts'
import type { Choice } from './last-choice.ts'

/** `of`: what the post was for when she chose. */
type KeptChoice = { of: Choice; made: Partial<Choice> } | null

/**
 * Whom she makes a post of hers be for, kept until the server has it. What she has not touched follows what stands there;
 * where that was changed elsewhere since, what she chose before is forgotten: it might open what she has closed.
 */
export function useKeptChoice(post: Pick<Post, 'id' | keyof Choice>) {
  const draft = useDraft<KeptChoice>(`edit-post-choice:${post.id}`, null)
  const of: Choice = { audience: post.audience, replyPolicy: post.replyPolicy }
  const madeOf = (kept: KeptChoice) => (kept && isSame(kept.of, of) ? kept.made : {})
  const made = madeOf(draft.value)
  return {
    value: { ...of, ...made },
    change: (more: Partial<Choice>) => draft.change((then) => ({ of, made: { ...madeOf(then), ...more } })),
    /** To be sent. */
    made,
    isAnother: !isSame(of, { ...of, ...made }),
    /** Once the server has it. Says whether that is all: what she has chosen since stays. */
    saved(now: Choice): boolean {
      let isAll = true
      draft.sent((then) => {
        const since = then ? { ...now, ...then.made } : now
        isAll = isSame(now, since)
        return isAll ? null : { of: { audience: now.audience, replyPolicy: now.replyPolicy }, made: since }
      })
      return isAll
    },
    sent: () => draft.sent(),
  }
}

const isSame = (one: Choice, other: Choice) => one.audience === other.audience && one.replyPolicy === other.replyPolicy
