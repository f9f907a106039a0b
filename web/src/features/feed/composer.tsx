import type { PostAudience, ReplyPolicy } from '@heraia/contract/feed'
import { Avatar } from '@heraia/ui/avatar'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { feedTexts } from './feed-texts.ts'
import { POST_MAX } from './post-limits.ts'
import { usePublish } from './use-publish.ts'

/** Writes a post. What she types is kept in this browser until the server has it. */
export function Composer() {
  const texts = useTexts(feedTexts)
  const errors = useTexts(errorTexts)
  const me = useMe()
  const { draft, change, publish, isPending, error, restored } = usePublish()
  const over = draft.text.trim().length - POST_MAX
  const isReady = draft.text.trim() !== '' && over <= 0

  function send() {
    if (isReady && !isPending) publish()
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-3 border-b border-line pb-5"
    >
      <Avatar seed={me.id} src={me.avatar?.url} size="medium" />
      <div className="grid gap-3">
        {error && (
          <Banner tone="danger" title={texts.notPosted}>
            {errorText(errors, error)}
          </Banner>
        )}
        <TextArea
          label={texts.mind}
          labelShown={false}
          placeholder={texts.mind}
          value={draft.text}
          onValue={(text) => change({ text })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              send()
            }
          }}
          countTo={POST_MAX}
          countWords={texts.left}
          error={over > 0 ? texts.tooLong(over) : undefined}
          hint={restored ? texts.restored : undefined}
          rows={draft.text ? 4 : 2}
          aria-keyshortcuts="Control+Enter"
        />
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div className="flex min-w-0 flex-wrap gap-3">
            <Select
              label={texts.audience}
              value={draft.audience}
              onValue={(audience) => change({ audience: audience as PostAudience })}
              options={[
                { value: 'public', label: texts.public },
                { value: 'followers', label: texts.followers },
                { value: 'private', label: texts.private },
              ]}
            />
            <Select
              label={texts.replies}
              value={draft.replyPolicy}
              onValue={(replyPolicy) => change({ replyPolicy: replyPolicy as ReplyPolicy })}
              options={[
                { value: 'everyone', label: texts.repliesEveryone },
                { value: 'following', label: texts.repliesFollowing },
                { value: 'nobody', label: texts.repliesNobody },
              ]}
            />
          </div>
          <Button type="submit" tone="primary" disabled={!isReady} pending={isPending} pendingLabel={texts.posting}>
            {texts.post}
          </Button>
        </div>
      </div>
    </form>
  )
}
