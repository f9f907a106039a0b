import { classNames } from '@heraia/ui/class-names.ts'
import { sourcesOf } from '@heraia/ui/picture-sources.ts'
import { FileImage, FileText, FileVideo } from 'lucide-react'
import { useState } from 'react'
import type { Upload } from './upload-store.ts'

/** The file as it lies in her device; once it is ready, as the site shows it (a browser may not know HEIC). */
export function UploadPreview({ upload, className }: { upload: Upload; className?: string }) {
  const [cannotShow, setCannotShow] = useState(false)
  const look = classNames('block bg-sunken object-cover', className)
  if (upload.medium) {
    const { picture } = upload.medium
    return <img src={picture.url} srcSet={sourcesOf(picture)} sizes="20rem" alt="" className={look} />
  }
  if (!upload.preview || cannotShow || upload.kind === 'document') {
    const Icon = upload.kind === 'document' ? FileText : upload.kind === 'video' ? FileVideo : FileImage
    return (
      <span className={classNames('grid place-items-center bg-sunken text-muted', className)}>
        <Icon aria-hidden="true" className="size-6" />
      </span>
    )
  }
  if (upload.kind === 'video') {
    return (
      <video
        src={`${upload.preview}#t=0.1`}
        muted
        playsInline
        preload="metadata"
        aria-hidden="true"
        tabIndex={-1}
        onError={() => setCannotShow(true)}
        className={look}
      />
    )
  }
  return <img src={upload.preview} alt="" onError={() => setCannotShow(true)} className={look} />
}
