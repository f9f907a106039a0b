import type { Listing } from '@heraia/contract/listings'
import type { Medium } from '@heraia/contract/media'
import { classNames } from '@heraia/ui/class-names.ts'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { listingTexts } from './listing-texts.ts'

const MediaViewer = lateDialog(async () => (await import('../../media/viewer/media-viewer.tsx')).MediaViewer)

/** On a phone a little less than it is: 640 pixels do there, 1200 weigh four times as much. */
const LARGE = '(min-width: 1024px) 50rem, (min-width: 640px) 100vw, 88vw'
const SMALL = '6rem'

/** One picture large, the others below it; pressing the large one opens it over the whole screen. */
export function ListingGallery({ listing: { id, pictures } }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const [at, setAt] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const shown = pictures[at] ?? pictures[0]
  if (!shown) return <DrawnArt seed={id} scene="balls" className="aspect-4/3 w-full rounded-lg" />
  const place = Math.max(pictures.indexOf(shown), 0)
  return (
    <section aria-label={texts.pictures} className="grid min-w-0 content-start gap-3">
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="relative block overflow-hidden rounded-lg bg-sunken"
      >
        <ShownPicture
          key={shown.mediaId}
          // What stands there until a picture comes would stay beside one that does not fill its place.
          picture={{ ...shown, thumbhash: null }}
          alt={texts.openPicture(place + 1, pictures.length, shown.alt)}
          sizes={LARGE}
          loading="eager"
          fetchPriority="high"
          className="aspect-4/3 size-full object-contain"
        />
        {shown.alt && (
          <span aria-hidden="true" className="picture-mark absolute start-3 bottom-3">
            ALT
          </span>
        )}
      </button>
      {pictures.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.mediaId}>
              <button
                type="button"
                aria-label={texts.showPicture(index + 1, pictures.length, picture.alt)}
                aria-pressed={index === place}
                onClick={() => setAt(index)}
                className={classNames(
                  'block size-16 overflow-hidden rounded-sm border-2 sm:size-20',
                  index === place ? 'border-ink' : 'border-transparent hover:border-control',
                )}
              >
                <ShownPicture picture={picture} alt="" sizes={SMALL} className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && <MediaViewer media={pictures.map(mediumOf)} first={place} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

const mediumOf = ({ mediaId, ...picture }: Listing['pictures'][number]): Medium => ({
  id: mediaId,
  kind: 'image',
  picture,
  sensitive: false,
  video: null,
})
