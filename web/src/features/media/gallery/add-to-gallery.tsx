import type { MediaKind } from '@heraia/contract/media'
import { Button } from '@heraia/ui/button'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { SpokenConfirm, SpokenDialog } from '../../../pieces/spoken-dialog.tsx'
import { altFieldId } from '../alt-reminder/alt-field-id.ts'
import { AltReminderNote, AltRequired } from '../alt-reminder/alt-reminder-note.tsx'
import { AltField } from '../uploads/alt-field.tsx'
import { FilePicker } from '../uploads/file-picker.tsx'
import { UploadRow } from '../uploads/upload-row.tsx'
import { uploadTexts } from '../uploads/upload-texts.ts'
import { nameOf } from '../uploads/upload-words.ts'
import { itemFormTexts } from './gallery-texts.ts'
import { ItemFields } from './item-fields.tsx'
import { useAddToGallery } from './use-add-to-gallery.ts'

const BOTH: readonly MediaKind[] = ['image', 'video']

interface AddToGalleryProps {
  /** What its chooser offers. */
  kinds?: readonly MediaKind[]
  onClose: () => void
}

/** 'Subir Contenido': files, what they are, and who sees them. */
export function AddToGallery({ kinds = BOTH, onClose }: AddToGalleryProps) {
  const texts = useTexts(itemFormTexts)
  const form = useAddToGallery(kinds, onClose)
  const [isAsking, setIsAsking] = useState(false)
  const formId = useId()
  const leave = () => (form.isTouched ? setIsAsking(true) : onClose())
  return (
    <>
      <SpokenDialog
        open
        onOpenChange={(open) => !open && leave()}
        title={texts.add}
        closeLabel={texts.close}
        actions={
          <>
            <Button onClick={leave}>{texts.cancel}</Button>
            <Button type="submit" form={formId} tone="primary">
              {texts.submit}
            </Button>
          </>
        }
      >
        <AddForm id={formId} form={form} kinds={kinds} />
      </SpokenDialog>
      <SpokenConfirm
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.discardAsk}
        confirmLabel={texts.discard}
        cancelLabel={texts.stay}
        onConfirm={form.discard}
      >
        {texts.discardHint}
      </SpokenConfirm>
    </>
  )
}

interface AddFormProps {
  id: string
  form: ReturnType<typeof useAddToGallery>
  kinds: readonly MediaKind[]
}

function AddForm({ id, form, kinds }: AddFormProps) {
  const texts = useTexts(itemFormTexts)
  const upload = useTexts(uploadTexts)
  const element = useRef<HTMLFormElement>(null)
  const wrong = `${form.fileProblem ?? ''}${Object.keys(form.errors).join()}`
  useEffect(() => {
    if (wrong) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [wrong])

  function submit(event: FormEvent) {
    event.preventDefault()
    form.publish()
  }

  return (
    <form id={id} ref={element} noValidate onSubmit={submit} className="grid gap-5 pt-1">
      <FilePicker
        kinds={kinds}
        multiple
        onFiles={form.add}
        error={form.fileProblem ? texts[form.fileProblem] : undefined}
      />
      {form.uploads.length > 0 && (
        <ul aria-label={upload.list} className="-mt-2 divide-y divide-line">
          {form.uploads.map((file) => (
            <UploadRow key={file.id} upload={file} onRemove={form.remove}>
              {file.state !== 'failed' && (
                <AltField
                  id={altFieldId(file.id)}
                  error={form.reminder.isRefused(file.id) && <AltRequired />}
                  name={nameOf(file, upload)}
                  isVideo={file.kind === 'video'}
                  value={form.alts[file.id] ?? ''}
                  onValue={(alt) => form.describe(file.id, alt)}
                />
              )}
            </UploadRow>
          ))}
        </ul>
      )}
      <ItemFields
        form={form.form}
        errors={form.errors}
        onChange={form.change}
        titleHint={form.uploads.length > 1 ? texts.titleForAll : undefined}
      />
      <p className="text-sm text-muted">{texts.goesOn}</p>
      <AltReminderNote reminder={form.reminder} anyway={texts.anyway} onAnyway={form.publishAsItIs} />
    </form>
  )
}
