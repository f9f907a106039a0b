import type { GalleryItem } from '@heraia/contract/media'
import { classNames } from '@heraia/ui/class-names.ts'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { Flag, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { DeleteItemDialog } from './delete-item-dialog.tsx'
import { galleryTexts } from './gallery-texts.ts'

const EditItem = lateDialog(async () => (await import('./edit-item.tsx')).EditItem)
const ReportDialog = lateDialog(async () => (await import('../../profiles/report-dialog.tsx')).ReportDialog)
const icon = { 'aria-hidden': true, className: 'size-5' } as const

/** Edit and delete, for its owner; others may report it. */
export function ItemMenu({ item, className }: { item: GalleryItem; className?: string }) {
  const texts = useTexts(galleryTexts)
  const [opened, setOpened] = useState<'edit' | 'remove' | 'report' | null>(null)
  const close = () => setOpened(null)
  const opens = (panel: NonNullable<typeof opened>) => () => setOpened(panel)
  const choices: MenuChoice[] = [
    ...(item.may.edit
      ? [
          { id: 'edit', label: texts.edit, icon: <Pencil {...icon} />, onAction: opens('edit') },
          {
            id: 'remove',
            label: texts.remove,
            icon: <Trash2 {...icon} />,
            tone: 'danger' as const,
            onAction: opens('remove'),
          },
        ]
      : []),
    ...(item.may.report
      ? [
          {
            id: 'report',
            label: texts.report,
            icon: <Flag {...icon} />,
            tone: 'danger' as const,
            onAction: opens('report'),
          },
        ]
      : []),
  ]
  if (choices.length === 0) return null
  return (
    <span className={classNames('relative z-1 shrink-0', className)}>
      <Menu label={texts.menu(item.title)} trigger="icon" icon={<MoreHorizontal {...icon} />} choices={choices} />
      {opened === 'remove' && <DeleteItemDialog item={item} onClose={close} />}
      {opened === 'report' && <ReportDialog subject="gallery_item" subjectId={item.id} onClose={close} />}
      {opened === 'edit' && <EditItem item={item} onClose={close} />}
    </span>
  )
}
