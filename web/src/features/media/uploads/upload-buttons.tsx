import { IconButton } from '@heraia/ui/icon-button'
import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { cancelUpload, pauseUpload, resumeUpload, retryUpload } from './upload-acts.ts'
import type { Upload } from './upload-store.ts'
import { uploadTexts } from './upload-texts.ts'
import { nameOf } from './upload-words.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

interface UploadButtonsProps {
  upload: Upload
  onRemove?: (upload: Upload) => void
}

/** Pause, go on, try again, remove: what the state allows. */
export function UploadButtons({ upload, onRemove = ({ id }) => void cancelUpload(id) }: UploadButtonsProps) {
  const texts = useTexts(uploadTexts)
  const name = nameOf(upload, texts)
  const { id, state } = upload
  return (
    <span className="flex">
      {state === 'uploading' && (
        <IconButton label={texts.pause(name)} icon={<Pause {...icon} />} onClick={() => void pauseUpload(id)} />
      )}
      {state === 'paused' && (
        <IconButton label={texts.resume(name)} icon={<Play {...icon} />} onClick={() => void resumeUpload(id)} />
      )}
      {state === 'failed' && upload.mayRetry && (
        <IconButton label={texts.retry(name)} icon={<RotateCcw {...icon} />} onClick={() => void retryUpload(id)} />
      )}
      <IconButton label={texts.remove(name)} icon={<X {...icon} />} onClick={() => onRemove(upload)} />
    </span>
  )
}
