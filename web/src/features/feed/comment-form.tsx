import { isBlank } from '@heraia/contract/blank'
import type { Comment } from '@heraia/contract/feed'
import type { CommentId, PostId } from '@heraia/contract/ids'
import { uuid7 } from '@heraia/contract/uuid7'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { LiveRegion } from '@heraia/ui/live-region'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { api, client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { isSameThing } from '../../lib/one-thing.ts'
import { feedTexts } from './feed-texts.ts'
import { MentionArea } from './mention-area.tsx'
import { countComment } from './post-cache.ts'
import { COMMENT_MAX } from './post-limits.ts'
import { postTexts } from './post-texts.ts'

interface Draft {
  id: string
  text: string
  /** Changed since it was sent under this id: a try whose answer was lost may have brought the server other words. */
  isReworded?: boolean
}

const EMPTY: Draft = { id: '', text: '' }

interface CommentFormProps {
  postId: PostId
  /** What she answers. */
  parent?: Comment
  /** `isBegunAgain`: while it was on its way she wrote on, and the form must not close over her words. */
  onSent?: (isBegunAgain: boolean) => void
}

/** Writes a comment, or an answer to one. Draft and id are kept until the server has it: sent twice is one comment. */
export function CommentForm({ postId, parent, onSent }: CommentFormProps) {
  const texts = useTexts(postTexts)
  const feed = useTexts(feedTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const draft = useDraft(`comment:${postId}:${parent?.id ?? ''}`, EMPTY)
  const isTriedHere = useRef(false)
  const counting = useRef<{ id: string; count: () => void }>(undefined)
  // From the first try on: where the server has that one, the stream has counted it before the next.
  const countingOf = (id: string) => {
    if (counting.current?.id !== id) counting.current = { id, count: countComment(queries, postId, 1) }
    return counting.current.count
  }
  const send = useMutation({
    mutationFn: async ({ id, text, isReworded }: Draft) => {
      const commentId = id as CommentId
      const put = (as: CommentId) => client.feed.comment({ id: postId, commentId: as, parentId: parent?.id, text })
      const comment = await put(commentId)
      if (!comment.author) {
        // It had arrived, and she has deleted it since: what stands in the box is another one.
        const another = uuid7() as CommentId
        draft.change((now) => (now.id === id ? { ...now, id: another } : now))
        return put(another)
      }
      return isReworded ? client.feed.editComment({ id: commentId, text }) : comment
    },
    onMutate: ({ id }) => countingOf(id),
    onSuccess: async (_comment, { text: sent }, count) => {
      // What she wrote on meanwhile stays, as another comment.
      draft.sent((now) => (now.text === sent ? EMPTY : { id: '', text: now.text }))
      count()
      await queries.invalidateQueries({ queryKey: api.feed.comments.key({ input: { id: postId } }) })
      onSent?.(isBegunAgain())
    },
  })
  const isBegunAgain = () => {
    let isBegun = false
    draft.change((now) => {
      isBegun = !isBlank(now.text)
      return now
    })
    return isBegun
  }
  const text = draft.value.text.trim()
  const over = text.length - COMMENT_MAX
  const isReady = !isBlank(text) && over <= 0
  const label = parent?.author ? texts.writeReply(parent.author.name) : texts.writeComment

  function write(value: string) {
    draft.change((now) => {
      const id = isSameThing(isTriedHere.current, now.text, value) ? now.id : ''
      return { id, text: value, isReworded: id !== '' || undefined }
    })
  }

  function submit() {
    if (!isReady || send.isPending) return
    isTriedHere.current = true
    const comment = { ...draft.value, id: draft.value.id || uuid7() }
    draft.change(comment)
    send.mutate(comment)
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="grid gap-2"
    >
      <LiveRegion message={send.isSuccess ? texts.commented : ''} />
      {send.isError && (
        <Banner tone="danger" title={texts.notSent}>
          {errorText(errors, send.error)}
        </Banner>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <MentionArea
          label={label}
          labelShown={false}
          placeholder={label}
          rows={1}
          value={draft.value.text}
          onValue={write}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
          countTo={text.length > COMMENT_MAX - 200 ? COMMENT_MAX : undefined}
          countWords={feed.left}
          error={over > 0 ? feed.tooLong(over) : undefined}
          className="min-w-48 flex-1"
        />
        <Button type="submit" tone="primary" disabled={!isReady} pending={send.isPending} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
