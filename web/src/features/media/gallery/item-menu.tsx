import type { GalleryItem } from '@heraia/contract/media'
import { classNames } from '@heraia/ui/class-names.ts'
import { Menu } from '@heraia/ui/menu'
import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { DeleteItemDialog } from './delete-item-dialog.tsx'
import { galleryTexts } from './gallery-texts.ts'

const EditItem = lateDialog(async () => (await import('./edit-item.tsx')).EditItem)
const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** Edit and delete, for its owner. */
export function ItemMenu({ item, className }: { item: GalleryItem; className?: string }) {
  const texts = useTexts(galleryTexts)
  const [opened, setOpened] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpened(null)
  return (
    <span className={classNames('relative z-1 shrink-0', className)}>
      <Menu
        label={texts.menu(item.title)}
        trigger="icon"
        icon={<MoreHorizontal {...icon} />}
        choices={[
          { id: 'edit', label: texts.edit, icon: <Pencil {...icon} />, onAction: () => setOpened('edit') },
          {
            id: 'remove',
            label: texts.remove,
            icon: <Trash2 {...icon} />,
            tone: 'danger',
            onAction: () => setOpened('remove'),
          },
        ]}
      />
      {opened === 'remove' && <DeleteItemDialog item={item} onClose={close} />}
      {opened === 'edit' && <EditItem item={item} onClose={close} />}
    </span>
  )
}
