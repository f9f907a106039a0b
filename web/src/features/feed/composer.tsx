import { isBlank } from '@heraia/contract/blank'
import type { QuotedPost as QuotedView } from '@heraia/contract/feed'
import type { TeamChip } from '@heraia/contract/team'
import { Avatar } from '@heraia/ui/avatar'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { classNames } from '@heraia/ui/class-names.ts'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { errorText, errorTexts, failureOf } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { AltReminderNote } from '../media/alt-reminder/alt-reminder-note.tsx'
import { useAltReminder } from '../media/alt-reminder/use-alt-reminder.ts'
import { FileButton } from '../media/uploads/file-picker.tsx'
import { isUnderWay } from '../media/uploads/upload-store.ts'
import { useFileDrop } from '../media/uploads/use-file-drop.ts'
import { FilesNotReady } from '../media/uploads/when-ready.ts'
import { ComposerMedia } from './composer-media.tsx'
import { composerTexts } from './composer-texts.ts'
import { feedTexts } from './feed-texts.ts'
import { MentionArea } from './mention-area.tsx'
import { PostAudienceChoice } from './post-audience-choice.tsx'
import { POST_MAX } from './post-limits.ts'
import { quoteTexts } from './quote-texts.ts'
import { QuotedPost } from './quoted-post.tsx'
import { SensitiveChoice } from './sensitive-choice.tsx'
import { useComposerMedia } from './use-composer-media.ts'
import { usePublish } from './use-publish.ts'

const NOT_SENSITIVE = { sensitive: undefined }

/** Writes a post, for a team that she runs, or about a quoted one. What she types and chooses is kept in this browser until the server has it. */
export function Composer({ quoted, team, onPosted }: { quoted?: QuotedView; team?: TeamChip; onPosted?: () => void }) {
  const texts = useTexts(feedTexts)
  const words = useTexts(composerTexts)
  const quote = useTexts(quoteTexts)
  const me = useMe()
  const { draft, change, publish, isPending, error, restored } = usePublish({
    ...{ quotes: quoted?.id, teamId: team?.id, onPosted },
  })
  const chosen = draft.media ?? []
  // What she said of pictures goes with the last of them.
  const media = useComposerMedia(chosen, (next) => change({ media: next, ...(next.length === 0 && NOT_SENSITIVE) }))
  const reminder = useAltReminder({ uploads: media.uploads, chosen, open: media.open })
  const drop = useFileDrop(media.add)
  const over = draft.text.trim().length - POST_MAX
  const mind = quoted ? quote.mind : team ? words.forTeam(team.name) : texts.mind
  const isBegun = draft.text !== '' || chosen.length > 0
  const isReady = (!isBlank(draft.text) || chosen.length > 0) && over <= 0 && !media.isBlocked
  const form = useRef<HTMLFormElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  const isWaiting = isPending && media.uploads.some(isUnderWay)

  function send() {
    if (isReady && !isPending && reminder.mayPublish()) sendAsItIs()
  }

  function sendAsItIs() {
    if (!isReady || isPending) return
    publish()
    // A long text and its pictures leave the page: without this, what came below is under her finger, and not her post.
    requestAnimationFrame(() => form.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <form
      ref={form}
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3',
        quoted ? 'pt-2' : 'border-b border-line pb-5',
        drop.isOver && 'rounded-md outline-2 outline-offset-4 outline-accent outline-dashed',
      )}
    >
      {team ? (
        <Avatar seed={team.id} picture={team.logo} kind="team" size="medium" />
      ) : (
        <Avatar seed={me.id} picture={me.avatar} size="medium" />
      )}
      <div className="grid grid-cols-1 gap-3">
        {error && <NotPosted error={error} />}
        <MentionArea
          label={mind}
          labelShown={false}
          placeholder={mind}
          autoFocus={quoted !== undefined}
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
          hint={drop.isOver ? words.dropNow : restored ? texts.restored : undefined}
          rows={draft.text ? 4 : 2}
          aria-keyshortcuts="Control+Enter"
        />
        {chosen.length > 0 && (
          <>
            <ComposerMedia {...{ chosen, media, reminder }} />
            <SensitiveChoice value={draft.sensitive ?? false} onValue={(sensitive) => change({ sensitive })} />
          </>
        )}
        {quoted && <QuotedPost quoted={quoted} still />}
        {isBegun && !team && <PostAudienceChoice draft={draft} onChange={change} />}
        {isWaiting && <p className="text-sm text-muted">{words.waiting}</p>}
        <AltReminderNote
          reminder={reminder}
          anyway={words.anyway}
          onAnyway={() => {
            // The question goes with its answer, and would take the focus with it.
            submit.current?.focus()
            sendAsItIs()
          }}
        />
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-2 gap-y-3 sm:col-start-2">
        <span className="min-w-0 grow basis-32">
          <AddMedia media={media} />
        </span>
        <Button
          ref={submit}
          type="submit"
          tone="primary"
          disabled={!isReady}
          pending={isPending}
          pendingLabel={texts.posting}
        >
          {texts.post}
        </Button>
      </div>
    </form>
  )
}

function AddMedia({ media }: { media: ReturnType<typeof useComposerMedia> }) {
  const words = useTexts(composerTexts)
  return (
    <FileButton
      accept={media.accept}
      multiple
      onFiles={media.add}
      tone="plain"
      disabled={media.isFull}
      icon={<ImagePlus aria-hidden="true" className="size-5" />}
      size="small"
      className="-ms-3.5 text-start"
    >
      {words.add}
    </FileButton>
  )
}

function NotPosted({ error }: { error: Error }) {
  const texts = useTexts(feedTexts)
  const words = useTexts(composerTexts)
  const quote = useTexts(quoteTexts)
  const errors = useTexts(errorTexts)
  return (
    <Banner tone="danger" title={texts.notPosted}>
      {error instanceof FilesNotReady
        ? words.notReady
        : failureOf(error).reason === 'quotes_closed'
          ? quote.closed
          : errorText(errors, error)}
    </Banner>
  )
}
