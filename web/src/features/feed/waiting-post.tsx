import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Spinner } from '@heraia/ui/spinner'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { PersonLine } from '../../pieces/person-line.tsx'
import { UploadButtons } from '../media/uploads/upload-buttons.tsx'
import { UploadPreview } from '../media/uploads/upload-preview.tsx'
import { UploadProgress } from '../media/uploads/upload-progress.tsx'
import { isUnderWay } from '../media/uploads/upload-store.ts'
import { useChosenUploads } from '../media/uploads/use-chosen-uploads.ts'
import { FilesNotReady } from '../media/uploads/when-ready.ts'
import { composerTexts } from './composer-texts.ts'
import { feedTexts } from './feed-texts.ts'
import type { KeptPost } from './kept-posts.ts'
import { PostText } from './post-text.tsx'
import { postTexts } from './post-texts.ts'
import { useLettingGo } from './use-letting-go.ts'
import type { PostOnTheWay, usePostsOnTheWay } from './use-posts-on-the-way.ts'
import { useSentElsewhere } from './use-sent-elsewhere.ts'

interface WaitingPostProps {
  post: PostOnTheWay
  onTheWay: ReturnType<typeof usePostsOnTheWay>
}

/** Her new post before the server has it: as it will stand there, with what becomes of it. */
export function WaitingPost({ post: { kept, isPending, error }, onTheWay }: WaitingPostProps) {
  const { draft } = kept
  const texts = useTexts(feedTexts)
  const words = useTexts(composerTexts)
  const me = useMe()
  const media = draft.media ?? []
  const uploads = useChosenUploads(
    media.map(({ id }) => id),
    'post',
  )
  const isElsewhere = useSentElsewhere(kept, isPending)
  const isOnItsWay = isPending || isElsewhere === true
  const isWaiting = !isPending && isElsewhere === false
  const isWaitingForFiles = isPending && uploads.some(isUnderWay)
  return (
    <article
      aria-label={`${me.name}: ${draft.text.slice(0, 80) || words.media}`}
      aria-busy={isOnItsWay}
      className="grid grid-cols-1 gap-3 border-b border-line py-5"
    >
      <PersonLine person={me}>
        <output className="inline-flex items-center gap-2">
          {isOnItsWay ? (
            <>
              <Spinner size="small" />
              {isWaitingForFiles ? words.waiting : texts.posting}
            </>
          ) : (
            isWaiting && texts.notPostedYet
          )}
        </output>
      </PersonLine>
      {draft.text && <PostText post={{ text: draft.text.trim(), mentions: [], language: null }} />}
      {media.length > 0 && (
        <ul aria-label={words.media} className="flex flex-wrap gap-2">
          {uploads.map((upload, index) => (
            <li key={upload.id} className="grid gap-1">
              <UploadPreview upload={upload} className="size-20 rounded-sm" />
              <UploadProgress upload={upload} label={words.nth(index + 1, uploads.length)} />
              {/* Paused meanwhile, on another screen. */}
              {upload.state === 'paused' && <UploadButtons upload={upload} />}
            </li>
          ))}
        </ul>
      )}
      {isWaiting && <NotPosted kept={kept} error={error} onTheWay={onTheWay} />}
    </article>
  )
}

interface NotPostedProps extends Pick<PostOnTheWay, 'error'>, Pick<WaitingPostProps, 'onTheWay'> {
  kept: KeptPost
}

function NotPosted({ kept, error, onTheWay }: NotPostedProps) {
  const texts = useTexts(feedTexts)
  const post = useTexts(postTexts)
  const words = useTexts(composerTexts)
  const errors = useTexts(errorTexts)
  const { want, asked } = useLettingGo(kept, onTheWay)
  const isAsked = asked !== null
  return (
    <div className="grid gap-3">
      <Banner tone={error ? 'danger' : 'notice'} title={texts.notPosted}>
        {error && (error instanceof FilesNotReady ? words.notReady : errorText(errors, error))}
      </Banner>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" disabled={isAsked} onClick={() => onTheWay.send(kept.draft)}>
          {texts.retry}
        </Button>
        {onTheWay.mayChange && (
          <Button pending={asked === 'edit'} disabled={isAsked} onClick={() => want('edit')}>
            {post.edit}
          </Button>
        )}
        <Button tone="plain" pending={asked === 'remove'} disabled={isAsked} onClick={() => want('remove')}>
          {texts.discard}
        </Button>
      </div>
    </div>
  )
}
