import type { GalleryItem } from '@heraia/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { RemoveDialog } from '../../../pieces/remove-dialog.tsx'
import { useGalleryAddress } from './gallery-address.ts'
import { askGalleryAgain } from './gallery-queries.ts'
import { galleryTexts } from './gallery-texts.ts'

export function DeleteItemDialog({ item, onClose }: { item: GalleryItem; onClose: () => void }) {
  const texts = useTexts(galleryTexts)
  const queries = useQueryClient()
  const address = useGalleryAddress()
  return (
    <RemoveDialog
      title={texts.removeAsk(item.title)}
      words={texts}
      remove={() => client.gallery.remove({ id: item.id })}
      onRemoved={() => {
        // She may have closed it while the answer was on its way: closed again, it would lead her off the page.
        const shown = new URLSearchParams(location.search).get('item')
        if (shown === item.id) address.close()
        return askGalleryAgain(queries)
      }}
      onClose={onClose}
    >
      {texts.removeHint}
    </RemoveDialog>
  )
}
