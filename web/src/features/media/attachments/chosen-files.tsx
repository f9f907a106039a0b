import { Field } from '@heraia/ui/field'
import { useTexts } from '../../../lib/locale.tsx'
import { altFieldId } from '../alt-reminder/alt-field-id.ts'
import { AltRequired } from '../alt-reminder/alt-reminder-note.tsx'
import type { AltReminding } from '../alt-reminder/use-alt-reminder.ts'
import { AltField } from '../uploads/alt-field.tsx'
import { UploadRow } from '../uploads/upload-row.tsx'
import type { Upload } from '../uploads/upload-store.ts'
import { uploadTexts } from '../uploads/upload-texts.ts'
import { nameOf } from '../uploads/upload-words.ts'
import { attachmentTexts } from './attachment-texts.ts'
import type { ChosenFile, useAttachments } from './use-attachments.ts'

interface ChosenFilesProps {
  chosen: readonly ChosenFile[]
  files: ReturnType<typeof useAttachments>
  /** Where she is asked before they are published. */
  reminder?: AltReminding
}

/** Each file with where it stands, and what it shows or how it is called. */
export function ChosenFiles({ chosen, files, reminder }: ChosenFilesProps) {
  const texts = useTexts(attachmentTexts)
  if (files.uploads.length === 0) return null
  return (
    <ul aria-label={texts.chosen} className="divide-y divide-line">
      {files.uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onRemove={({ id }) => files.remove(id)}>
          {upload.kind !== null && upload.state !== 'failed' && (
            <Words
              upload={upload}
              alt={chosen.find(({ id }) => id === upload.id)?.alt ?? ''}
              onValue={(alt) => files.describe(upload.id, alt)}
              isRefused={reminder?.isRefused(upload.id) ?? false}
            />
          )}
        </UploadRow>
      ))}
    </ul>
  )
}

interface WordsProps {
  upload: Upload
  alt: string
  onValue: (alt: string) => void
  isRefused: boolean
}

function Words({ upload, alt, onValue, isRefused }: WordsProps) {
  const texts = useTexts(attachmentTexts)
  const name = nameOf(upload, useTexts(uploadTexts))
  if (upload.kind !== 'document') {
    const error = isRefused && <AltRequired />
    return <AltField id={altFieldId(upload.id)} isVideo={false} value={alt} {...{ name, onValue, error }} />
  }
  return (
    <Field
      label={
        <>
          {texts.documentTitle} <span className="sr-only">{name}</span>
        </>
      }
      value={alt}
      onValue={onValue}
      maxLength={120}
    />
  )
}
