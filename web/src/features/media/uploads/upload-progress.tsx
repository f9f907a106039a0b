import type { Upload } from './upload-store.ts'
import { percentOf } from './upload-words.ts'

/** A lane that fills; being made ready has no measure, so it stands full and breathes. */
export function UploadProgress({ upload, label }: { upload: Upload; label: string }) {
  if (upload.state === 'ready' || upload.state === 'failed') return null
  const percent = percentOf([upload])
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={upload.state === 'processing' ? undefined : percent}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div
        className={`h-full rounded-full bg-accent transition-[width] ${upload.state === 'processing' ? 'animate-pulse' : ''}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
