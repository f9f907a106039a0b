import type { GalleryItem } from '@heraia/contract/media'
import { classNames } from '@heraia/ui/class-names.ts'
import { Spinner } from '@heraia/ui/spinner'
import { Lock, Play, TriangleAlert, Users } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { uploadTexts } from '../uploads/upload-texts.ts'
import { playingTime } from '../viewer/playing-time.ts'
import { galleryTexts } from './gallery-texts.ts'

interface ItemCoverProps {
  item: GalleryItem
  sizes: string
  className: string
  /** Says why it failed; where there is no room, the list says it. */
  isTold?: boolean
}

/** The picture or poster, and over it what it is and who sees it. */
export function ItemCover({ item, sizes, className, isTold = true }: ItemCoverProps) {
  const texts = useTexts(galleryTexts)
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)}>
      {item.medium ? (
        <ShownPicture picture={item.medium.picture} sizes={sizes} className="size-full object-cover" />
      ) : (
        <NotReady item={item} isTold={isTold} />
      )}
      {item.medium?.video && <Length seconds={item.medium.video.duration} />}
      {item.audience !== 'public' && (
        <span
          title={item.audience === 'followers' ? texts.onlyFollowers : texts.onlyMe}
          className="absolute start-2 top-2 grid size-8 place-items-center rounded-full bg-inverse text-on-inverse"
        >
          {item.audience === 'followers' ? (
            <Users role="img" aria-label={texts.onlyFollowers} className="size-4" />
          ) : (
            <Lock role="img" aria-label={texts.onlyMe} className="size-4" />
          )}
        </span>
      )}
    </div>
  )
}

function Length({ seconds }: { seconds: number }) {
  const texts = useTexts(galleryTexts)
  const time = playingTime(seconds)
  return (
    <span className="figures absolute end-2 bottom-2 flex items-center gap-1 rounded-sm bg-inverse px-1.5 py-0.5 text-xs font-semibold text-on-inverse">
      <Play aria-hidden="true" className="size-3 fill-current" />
      <span className="sr-only">{texts.length(time)}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  )
}

function NotReady({ item, isTold }: { item: GalleryItem; isTold: boolean }) {
  const texts = useTexts(galleryTexts)
  const { failures } = useTexts(uploadTexts)
  if (item.state !== 'failed')
    return (
      <span className="grid size-full content-center justify-items-center gap-2 p-2 text-center text-sm text-muted">
        <Spinner />
        {isTold && texts.processing}
      </span>
    )
  return (
    <span className="grid size-full content-center justify-items-center gap-1 overflow-hidden p-2 text-center text-xs text-danger-ink">
      <TriangleAlert aria-hidden="true" className="size-5" />
      {isTold && (item.failure ? failures[item.failure] : texts.failedItem)}
    </span>
  )
}
