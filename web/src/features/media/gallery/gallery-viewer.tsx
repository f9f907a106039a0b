import type { GalleryItemId, PersonId } from '@heraia/contract/ids'
import type { GalleryItem } from '@heraia/contract/media'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Lightbox } from '@heraia/ui/lightbox'
import { Spinner } from '@heraia/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText, errorTexts, isNotFound } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { Stage, useNeighbours } from '../viewer/stage.tsx'
import { viewerTexts } from '../viewer/viewer-texts.ts'
import { useGalleryAddress } from './gallery-address.ts'
import { galleryList, oneGalleryItem } from './gallery-queries.ts'
import { galleryTexts } from './gallery-texts.ts'
import { ItemAside } from './item-aside.tsx'
import { useCountView } from './use-count-view.ts'

/** One item over the whole screen. Next and previous walk through the category that is chosen, round and round. */
export function GalleryViewer({ ownerId, itemId }: { ownerId: PersonId; itemId: GalleryItemId }) {
  const texts = useTexts(galleryTexts)
  const viewer = useTexts(viewerTexts)
  const { language } = useLocale()
  const address = useGalleryAddress()
  const items = useAllShown(ownerId, address.category)
  const at = items.findIndex(({ id }) => id === itemId)
  // Who came by a link may stand outside of what is loaded, or in another category.
  const asked = useQuery({ ...oneGalleryItem(itemId), enabled: at < 0 })
  const item = items[at] ?? asked.data
  useCountView(item)

  const beside = (step: number) => (at < 0 ? items[0] : items[(at + step + items.length) % items.length])
  useNeighbours([beside(1)?.medium, beside(-1)?.medium])
  const turn = (step: number) => () => {
    const next = beside(step)
    if (next) address.turnTo(next.id)
  }
  const isMany = items.length > (at < 0 ? 0 : 1)
  const position = at < 0 ? undefined : texts.position(at + 1, items.length)
  const shown = item ? `${item.title}. ${item.medium?.picture.alt ?? ''}` : ''
  return (
    <Lightbox
      label={item?.title ?? viewer.viewer}
      onClose={address.close}
      closeLabel={texts.close}
      onPrevious={isMany ? turn(-1) : undefined}
      onNext={isMany ? turn(1) : undefined}
      previousLabel={texts.previous}
      nextLabel={texts.next}
      position={position}
      lang={language}
      announcement={`${shown} ${position ?? ''}`}
      aside={item?.medium && <ItemAside key={item.id} item={item} />}
    >
      {item?.medium ? <Stage medium={item.medium} /> : <Missing query={asked} isKnown={item !== undefined} />}
    </Lightbox>
  )
}

/** What can be looked at. The rest of the list comes while she looks, so that the last stands before the first. */
function useAllShown(ownerId: PersonId, category: GalleryItem['category'] | undefined): GalleryItem[] {
  const list = useInfiniteList(galleryList(ownerId, category))
  const { state, onMore } = list.foot
  useEffect(() => {
    if (state === 'ready') onMore()
  }, [state, onMore])
  return (list.items ?? []).filter(({ medium }) => medium)
}

interface Asked {
  error: Error | null
  isError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

function Missing({ query, isKnown }: { query: Asked; isKnown: boolean }) {
  const texts = useTexts(galleryTexts)
  const errors = useTexts(errorTexts)
  if (isKnown) return <p className="text-muted">{texts.processing}</p>
  if (!query.isError) return <Spinner size="large" label={texts.loading} />
  if (isNotFound(query.error))
    return (
      <EmptyState title={texts.gone} art="none">
        {texts.goneHint}
      </EmptyState>
    )
  return (
    <FailedState
      title={errorText(errors, query.error)}
      retryLabel={texts.retry}
      onRetry={() => void query.refetch()}
      pending={query.isFetching}
    />
  )
}
