import type { Goal } from '@heraia/contract/goals'
import type { Profile } from '@heraia/contract/profiles'
import { Menu } from '@heraia/ui/menu'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { RemoveDialog } from '../../../pieces/remove-dialog.tsx'
import { GoalDialog } from './goal-dialog.tsx'
import { goalTexts } from './goal-texts.ts'

export function GoalMenu({ goal, name, profile }: { goal: Goal; name: string; profile: Profile }) {
  const texts = useTexts(goalTexts)
  const queries = useQueryClient()
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
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
      {open === 'remove' && (
        <RemoveDialog
          title={texts.removeAsk}
          words={texts}
          remove={() => client.results.removeGoal({ id: goal.id })}
          onRemoved={() => queries.invalidateQueries({ queryKey: api.results.key() })}
          onClose={() => setOpen(null)}
        >
          {texts.removeHint}
        </RemoveDialog>
      )}
    </>
  )
}
