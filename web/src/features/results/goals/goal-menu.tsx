import type { Goal } from '@heraia/contract/goals'
import type { Profile } from '@heraia/contract/profiles'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { orGone } from '../../../lib/or-gone.ts'
import { GoalDialog } from './goal-dialog.tsx'
import { goalTexts } from './goal-texts.ts'

export function GoalMenu({ goal, name, profile }: { goal: Goal; name: string; profile: Profile }) {
  const texts = useTexts(goalTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const remove = useMutation({
    mutationFn: () => orGone(client.results.removeGoal({ id: goal.id })),
    onSuccess: async () => {
      setOpen(null)
      showToast({ message: texts.removed })
      await queries.invalidateQueries({ queryKey: api.results.key() })
    },
    onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
  })
  return (
    <>
      <Menu
        label={texts.menu(name)}
        trigger="icon"
        icon={<Ellipsis aria-hidden="true" className="size-6" />}
        choices={[
          { id: 'edit', label: texts.edit, icon: <Pencil aria-hidden="true" />, onAction: () => setOpen('edit') },
          {
            id: 'remove',
            label: texts.remove,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onAction: () => setOpen('remove'),
          },
        ]}
      />
      {open === 'edit' && <GoalDialog goal={goal} profile={profile} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={texts.removeAsk}
        confirmLabel={texts.remove}
        cancelLabel={texts.cancel}
        onConfirm={() => remove.mutate()}
        pending={remove.isPending}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </>
  )
}
