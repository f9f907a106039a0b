import { TextArea } from '@heraia/ui/text-area'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { ALT_MAX } from '../media-limits.ts'
import { uploadTexts } from './upload-texts.ts'

interface AltFieldProps {
  id?: string
  /** Of the file, to tell several boxes apart by ear. */
  name: string
  isVideo: boolean
  value: string
  onValue: (value: string) => void
  error?: ReactNode
}

/** Asks what a picture shows. Empty is allowed; the name of a file never stands in for it. */
export function AltField({ id, name, isVideo, value, onValue, error }: AltFieldProps) {
  const texts = useTexts(uploadTexts)
  return (
    <TextArea
      id={id}
      label={
        <>
          {isVideo ? texts.altVideo : texts.alt} <span className="sr-only">{name}</span>
        </>
      }
      hint={texts.altHint}
      error={error}
      value={value}
      onValue={onValue}
      maxLength={ALT_MAX}
      rows={2}
    />
  )
}
