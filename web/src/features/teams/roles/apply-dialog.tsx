import type { OpenRole } from '@heraia/contract/open-roles'
import { Button } from '@heraia/ui/button'
import { Dialog } from '@heraia/ui/dialog'
import { TextArea } from '@heraia/ui/text-area'
import { client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { dayOf } from '../../achievements/day-of.ts'
import { teamTexts } from '../team-texts.ts'
import { useTeamAct } from '../use-team-act.ts'
import { APPLICATION_MAX } from './application-limit.ts'
import { roleTexts } from './role-texts.ts'

/** Her words and her profile; what she types is kept in this browser until it is sent. */
export function ApplyDialog({ role, onClose }: { role: OpenRole; onClose: () => void }) {
  const common = useTexts(teamTexts)
  const texts = useTexts(roleTexts)
  const { locale } = useFormat()
  const act = useTeamAct()
  const draft = useDraft(`application:${role.id}`, '')
  const send = () =>
    act.mutate({
      run: () => client.openRoles.apply({ id: role.id, message: draft.value }),
      says: texts.sent,
      after: () => {
        draft.sent('')
        onClose()
      },
    })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.applyTitle(role.title)}
      closeLabel={common.dismiss}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" onClick={send} disabled={draft.value.trim() === ''} pending={act.isPending}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{texts.promised(dayOf(role.answerBy, locale))}</p>
        <TextArea
          label={texts.message}
          hint={texts.messageHint}
          value={draft.value}
          onValue={draft.change}
          maxLength={APPLICATION_MAX}
          rows={6}
        />
      </div>
    </Dialog>
  )
}
