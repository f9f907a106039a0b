import { Avatar } from '@heraia/ui/avatar'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { feedTexts } from './feed-texts.ts'
import { PostAudienceChoice } from './post-audience-choice.tsx'
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
      <Avatar seed={me.id} picture={me.avatar} size="medium" />
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
          countTo={draft.text ? POST_MAX : undefined}
          countWords={texts.left}
          error={over > 0 ? texts.tooLong(over) : undefined}
          hint={restored ? texts.restored : undefined}
          rows={draft.text ? 4 : 2}
          aria-keyshortcuts="Control+Enter"
        />
        {draft.text !== '' && <PostAudienceChoice draft={draft} onChange={change} />}
        <Button
          type="submit"
          tone="primary"
          disabled={!isReady}
          pending={isPending}
          pendingLabel={texts.posting}
          className="justify-self-end"
        >
          {texts.post}
        </Button>
      </div>
    </form>
  )
}
