import { isBlank } from '@heraia/contract/blank'
import type { Post } from '@heraia/contract/feed'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useDraft } from '../../lib/drafts.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useRewording } from '../../lib/use-rewording.ts'
import { OlderWords } from '../../pieces/older-words.tsx'
import { composerTexts } from './composer-texts.ts'
import { EditAlts } from './edit-alts.tsx'
import { feedTexts } from './feed-texts.ts'
import { MentionArea } from './mention-area.tsx'
import { PostAudienceChoice } from './post-audience-choice.tsx'
import { showEdited } from './post-cache.ts'
import { POST_MAX } from './post-limits.ts'
import { postTexts } from './post-texts.ts'
import { SensitiveChoice } from './sensitive-choice.tsx'
import { useKeptAlts } from './use-kept-alts.ts'
import { useKeptChoice } from './use-kept-choice.ts'
import { useWritesAtOnce } from './use-writes-at-once.ts'

/** Changes her own post in its place: the text, of which the one before is kept in its history, and for whom it is. */
export function EditPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const texts = useTexts(postTexts)
  const feed = useTexts(feedTexts)
  const composer = useTexts(composerTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const draft = useRewording(`edit-post:${post.id}`, post.text)
  const field = useWritesAtOnce()
  const alts = useKeptAlts(`edit-post-pictures:${post.id}`, post.media)
  const choice = useKeptChoice(post)
  const wasSensitive = post.media.some(({ sensitive }) => sensitive)
  const cover = useDraft<boolean | null>(`edit-post-sensitive:${post.id}`, null)
  const sensitive = cover.value ?? wasSensitive
  const save = useMutation({
    mutationFn: async () => {
      const described = alts.changed
      draft.trying()
      alts.trying()
      await Promise.all(described.map((one) => client.media.describe(one)))
      const isReworded = draft.value.trim() !== post.text
      const isOther = isReworded || choice.isAnother || sensitive !== wasSensitive
      return isOther || described.length === 0
        ? client.feed.edit({ id: post.id, text: isReworded ? draft.value : undefined, ...choice.made, sensitive })
        : client.feed.get({ id: post.id })
    },
    onSuccess: (saved) => {
      showEdited(queries, saved)
      void queries.invalidateQueries({ queryKey: api.feed.history.key({ input: { id: post.id } }) })
      // What she wrote while it was being saved is still to be saved.
      cover.sent((now) => (now === sensitive ? null : now))
      const all = [draft.saved(saved.text), alts.saved(saved.media), choice.saved(saved)]
      if (all.every(Boolean)) onClose()
    },
  })
  function close() {
    draft.sent()
    alts.sent()
    choice.sent()
    cover.sent()
    onClose()
  }
  const length = draft.value.trim().length
  // A repost needs no words.
  const saysNothing = isBlank(draft.value) && post.text !== '' && post.media.length === 0
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      className="grid gap-3"
    >
      {save.isError && <Banner tone="danger">{errorText(errors, save.error)}</Banner>}
      <OlderWords draft={draft} field={field} />
      <MentionArea
        id={field}
        label={texts.text}
        labelShown={false}
        value={draft.value}
        onValue={draft.change}
        countTo={POST_MAX}
        countWords={feed.left}
        error={length > POST_MAX ? feed.tooLong(length - POST_MAX) : undefined}
      />
      <EditAlts label={composer.media} media={post.media} alts={alts} />
      {post.media.length > 0 && <SensitiveChoice value={sensitive} onValue={cover.change} />}
      {/* What stands in a team's name is for everybody. */}
      {!post.team && <PostAudienceChoice draft={choice.value} onChange={choice.change} />}
      <div className="flex justify-end gap-3">
        <Button onClick={close}>{texts.cancel}</Button>
        <Button
          type="submit"
          tone="primary"
          disabled={saysNothing || length > POST_MAX}
          pending={save.isPending}
          pendingLabel={texts.saving}
        >
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
