import type { Post } from '@heraia/contract/feed'
import type { Medium } from '@heraia/contract/media'
import { classNames } from '@heraia/ui/class-names.ts'
import { useState } from 'react'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { CoveredMedia } from './covered-media.tsx'
import { layoutOf, shownShape } from './media-layout.ts'
import { postTexts } from './post-texts.ts'

const MediaViewer = lateDialog(async () => (await import('../media/viewer/media-viewer.tsx')).MediaViewer)

/** The pictures of a post, laid out by how many they are; a press opens them over the whole screen. */
export function PostMedia({ post: { media } }: { post: Pick<Post, 'media'> }) {
  return (
    <CoveredMedia media={media}>
      <Shown media={media} />
    </CoveredMedia>
  )
}

function Shown({ media }: Pick<Post, 'media'>) {
  const [opened, setOpened] = useState<number | null>(null)
  const [first] = media
  if (!first) return null
  if (first.video) return <PostVideo medium={first} />
  const layout = layoutOf(media.length)
  return (
    <>
      <div
        className={classNames('grid gap-1 overflow-hidden rounded-md', layout.grid)}
        style={media.length === 1 ? { aspectRatio: shownShape(first.picture) } : undefined}
      >
        {layout.tiles.map((tile, index) => (
          <Tile
            key={media[index]?.id}
            medium={media[index]}
            place={[index + 1, media.length]}
            className={tile}
            onOpen={() => setOpened(index)}
          />
        ))}
      </div>
      {opened !== null && <MediaViewer media={media} first={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

interface TileProps {
  medium: Medium | undefined
  place: [number, number]
  className: string
  onOpen: () => void
}

/** As wide as the widest of them is drawn. */
function sizesOf(count: number): string {
  if (count === 1) return '(min-width: 48rem) 42rem, 100vw'
  return count <= 5 || count === 8 ? '(min-width: 48rem) 21rem, 50vw' : '(min-width: 48rem) 14rem, 33vw'
}

function Tile({ medium, place, className, onOpen }: TileProps) {
  const texts = useTexts(postTexts)
  if (!medium) return null
  const { picture } = medium
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={classNames('relative block size-full overflow-hidden focus-visible:-outline-offset-4', className)}
    >
      <ShownPicture
        picture={picture}
        alt={picture.alt || texts.picture(...place)}
        sizes={sizesOf(place[1])}
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

function PostVideo({ medium: { picture, video } }: { medium: Medium }) {
  const texts = useTexts(postTexts)
  if (!video) return null
  return (
    <div className="grid">
      <video
        src={video.url}
        poster={picture.url}
        controls
        playsInline
        preload="none"
        aria-label={picture.alt || undefined}
        style={{ aspectRatio: shownShape(picture) }}
        className="max-h-[80dvh] w-full rounded-md bg-sunken object-contain"
      />
      {/* A press on the player plays it: what it shows opens below. */}
      {picture.alt && (
        <details className="text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-muted hover:text-ink">
            <span aria-hidden="true" className="picture-mark">
              ALT
            </span>
            {texts.videoDescription}
          </summary>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {picture.alt}
          </p>
        </details>
      )}
    </div>
  )
}
