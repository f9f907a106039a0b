import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu } from '@heraia/ui/menu'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { teamTexts } from './team-texts.ts'
import { useTeamAct } from './use-team-act.ts'

interface LineMenuProps {
  label: string
  texts: { edit: string; remove: string; removeTitle: string; removeText: string }
  onEdit: () => void
  remove: () => Promise<unknown>
}

/** Edit or delete one line of a team's page; deleting asks first. */
export function LineMenu({ label, texts, onEdit, remove }: LineMenuProps) {
  const common = useTexts(teamTexts)
  const act = useTeamAct()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Menu
        label={label}
        trigger="icon"
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
        choices={[
          { id: 'edit', label: texts.edit, onAction: onEdit },
          { id: 'remove', label: texts.remove, tone: 'danger', onAction: () => setAsked(true) },
        ]}
      />
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={texts.removeTitle}
        confirmLabel={texts.remove}
        cancelLabel={common.cancel}
        pending={act.isPending}
        onConfirm={() => act.mutate({ run: () => orGone(remove()), after: () => setAsked(false) })}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  )
}
