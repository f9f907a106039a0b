import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { Dialog } from '../dialog.tsx'
import { Field } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu } from '../menu.tsx'
import { Popover } from '../popover.tsx'
import { Sheet } from '../sheet.tsx'
import { showToast } from '../toast-queue.ts'
import { ToastRegion } from '../toast-region.tsx'
import { Tooltip } from '../tooltip.tsx'
import { Group, Row } from './group.tsx'

const choices = [
  { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden="true" />, href: '#edit' },
  { id: 'report', label: 'Report', detail: 'We read every report', icon: <Flag aria-hidden="true" /> },
  { id: 'delete', label: 'Delete', tone: 'danger', icon: <Trash2 aria-hidden="true" /> },
] as const

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'sheet'>()
  const when = (name: typeof open) => ({
    open: open === name,
    onOpenChange: (next: boolean) => setOpen(next ? name : undefined),
  })
  return (
    <Group title="Above the page">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Ask first</Button>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button
          onClick={() =>
            showToast({
              message: 'Post deleted',
              action: { label: 'Undo', onPress: () => showToast({ message: 'It is back', tone: 'success' }) },
            })
          }
        >
          Show toast
        </Button>
        <Menu label="Sort by" choices={choices} />
        <Menu label="More" trigger="icon" icon={<Ellipsis aria-hidden="true" className="size-6" />} choices={choices} />
        <Menu label="Your account" trigger="bare" choices={choices}>
          <Avatar seed="mira" />
        </Menu>
        <Popover label="Filters">
          <Field label="Within, in km" type="number" defaultValue="20" />
        </Popover>
        <Tooltip words="Only you and your coach can edit this">
          <IconButton label="Edit" tone="quiet" icon={<Pencil aria-hidden="true" className="size-5" />} />
        </Tooltip>
      </Row>
      <Dialog
        {...when('dialog')}
        title="Add a result"
        closeLabel="Close"
        actions={
          <Button tone="primary" onClick={() => setOpen(undefined)}>
            Save result
          </Button>
        }
      >
        <Field label="Event" defaultValue="400 m" />
      </Dialog>
      <ConfirmDialog
        {...when('confirm')}
        title="Delete this post?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => setOpen(undefined)}
      >
        Its comments go with it. This cannot be undone.
      </ConfirmDialog>
      <Sheet {...when('sheet')} title="Menu" closeLabel="Close">
        <p>Places to go.</p>
      </Sheet>
      <ToastRegion label="Notices" dismissLabel="Dismiss" />
    </Group>
  )
}
