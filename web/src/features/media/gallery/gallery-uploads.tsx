import { useTexts } from '../../../lib/locale.tsx'
import { useShownHere } from '../uploads/shown-here.ts'
import { UploadRow } from '../uploads/upload-row.tsx'
import { useUploads } from '../uploads/upload-store.ts'
import { uploadTexts } from '../uploads/upload-texts.ts'

/** What she published and what still goes up for it; once it has arrived it stands in the list below. */
export function GalleryUploads() {
  const texts = useTexts(uploadTexts)
  useShownHere('gallery')
  const uploads = useUploads().filter(({ purpose, item }) => purpose === 'gallery' && item)
  if (uploads.length === 0) return null
  return (
    <section aria-label={texts.list} className="rounded-md border border-line bg-raised px-4 py-1">
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  )
}
