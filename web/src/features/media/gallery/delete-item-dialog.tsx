import type { GalleryItem } from '@heraia/contract/media'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { orGone } from '../../../lib/or-gone.ts'
import { useGalleryAddress } from './gallery-address.ts'
import { askGalleryAgain } from './gallery-queries.ts'
import { galleryTexts } from './gallery-texts.ts'

export function DeleteItemDialog({ item, onClose }: { item: GalleryItem; onClose: () => void }) {
  const texts = useTexts(galleryTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const address = useGalleryAddress()
  const remove = useMutation({
    mutationFn: () => orGone(client.gallery.remove({ id: item.id })),
    onSuccess: async () => {
      onClose()
      if (address.itemId === item.id) address.close()
      showToast({ message: texts.removed, tone: 'success' })
      await askGalleryAgain(queries)
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeAsk(item.title)}
      confirmLabel={texts.remove}
      cancelLabel={texts.cancel}
      onConfirm={() => remove.mutate()}
      pending={remove.isPending}
      pendingLabel={texts.removing}
    >
      {texts.removeHint}
    </ConfirmDialog>
  )
}
