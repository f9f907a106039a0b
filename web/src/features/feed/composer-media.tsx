import { classNames } from '@heraia/ui/class-names.ts'
import { IconButton } from '@heraia/ui/icon-button'
import { ArrowLeft, ArrowRight, Check, TriangleAlert } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { altFieldId } from '../media/alt-reminder/alt-field-id.ts'
import { AltRequired } from '../media/alt-reminder/alt-reminder-note.tsx'
import type { AltReminding } from '../media/alt-reminder/use-alt-reminder.ts'
import { AltField } from '../media/uploads/alt-field.tsx'
import { UploadButtons } from '../media/uploads/upload-buttons.tsx'
import { UploadPreview } from '../media/uploads/upload-preview.tsx'
import { UploadProgress } from '../media/uploads/upload-progress.tsx'
import type { Upload } from '../media/uploads/upload-store.ts'
import { uploadTexts } from '../media/uploads/upload-texts.ts'
import { nameOf, stateWords } from '../media/uploads/upload-words.ts'
import { useOnline } from '../media/uploads/use-online.ts'
import { composerTexts } from './composer-texts.ts'
import type { ChosenMedium } from './post-draft.ts'
import type { useComposerMedia } from './use-composer-media.ts'

interface ComposerMediaProps {
  chosen: readonly ChosenMedium[]
  media: ReturnType<typeof useComposerMedia>
  reminder: AltReminding
}

/** Small pictures in the order of the post; the one that is pressed is described, moved or removed below. */
export function ComposerMedia({ chosen, media, reminder }: ComposerMediaProps) {
  const texts = useTexts(composerTexts)
  const { uploads } = media
  const open = uploads.find(({ id }) => id === media.opened) ?? firstInNeed(uploads, chosen)
  if (!open) return null
  const at = uploads.indexOf(open)
  return (
    <section aria-label={texts.media} className="grid gap-3">
      <ul className="flex flex-wrap gap-2">
        {uploads.map((upload, index) => (
          <li key={upload.id}>
            <Thumbnail
              upload={upload}
              label={texts.nth(index + 1, uploads.length)}
              isDescribed={Boolean(chosen[index]?.alt)}
              isOpen={upload === open}
              onPress={() => media.open(upload.id)}
            />
          </li>
        ))}
      </ul>
      {media.problem && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {texts.problems[media.problem]}
        </p>
      )}
      <Details
        key={open.id}
        upload={open}
        alt={chosen.find(({ id }) => id === open.id)?.alt ?? ''}
        place={texts.nth(at + 1, uploads.length)}
        isFirst={at === 0}
        isLast={at === uploads.length - 1}
        isRefused={reminder.isRefused(open.id)}
        media={media}
      />
    </section>
  )
}

/** What failed first, then what nobody has described. */
const firstInNeed = (uploads: readonly Upload[], chosen: readonly ChosenMedium[]): Upload | undefined =>
  uploads.find(({ state }) => state === 'failed') ??
  uploads.find(({ id }) => !chosen.find((medium) => medium.id === id)?.alt) ??
  uploads[0]

interface ThumbnailProps {
  upload: Upload
  label: string
  isDescribed: boolean
  isOpen: boolean
  onPress: () => void
}

function Thumbnail({ upload, label, isDescribed, isOpen, onPress }: ThumbnailProps) {
  const texts = useTexts(composerTexts)
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onPress}
      className={classNames(
        'relative block size-20 overflow-hidden rounded-sm border-2',
        upload.state === 'failed' ? 'border-danger' : isOpen ? 'border-ink' : 'border-transparent',
      )}
    >
      <span className="sr-only">{isDescribed ? `${label}, ${texts.described}` : label}</span>
      <UploadPreview upload={upload} className="size-full" />
      {upload.state === 'failed' ? (
        <span className="absolute inset-0 grid place-items-center bg-danger-soft text-danger-ink">
          <TriangleAlert aria-hidden="true" className="size-6" />
        </span>
      ) : (
        <span className="absolute inset-x-1 bottom-1 grid gap-1">
          {isDescribed && (
            <span
              aria-hidden="true"
              className="inline-flex w-fit items-center gap-0.5 rounded-sm bg-inverse px-1 text-xs font-semibold text-on-inverse"
            >
              ALT
              <Check className="size-3" />
            </span>
          )}
          <UploadProgress upload={upload} label={label} />
        </span>
      )}
    </button>
  )
}

interface DetailsProps {
  upload: Upload
  alt: string
  place: string
  isFirst: boolean
  isLast: boolean
  isRefused: boolean
  media: ReturnType<typeof useComposerMedia>
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const

function Details({ upload, alt, place, isFirst, isLast, isRefused, media }: DetailsProps) {
  const texts = useTexts(composerTexts)
  const words = useTexts(uploadTexts)
  const isOnline = useOnline()
  const isFailed = upload.state === 'failed'
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className={classNames('figures min-w-0 text-sm', isFailed ? 'font-medium text-danger-ink' : 'text-muted')}>
          <span className="font-semibold text-ink">{place}</span> · {stateWords(upload, words, isOnline)}
        </p>
        <div className="ms-auto flex">
          {!(isFirst && isLast) && (
            <>
              <IconButton
                label={texts.earlier}
                icon={<ArrowLeft {...icon} />}
                aria-disabled={isFirst}
                onClick={() => media.move(upload.id, -1)}
              />
              <IconButton
                label={texts.later}
                icon={<ArrowRight {...icon} />}
                aria-disabled={isLast}
                onClick={() => media.move(upload.id, 1)}
              />
            </>
          )}
          <UploadButtons upload={upload} onRemove={({ id }) => media.remove(id)} />
        </div>
      </div>
      {!isFailed && (
        <AltField
          id={altFieldId(upload.id)}
          error={isRefused && <AltRequired />}
          name={nameOf(upload, words)}
          isVideo={upload.kind === 'video'}
          value={alt}
          onValue={(next) => media.describe(upload.id, next)}
        />
      )}
    </div>
  )
}
