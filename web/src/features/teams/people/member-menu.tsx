import type { Team, TeamMember } from '@heraia/contract/team'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Menu, type MenuChoice } from '@heraia/ui/menu'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { client } from '../../../lib/api.ts'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { peopleOfTeamTexts } from './people-of-team-texts.ts'

const MemberDialog = lateDialog(async () => (await import('./member-dialog.tsx')).MemberDialog)

type Panel = 'change' | 'remove' | 'handOver'

/** What may be done with somebody's place in the team; nothing, no menu. */
export function MemberMenu({ team, member }: { team: Team; member: TeamMember }) {
  const common = useTexts(teamTexts)
  const texts = useTexts(peopleOfTeamTexts)
  const act = useTeamAct()
  const [panel, setPanel] = useState<Panel | null>(null)
  const close = () => setPanel(null)
  const { may } = member
  const name = member.person?.name ?? texts.hiddenMember
  const choice = (id: Panel, label: string): MenuChoice => ({ id, label, onAction: () => setPanel(id) })
  const choices: MenuChoice[] = [
    ...(may.change ? [choice('change', texts.change)] : []),
    ...(may.handOver ? [choice('handOver', texts.handOver)] : []),
    ...(may.remove ? [{ ...choice('remove', texts.remove), tone: 'danger' as const }] : []),
  ]
  if (choices.length === 0) return null
  const ids = { id: team.id, personId: member.personId }
  return (
    <>
      <Menu
        label={texts.actionsFor(name)}
        choices={choices}
        trigger="icon"
        icon={<Ellipsis aria-hidden="true" className="size-5" />}
      />
      {panel === 'change' && <MemberDialog team={team} member={member} onClose={close} />}
      {panel === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={texts.removeTitle(name)}
          confirmLabel={texts.remove}
          cancelLabel={common.cancel}
          pending={act.isPending}
          onConfirm={() =>
            act.mutate({
              run: () => client.teams.removeMember(ids),
              says: texts.removed(name),
              after: close,
            })
          }
        >
          {member.hidden ? texts.removeHiddenText : texts.removeText}
        </ConfirmDialog>
      )}
      {panel === 'handOver' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={texts.handOverTitle(name)}
          confirmLabel={texts.handOver}
          cancelLabel={common.cancel}
          tone="primary"
          pending={act.isPending}
          onConfirm={() => act.mutate({ run: () => client.teams.handOver(ids), says: texts.saved, after: close })}
        >
          {texts.handOverText}
        </ConfirmDialog>
      )}
    </>
  )
}
