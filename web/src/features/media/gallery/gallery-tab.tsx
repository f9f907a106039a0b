import type { Profile } from '@heraia/contract/profiles'
import { Button } from '@heraia/ui/button'
import { IconButton } from '@heraia/ui/icon-button'
import { LayoutGrid, List, Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { ScreenLanguage, useLocale, useTexts } from '../../../lib/locale.tsx'
import { latePart } from '../../../pieces/late-part.tsx'
import { CategoryChips } from './category-chips.tsx'
import { useGalleryAddress } from './gallery-address.ts'
import { GalleryItems } from './gallery-items.tsx'
import { galleryTexts } from './gallery-texts.ts'
import { GalleryUploads } from './gallery-uploads.tsx'
import { chooseGalleryView, useGalleryView } from './gallery-view.ts'

const AddToGallery = lateDialog(async () => (await import('./add-to-gallery.tsx')).AddToGallery)
const GalleryViewer = latePart(async () => (await import('./gallery-viewer.tsx')).GalleryViewer)

/** Her pictures and videos. The panel was written in Spanish and speaks it until the visitor chooses. */
export function GalleryTab({ profile }: { profile: Profile }) {
  return (
    <ScreenLanguage language="es">
      <Gallery profile={profile} />
    </ScreenLanguage>
  )
}

function Gallery({ profile }: { profile: Profile }) {
  const texts = useTexts(galleryTexts)
  const { language } = useLocale()
  const { itemId } = useGalleryAddress()
  const [isAdding, setIsAdding] = useState(false)
  const isOwn = profile.relation?.isSelf ?? false
  const add = isOwn && (
    <Button tone="primary" icon={<Upload aria-hidden="true" className="size-5" />} onClick={() => setIsAdding(true)}>
      {texts.upload}
    </Button>
  )
  return (
    <section lang={language} aria-label={texts.title} className="grid gap-5 py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {add}
        <ViewChoice />
      </div>
      <CategoryChips personId={profile.id} />
      {isOwn && <GalleryUploads />}
      <GalleryItems profile={profile} />
      <Suspense>
        {isAdding && <AddToGallery onClose={() => setIsAdding(false)} />}
        {itemId && <GalleryViewer ownerId={profile.id} itemId={itemId} />}
      </Suspense>
    </section>
  )
}

const icon = { 'aria-hidden': true, className: 'size-5' } as const

function ViewChoice() {
  const texts = useTexts(galleryTexts)
  const view = useGalleryView()
  return (
    <fieldset className="ms-auto flex gap-1">
      <legend className="sr-only">{texts.view}</legend>
      <IconButton
        label={texts.grid}
        icon={<LayoutGrid {...icon} />}
        aria-pressed={view === 'grid'}
        onClick={() => chooseGalleryView('grid')}
      />
      <IconButton
        label={texts.list}
        icon={<List {...icon} />}
        aria-pressed={view === 'list'}
        onClick={() => chooseGalleryView('list')}
      />
    </fieldset>
  )
}
