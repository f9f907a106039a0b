import type { Team } from '@heraia/contract/team'
import { Button } from '@heraia/ui/button'
import { RadioGroup } from '@heraia/ui/radio-group'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import { client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { peopleOfTeamTexts } from './people-of-team-texts.ts'

/** As what she wants to join, and a few words for who answers. */
export function AskToJoin({ team, onClose }: { team: Team; onClose: () => void }) {
  const common = useTexts(teamTexts)
  const texts = useTexts(peopleOfTeamTexts)
  const act = useTeamAct()
  const [role, setRole] = useState<'player' | 'coach'>('player')
  const [note, setNote] = useState('')
  const ask = () =>
    act.mutate({
      run: () => client.teams.ask({ id: team.id, role, note: note.trim() || null }),
      says: texts.askSent,
      after: onClose,
    })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.askTitle(team.name)}
      closeLabel={common.dismiss}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" onClick={ask} pending={act.isPending}>
            {common.askToJoin}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioGroup
          label={texts.askAs}
          value={role}
          onValue={(value) => setRole(value === 'coach' ? 'coach' : 'player')}
          options={(['player', 'coach'] as const).map((value) => ({ value, label: common.roles[value] }))}
        />
        <TextArea label={texts.askNote} value={note} onValue={setNote} maxLength={500} rows={3} />
      </div>
    </FormDialog>
  )
}
