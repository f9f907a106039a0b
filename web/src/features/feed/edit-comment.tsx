import { isBlank } from '@heraia/contract/blank'
import type { Comment } from '@heraia/contract/feed'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useRewording } from '../../lib/use-rewording.ts'
import { OlderWords } from '../../pieces/older-words.tsx'
import { feedTexts } from './feed-texts.ts'
import { MentionArea } from './mention-area.tsx'
import { COMMENT_MAX } from './post-limits.ts'
import { postTexts } from './post-texts.ts'
import { useWritesAtOnce } from './use-writes-at-once.ts'

export function EditComment({ comment, onClose }: { comment: Comment; onClose: () => void }) {
  const texts = useTexts(postTexts)
  const feed = useTexts(feedTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const draft = useRewording(`edit-comment:${comment.id}`, comment.text)
  const field = useWritesAtOnce()
  const text = draft.value
  const save = useMutation({
    mutationFn: () => {
      draft.trying()
      return client.feed.editComment({ id: comment.id, text })
    },
    onSuccess: async (saved) => {
      await queries.invalidateQueries({ queryKey: api.feed.comments.key({ input: { id: comment.postId } }) })
      if (draft.saved(saved.text)) onClose()
    },
  })
  function close() {
    draft.sent()
    onClose()
  }
  const length = text.trim().length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      className="grid gap-2"
    >
      {save.isError && <Banner tone="danger">{errorText(errors, save.error)}</Banner>}
      <OlderWords draft={draft} field={field} />
      <MentionArea
        id={field}
        label={texts.text}
        labelShown={false}
        value={text}
        onValue={draft.change}
        countTo={COMMENT_MAX}
        countWords={feed.left}
        error={length > COMMENT_MAX ? feed.tooLong(length - COMMENT_MAX) : undefined}
      />
      <div className="flex justify-end gap-3">
        <Button onClick={close}>{texts.cancel}</Button>
        <Button
          type="submit"
          tone="primary"
          disabled={isBlank(text) || length > COMMENT_MAX}
          pending={save.isPending}
          pendingLabel={texts.saving}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
