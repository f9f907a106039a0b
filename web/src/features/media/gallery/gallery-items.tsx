import type { GalleryItem } from '@heraia/contract/media'
import type { Profile } from '@heraia/contract/profiles'
import { EmptyState } from '@heraia/ui/empty-state'
import { Skeleton, SkeletonCard, SkeletonRow } from '@heraia/ui/skeleton'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { useGalleryAddress } from './gallery-address.ts'
import { GalleryCard } from './gallery-card.tsx'
import { galleryList } from './gallery-queries.ts'
import { GalleryRow } from './gallery-row.tsx'
import { galleryTexts } from './gallery-texts.ts'
import { useGalleryView } from './gallery-view.ts'
import { useFreshStates } from './use-fresh-states.ts'

const grid = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3'

/** One category of her gallery, as tiles or as lines. */
export function GalleryItems({ profile }: { profile: Profile }) {
  const texts = useTexts(galleryTexts)
  const { category } = useGalleryAddress()
  const list = useInfiniteList(galleryList(profile.id, category))
  useFreshStates(list)
  const isOwn = profile.relation?.isSelf
  return (
    <ListStates
      list={list}
      words={texts}
      waiting={<Loading />}
      empty={
        <EmptyState title={texts.empty} seed={`${profile.id}${category ?? ''}`}>
          {isOwn ? texts.emptyOwn : texts.emptyOther}
        </EmptyState>
      }
      end={texts.end}
    >
      {(items) => <Items items={items} />}
    </ListStates>
  )
}

function Items({ items }: { items: GalleryItem[] }) {
  const view = useGalleryView()
  if (view === 'list')
    return (
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item.id}>
            <GalleryRow item={item} />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className={grid}>
      {items.map((item) => (
        <li key={item.id} className="grid min-w-0">
          <GalleryCard item={item} />
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  const texts = useTexts(galleryTexts)
  const view = useGalleryView()
  const shapes = ['a', 'b', 'c', 'd', 'e', 'f']
  return (
    <Skeleton label={texts.loading}>
      <div className={view === 'grid' ? grid : 'grid'}>
        {shapes.map((key) => (view === 'grid' ? <SkeletonCard key={key} /> : <SkeletonRow key={key} />))}
      </div>
    </Skeleton>
  )
}
