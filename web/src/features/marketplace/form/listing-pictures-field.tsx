import type { MediaId } from '@heraia/contract/ids'
import { classNames } from '@heraia/ui/class-names.ts'
import { IconButton } from '@heraia/ui/icon-button'
import { ArrowLeft, ArrowRight, CircleAlert, ImagePlus, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { altFieldId } from '../../media/alt-reminder/alt-field-id.ts'
import { AltRequired } from '../../media/alt-reminder/alt-reminder-note.tsx'
import type { AltReminding } from '../../media/alt-reminder/use-alt-reminder.ts'
import { AltField } from '../../media/uploads/alt-field.tsx'
import { FileButton } from '../../media/uploads/file-picker.tsx'
import { UploadButtons } from '../../media/uploads/upload-buttons.tsx'
import { UploadPreview } from '../../media/uploads/upload-preview.tsx'
import { UploadProgress } from '../../media/uploads/upload-progress.tsx'
import type { Upload } from '../../media/uploads/upload-store.ts'
import { uploadTexts } from '../../media/uploads/upload-texts.ts'
import { nameOf, stateWords } from '../../media/uploads/upload-words.ts'
import { useFileDrop } from '../../media/uploads/use-file-drop.ts'
import { useOnline } from '../../media/uploads/use-online.ts'
import type { ChosenPicture } from './listing-draft.ts'
import { listingFormTexts } from './listing-form-texts.ts'
import { isSmall, usePixelSize } from './pixel-size.ts'
import type { ListingPictures } from './use-listing-pictures.ts'

interface ListingPicturesFieldProps {
  id: string
  chosen: readonly ChosenPicture[]
  pictures: ListingPictures
  reminder: AltReminding
  error?: string
}

/** One to five pictures: chosen, dropped or pasted; each can be described, moved and taken away. */
export function ListingPicturesField({ id, chosen, pictures, reminder, error }: ListingPicturesFieldProps) {
  const texts = useTexts(listingFormTexts)
  const hint = useId()
  const words = useTexts(uploadTexts)
  const { uploads } = pictures
  const add = (files: File[]) => void pictures.add(files)
  const drop = useFileDrop(add)
  return (
    <fieldset
      {...drop.handlers}
      id={id}
      tabIndex={-1}
      aria-describedby={`${hint} ${hint}-error`}
      className={classNames(
        'grid min-w-0 gap-4 rounded-md border-2 border-dashed p-4 transition-colors',
        drop.isOver ? 'border-accent bg-accent-soft' : error ? 'border-danger' : 'border-control',
      )}
    >
      <legend className="sr-only">{texts.pictures}</legend>
      {uploads.length > 0 && (
        <ol className="grid gap-4">
          {uploads.map((upload, at) => (
            <PictureRow
              key={upload.id}
              upload={upload}
              at={at}
              of={uploads.length}
              alt={chosen.find((picture) => picture.id === upload.id)?.alt ?? ''}
              pictures={pictures}
              isRefused={reminder.isRefused(upload.id)}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          accept={pictures.accept}
          multiple
          onFiles={add}
          disabled={pictures.isFull}
          describedBy={`${hint} ${hint}-error`}
          isInvalid={Boolean(error)}
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
        >
          {texts.addPictures}
        </FileButton>
        <p id={hint} className="min-w-0 flex-1 basis-52 text-sm text-muted">
          {drop.isOver ? texts.dropNow : pictures.isFull ? texts.picturesFull : texts.picturesHint}
        </p>
      </div>
      <div aria-live="polite" className="grid gap-2 text-sm empty:sr-only">
        {pictures.refused.length > 0 && (
          <ul className="grid gap-1 text-danger-ink">
            {pictures.refused.map(({ name, failure }, at) => (
              // Two files of different folders may be called alike.
              <li key={`${at} ${name}`} className="[overflow-wrap:anywhere]">
                <span className="font-semibold">{name}</span>: {words.failures[failure]}
              </li>
            ))}
          </ul>
        )}
        {pictures.leftOut && <p>{texts.leftOut}</p>}
      </div>
      <p id={`${hint}-error`} aria-live="polite" className="text-sm font-medium text-danger-ink empty:sr-only">
        {error && (
          <span className="flex items-start gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </span>
        )}
      </p>
    </fieldset>
  )
}

interface PictureRowProps {
  upload: Upload
  at: number
  of: number
  alt: string
  pictures: ListingPictures
  isRefused: boolean
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const

function PictureRow({ upload, at, of, alt, pictures, isRefused }: PictureRowProps) {
  const texts = useTexts(listingFormTexts)
  const words = useTexts(uploadTexts)
  const isOnline = useOnline()
  const size = usePixelSize(upload)
  const isFailed = upload.state === 'failed'
  const place = texts.nth(at + 1, of)
  const move = (step: -1 | 1) => (id: MediaId) => pictures.move(id, step)
  return (
    <li className="grid grid-cols-[--spacing(24)_minmax(0,1fr)] gap-x-4 gap-y-2 rounded-md bg-sunken p-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="relative h-fit">
        <UploadPreview upload={upload} className="aspect-square w-full rounded-sm" />
        {at === 0 && <span className="picture-mark absolute start-1 top-1">{texts.cover}</span>}
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className={classNames('figures text-sm', isFailed ? 'font-medium text-danger-ink' : 'text-muted')}>
            <span className="font-semibold text-ink">{place}</span> · {stateWords(upload, words, isOnline)}
          </p>
          <div className="-me-2 ms-auto flex">
            {of > 1 && (
              <>
                <IconButton
                  label={`${texts.earlier}: ${place}`}
                  icon={<ArrowLeft {...icon} />}
                  aria-disabled={at === 0}
                  onClick={() => move(-1)(upload.id)}
                />
                <IconButton
                  label={`${texts.later}: ${place}`}
                  icon={<ArrowRight {...icon} />}
                  aria-disabled={at === of - 1}
                  onClick={() => move(1)(upload.id)}
                />
              </>
            )}
            <UploadButtons upload={upload} onRemove={({ id }) => pictures.remove(id)} />
          </div>
        </div>
        <UploadProgress upload={upload} label={place} />
        {isSmall(size) && !isFailed && (
          <p role="status" className="flex items-start gap-2 rounded-sm bg-notice-soft p-2 text-sm text-on-notice-soft">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {texts.small(size.width, size.height)}
          </p>
        )}
      </div>
      {!isFailed && (
        <div className="col-span-full">
          <AltField
            id={altFieldId(upload.id)}
            error={isRefused && <AltRequired />}
            name={nameOf(upload, words)}
            isVideo={false}
            value={alt}
            onValue={(next) => pictures.describe(upload.id, next)}
          />
        </div>
      )}
    </li>
  )
}
