import type { MediaId } from '@heraia/contract/ids'
import type { Crop } from '@heraia/contract/media'
import type { Picture } from '@heraia/contract/person'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Spinner } from '@heraia/ui/spinner'
import { TextArea } from '@heraia/ui/text-area'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorText, errorTexts, failureOf, fieldCode } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { ALT_MAX } from '../media-limits.ts'
import { FilePicker } from '../uploads/file-picker.tsx'
import { useShownHere } from '../uploads/shown-here.ts'
import { beginUploads, cancelUpload } from '../uploads/upload-acts.ts'
import { UploadRow } from '../uploads/upload-row.tsx'
import { isUnderWay, type Upload, useUploads } from '../uploads/upload-store.ts'
import { useUploadLimits } from '../uploads/use-upload-limits.ts'
import { FilesNotReady } from '../uploads/when-ready.ts'
import { CropPicture } from './crop-picture.tsx'
import { ownPictureTexts } from './own-picture-texts.ts'
import { WHOLE } from './shares.ts'
import { type OwnPicture, type PictureOf, useOwnPicture, wordsFor } from './use-own-picture.ts'

const KINDS = ['image'] as const

interface OwnPictureDialogProps {
  kind: OwnPicture
  current: Picture | null
  onClose: () => void
  /** Whose, where it is not her own. */
  of?: PictureOf
}

/** Her portrait or her cover: chosen, cut to its shape, described, saved; or removed. */
export function OwnPictureDialog({ kind, current, onClose, of }: OwnPictureDialogProps) {
  const texts = useTexts(ownPictureTexts)
  const words = texts[wordsFor(kind, of)]
  useShownHere(kind)
  const { maxBytes } = useUploadLimits(KINDS)
  const [mediaId, setMediaId] = useState<MediaId | null>(null)
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [alt, setAlt] = useState('')
  const upload = useUploads().find(({ id }) => id === mediaId)
  const { save, remove } = useOwnPicture(kind, onClose, of)
  const isUsable = upload !== undefined && upload.state !== 'failed'

  function choose([file]: File[]) {
    if (!file) return
    if (mediaId) void cancelUpload(mediaId)
    const [id] = beginUploads([file], { purpose: kind, kinds: KINDS, maxBytes })
    setMediaId(id ?? null)
  }

  function leave() {
    if (mediaId) void cancelUpload(mediaId)
    onClose()
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && leave()}
      keeps={!upload}
      isBegun={upload !== undefined}
      title={words.title}
      closeLabel={texts.close}
      actions={
        <>
          {current && !upload && (
            <Button
              tone="plain"
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => remove.mutate()}
              pending={remove.isPending}
              className="sm:me-auto"
            >
              {texts.remove}
            </Button>
          )}
          <Button onClick={leave}>{texts.cancel}</Button>
          <Button
            tone="primary"
            disabled={!isUsable}
            pending={save.isPending}
            pendingLabel={upload && isUnderWay(upload) ? texts.waiting : texts.saving}
            onClick={() => mediaId && save.mutate({ mediaId, crop, alt })}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        <Trouble error={save.error ?? remove.error} />
        {isUsable ? (
          <Cut key={upload.id} upload={upload} kind={kind} onCrop={setCrop} />
        ) : (
          current && <Current kind={kind} picture={current} />
        )}
        {upload && (
          <ul className="-my-3">
            <UploadRow upload={upload} onRemove={({ id }) => (void cancelUpload(id), setMediaId(null))} />
          </ul>
        )}
        {isUsable && (
          <TextArea label={words.alt} hint={words.altHint} value={alt} onValue={setAlt} maxLength={ALT_MAX} rows={2} />
        )}
        {!isUsable && <FilePicker kinds={KINDS} onFiles={choose} />}
      </div>
    </FormDialog>
  )
}

/** From the file itself; where the browser cannot show it, from what the server makes of it. */
function Cut({ upload, kind, onCrop }: { upload: Upload; kind: OwnPicture; onCrop: (crop: Crop) => void }) {
  const texts = useTexts(ownPictureTexts)
  const [isUnknown, setIsUnknown] = useState(false)
  const src = isUnknown ? upload.medium?.picture.url : upload.preview
  if (!src)
    return (
      <div className="grid aspect-2/1 place-items-center content-center gap-3 rounded-md bg-sunken p-4 text-center text-sm text-muted">
        <Spinner size="large" />
        {isUnknown && texts.preparing}
      </div>
    )
  return <CropPicture key={src} src={src} shape={kind} onCrop={onCrop} onUnknown={() => setIsUnknown(true)} />
}

function Current({ kind, picture }: { kind: OwnPicture; picture: Picture }) {
  const shape = kind === 'avatar' ? 'mx-auto size-40 rounded-full' : 'aspect-3/1 w-full rounded-md'
  return <ShownPicture picture={picture} sizes="36rem" className={`${shape} object-cover`} />
}

function Trouble({ error }: { error: Error | null }) {
  const errors = useTexts(errorTexts)
  const texts = useTexts(ownPictureTexts)
  // Why a file cannot be used stands beside it.
  if (!error || error instanceof FilesNotReady) return null
  const isSmall = fieldCode(failureOf(error), 'crop') === 'too_small'
  return <Banner tone="danger">{isSmall ? texts.tooSmall : errorText(errors, error)}</Banner>
}
