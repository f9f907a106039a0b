import { classNames } from '@heraia/ui/class-names.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { UploadButtons } from './upload-buttons.tsx'
import { UploadPreview } from './upload-preview.tsx'
import { UploadProgress } from './upload-progress.tsx'
import type { Upload } from './upload-store.ts'
import { uploadTexts } from './upload-texts.ts'
import { nameOf, stateWords } from './upload-words.ts'
import { useOnline } from './use-online.ts'

interface UploadRowProps {
  upload: Upload
  onRemove?: (upload: Upload) => void
  /** Its alt text, for example. */
  children?: ReactNode
}

/** One file and where it stands. */
export function UploadRow({ upload, onRemove, children }: UploadRowProps) {
  const texts = useTexts(uploadTexts)
  const isOnline = useOnline()
  const name = nameOf(upload, texts)
  return (
    <li className="grid gap-2 py-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
        <UploadPreview upload={upload} className="size-14 rounded-sm" />
        <div className="grid gap-1">
          <p className="truncate text-sm font-semibold">{name}</p>
          <UploadProgress upload={upload} label={name} />
          <p
            className={classNames(
              'figures text-sm',
              upload.state === 'failed' ? 'font-medium text-danger-ink' : 'text-muted',
            )}
          >
            {stateWords(upload, texts, isOnline)}
          </p>
        </div>
        <UploadButtons upload={upload} onRemove={onRemove} />
      </div>
      {children}
    </li>
  )
}
