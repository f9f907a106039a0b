import type { Achievement } from '@heraia/contract/achievements'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { BadgeX, Ellipsis, History, Pencil, Trash2, Undo2, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { AchievementForm } from './achievement-form.tsx'
import { achievementTexts } from './achievement-texts.ts'
import { AskDialog } from './ask-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useAchievementActs } from './use-achievement-acts.ts'

type Open = 'edit' | 'remove' | 'ask' | 'history' | 'revoke' | null

/** What the viewer may do with it; for everybody its history. */
export function AchievementMenu({ achievement }: { achievement: Achievement }) {
  const texts = useTexts(achievementTexts)
  const [open, setOpen] = useState<Open>(null)
  const acts = useAchievementActs(achievement)
  const { title, may, request } = achievement
  const close = () => setOpen(null)
  const choice = (id: NonNullable<Open>, label: string, icon: React.ReactNode, tone?: 'danger') => ({
    ...{ id, label, icon, tone },
    onAction: () => setOpen(id),
  })
  return (
    <>
      <Menu
        label={texts.actions(title)}
        trigger="icon"
        icon={<Ellipsis aria-hidden="true" />}
        choices={[
          ...(may.edit ? [choice('edit', texts.edit, <Pencil aria-hidden="true" />)] : []),
          ...(may.ask ? [choice('ask', texts.ask, <UserCheck aria-hidden="true" />)] : []),
          ...(may.edit && request?.state === 'open'
            ? [
                {
                  ...{ id: 'withdraw', label: texts.withdraw, icon: <Undo2 aria-hidden="true" /> },
                  onAction: acts.withdraw,
                },
              ]
            : []),
          choice('history', texts.history, <History aria-hidden="true" />),
          ...(may.revoke ? [choice('revoke', texts.revoke, <BadgeX aria-hidden="true" />, 'danger')] : []),
          ...(may.edit ? [choice('remove', texts.remove, <Trash2 aria-hidden="true" />, 'danger')] : []),
        ]}
      />
      {open === 'edit' && <AchievementForm achievement={achievement} onClose={close} />}
      {open === 'ask' && <AskDialog achievement={achievement} onClose={close} />}
      {open === 'history' && <HistoryDialog achievement={achievement} onClose={close} />}
      {open === 'revoke' && <RevokeDialog achievement={achievement} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={texts.removeAsk(title)}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        tone="danger"
        pending={acts.isRemoving}
        onConfirm={acts.remove}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </>
  )
}
