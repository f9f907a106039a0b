import type { Attachment, MediaDocument, Medium } from '@heraia/contract/media'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { attachmentTexts } from './attachment-texts.ts'

const MediaViewer = lateDialog(async () => (await import('../viewer/media-viewer.tsx')).MediaViewer)

/** Pictures that open over the whole screen, and documents to save. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const texts = useTexts(attachmentTexts)
  const [opened, setOpened] = useState<number | null>(null)
  const pictures = attachments.flatMap(({ medium }) => medium ?? [])
  const documents = attachments.flatMap(({ document }) => document ?? [])
  if (attachments.length === 0) return null
  return (
    <>
      <ul aria-label={texts.attached} className="grid gap-2">
        {pictures.length > 0 && (
          <li className={pictures.length === 1 ? 'max-w-72' : 'grid max-w-96 grid-cols-2 gap-1 sm:grid-cols-3'}>
            {pictures.map((medium, at) => (
              <Thumbnail
                key={medium.id}
                medium={medium}
                place={[at + 1, pictures.length]}
                onOpen={() => setOpened(at)}
              />
            ))}
          </li>
        )}
        {documents.map((document) => (
          <li key={document.id} className="min-w-0">
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
      {opened !== null && <MediaViewer media={pictures} first={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

interface ThumbnailProps {
  medium: Medium
  place: [number, number]
  onOpen: () => void
}

function Thumbnail({ medium: { picture }, place, onOpen }: ThumbnailProps) {
  const texts = useTexts(attachmentTexts)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="relative block w-full overflow-hidden rounded-md bg-sunken focus-visible:-outline-offset-4"
      style={{ aspectRatio: place[1] === 1 ? Math.max(0.75, picture.width / picture.height) : 1 }}
    >
      <ShownPicture
        picture={picture}
        alt={picture.alt ? texts.openPicture(picture.alt) : texts.picture(...place)}
        sizes="18rem"
        className="absolute inset-0 size-full object-cover"
      />
      {picture.alt && (
        <span aria-hidden="true" className="picture-mark absolute start-2 bottom-2">
          ALT
        </span>
      )}
    </button>
  )
}

/** A plain link: its address carries for whom it was made, and the server answers with something to save. */
function DocumentLink({ document: { title, url, bytes } }: { document: MediaDocument }) {
  const texts = useTexts(attachmentTexts)
  const format = useFormat()
  const name = title || texts.document
  const size =
    bytes >= 1_000_000 ? `${format.number(Math.round(bytes / 100_000) / 10)} MB` : `${Math.ceil(bytes / 1000)} kB`
  return (
    <a
      href={url}
      download
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink hover:border-ink"
    >
      <FileText aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">
        <span dir="auto" className="line-clamp-3 font-semibold [overflow-wrap:anywhere]">
          <span className="sr-only">{texts.save} </span>
          {name}
        </span>
        <span className="figures block text-muted">PDF · {size}</span>
      </span>
    </a>
  )
}
