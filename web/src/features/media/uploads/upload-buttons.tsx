import { IconButton } from '@heraia/ui/icon-button'
import { Pause, Play, RotateCcw, X } from 'lucide-react'
import { useCallback, useRef } from 'react'
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
  const remove = useRef<HTMLButtonElement>(null)
  /** Where nothing is left to pause or to send again, the keyboard goes on beside it. */
  const keepsFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) remove.current?.focus()
    },
    [],
  )
  const act = actOn(upload, name, texts)
  return (
    <span className="flex">
      {act && <IconButton ref={keepsFocus} {...act} />}
      <IconButton ref={remove} label={texts.remove(name)} icon={<X {...icon} />} onClick={() => onRemove(upload)} />
    </span>
  )
}

/** One button for all of it: what she pressed stays under her finger, and keeps the focus. */
function actOn({ id, state, mayRetry }: Upload, name: string, texts: (typeof uploadTexts)['en']) {
  if (state === 'uploading')
    return { label: texts.pause(name), icon: <Pause {...icon} />, onClick: () => void pauseUpload(id) }
  if (state === 'paused')
    return { label: texts.resume(name), icon: <Play {...icon} />, onClick: () => void resumeUpload(id) }
  if (state === 'failed' && mayRetry)
    return { label: texts.retry(name), icon: <RotateCcw {...icon} />, onClick: () => void retryUpload(id) }
  return null
}
