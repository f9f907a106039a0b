import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { KEPT_ENTRIES } from '../../lib/kept-here.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { WordsLeft } from '../../pieces/words-left.tsx'
import { lastChoice } from './last-choice.ts'
import { EMPTY_POST, isBegun, type PostDraft } from './post-draft.ts'
import { quoteTexts } from './quote-texts.ts'

/** What she had begun about a post that is not there any more: a quote, a comment, answers to comments. */
export function WordsAboutPost({ postId }: { postId: string }) {
  const texts = useTexts(quoteTexts)
  const personId = useSession().supabaseUser?.id ?? 'visitor'
  // Those that she deletes here show nothing any more.
  const [comments] = useState(() => commentsBegun(personId, postId))
  return (
    <>
      <QuoteLeft postId={postId} />
      {comments.map((name) => (
        <WordsLeft key={name} name={name} title={texts.postGone} />
      ))}
    </>
  )
}

/** A quote can still be a post of its own, with its pictures; not in the place of one that she has begun. */
function QuoteLeft({ postId }: { postId: string }) {
  const texts = useTexts(quoteTexts)
  const personId = useSession().supabaseUser?.id ?? 'visitor'
  const quote = useDraft<PostDraft>(`quote:${postId}`, EMPTY_POST)
  const own = useDraft<PostDraft>('post', EMPTY_POST)
  const take = () => {
    const { audience, replyPolicy } = EMPTY_POST
    const isChosen = quote.value.audience !== audience || quote.value.replyPolicy !== replyPolicy
    own.change({ ...quote.value, ...(!isChosen && lastChoice(personId)), id: '', isReworded: undefined })
    quote.sent()
    showToast({ message: texts.taken })
  }
  if (!isBegun(quote.value)) return null
  return (
    <WordsLeft name={`quote:${postId}`} title={texts.postGone}>
      {!isBegun(own.value) && (
        <Button size="small" onClick={take}>
          {texts.take}
        </Button>
      )}
    </WordsLeft>
  )
}

/** The names of their drafts; another tab's own have a number behind theirs, and are shown there. */
function commentsBegun(personId: string, postId: string): string[] {
  const start = `${KEPT_ENTRIES.drafts}${personId}:`
  const names = Object.keys(localStorage)
    .filter((key) => key.startsWith(`${start}comment:${postId}:`) && !key.includes('#'))
    .map((key) => key.slice(start.length))
  return [...new Set([`comment:${postId}:`, ...names])]
}
