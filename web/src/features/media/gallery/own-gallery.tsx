import type { GalleryItem, MediaKind } from '@heraia/contract/media'
import { Avatar } from '@heraia/ui/avatar'
import { Button } from '@heraia/ui/button'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { blurOf } from '../../../pieces/blur.ts'
import { latePart } from '../../../pieces/late-part.tsx'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { sportScene } from '../../../pieces/sport-scene.ts'
import { OwnPictureButton } from '../own-picture/own-picture-button.tsx'
import { ownPictureTexts } from '../own-picture/own-picture-texts.ts'
import { useGalleryAddress } from './gallery-address.ts'
import { GalleryCard } from './gallery-card.tsx'
import { galleryList } from './gallery-queries.ts'
import { galleryTexts } from './gallery-texts.ts'
import { GalleryUploads } from './gallery-uploads.tsx'
import { ownGalleryTexts } from './own-gallery-texts.ts'
import { useFreshStates } from './use-fresh-states.ts'

const GalleryViewer = latePart(async () => (await import('./gallery-viewer.tsx')).GalleryViewer)
const AddToGallery = lateDialog(async () => (await import('./add-to-gallery.tsx')).AddToGallery)

/** The editor's 'Galería Multimedia': her portrait, her cover, and the photos and videos of her Media tab. */
export function OwnGallery() {
  const texts = useTexts(ownPictureTexts)
  const me = useMe()
  const { data: profile } = useQuery(api.profiles.get.queryOptions({ input: { id: me.handle } }))
  const cover = profile?.cover ?? null
  return (
    <div className="grid gap-10">
      <Section title={texts.avatar.title} action={<OwnPictureButton kind="avatar" current={me.avatar} look="button" />}>
        <Avatar seed={me.id} picture={me.avatar} blur={blurOf(me.avatar)} size="huge" />
      </Section>
      <Section title={texts.cover.title} action={<OwnPictureButton kind="cover" current={cover} look="button" />}>
        {cover ? (
          <ShownPicture picture={cover} sizes="56rem" className="aspect-3/1 w-full rounded-md object-cover" />
        ) : (
          <DrawnArt seed={me.id} scene={sportScene(me.sport)} className="aspect-3/1 w-full rounded-md" />
        )}
      </Section>
      <GalleryUploads />
      <Items />
    </div>
  )
}

function Items() {
  const texts = useTexts(ownGalleryTexts)
  const gallery = useTexts(galleryTexts)
  const errors = useTexts(errorTexts)
  const me = useMe()
  const list = useInfiniteList(galleryList(me.id, undefined))
  useFreshStates(list)
  const [adding, setAdding] = useState<MediaKind | null>(null)
  const { itemId } = useGalleryAddress()
  if (list.failed)
    return (
      <FailedState title={gallery.failed} retryLabel={gallery.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  const videos = list.items?.filter(isVideo)
  const photos = list.items?.filter((item) => !isVideo(item))
  const add = (kind: MediaKind) => (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setAdding(kind)}>
      {kind === 'image' ? texts.addPhotos : texts.addVideos}
    </Button>
  )
  return (
    <>
      <Section title={texts.photos} action={add('image')}>
        <Grid items={photos} empty={texts.noPhotos} />
      </Section>
      <Section title={texts.videos} action={add('video')}>
        <Grid items={videos} empty={texts.noVideos} />
      </Section>
      {list.items && list.foot.state !== 'end' && (
        <LoadMore
          {...list.foot}
          moreLabel={gallery.more}
          loadingLabel={gallery.loading}
          failedLabel={gallery.moreFailed}
          retryLabel={gallery.retry}
        />
      )}
      <Suspense>
        {adding && <AddToGallery kinds={[adding]} onClose={() => setAdding(null)} />}
        {itemId && <GalleryViewer ownerId={me.id} itemId={itemId} />}
      </Suspense>
    </>
  )
}

const isVideo = (item: GalleryItem) => item.medium?.kind === 'video'

function Section({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title text-xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

function Grid({ items, empty }: { items: GalleryItem[] | undefined; empty: string }) {
  const gallery = useTexts(galleryTexts)
  const look = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3'
  if (!items)
    return (
      <Skeleton label={gallery.loading}>
        <div className={look}>
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </Skeleton>
    )
  if (items.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <ul className={look}>
      {items.map((item) => (
        <li key={item.id} className="grid min-w-0">
          <GalleryCard item={item} />
        </li>
      ))}
    </ul>
  )
}
