import type { OpenRoleId } from '@heraia/contract/ids'
import type { OpenRole } from '@heraia/contract/open-roles'
import type { TeamChip } from '@heraia/contract/team'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { TextArea } from '@heraia/ui/text-area'
import { useRef, useState } from 'react'
import { api, client } from '../../../lib/api.ts'
import { useDraft } from '../../../lib/drafts.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { idToSend, type Sent } from '../../../lib/one-thing.ts'
import { TeamFormDialog } from '../team-form-dialog.tsx'
import { useFieldErrors } from '../use-field-errors.ts'
import { useSaveOver } from '../use-save-over.ts'
import { useTeamAct } from '../use-team-act.ts'
import { roleTexts } from './role-texts.ts'

interface RoleDialogProps {
  team: Pick<TeamChip, 'id'>
  role?: OpenRole
  onClose: () => void
}

interface RoleDraft extends Sent {
  title: string
  text: string
  position: string
  isPaid: boolean
  pay: string
  deadline: string
  answerBy: string
}

const EMPTY: RoleDraft = {
  ...{ id: '', title: '', text: '', position: '', isPaid: false, pay: '', deadline: '', answerBy: '' },
}

const draftOf = (role: OpenRole): RoleDraft => ({
  ...{ id: role.id, title: role.title, text: role.text, position: role.position ?? '' },
  ...{ isPaid: role.pay !== null, pay: role.pay ?? '', deadline: role.deadline, answerBy: role.answerBy },
})

const wordsOf = ({ id: _id, words: _words, ...said }: RoleDraft): string => JSON.stringify(said)

/** Offers a role, or changes it: what it is, what is paid, and the two days that count. What she types of a new one is kept. */
export function RoleDialog({ team, role, onClose }: RoleDialogProps) {
  const texts = useTexts(roleTexts)
  const act = useTeamAct()
  const draft = useDraft<RoleDraft>(`role:${team.id}`, EMPTY)
  const [edited, setEdited] = useState(role && draftOf(role))
  const isTriedHere = useRef(false)
  const value = edited ?? draft.value
  const { wrong, take, forget } = useFieldErrors(texts.wrong, texts.required)
  const saveOver = useSaveOver({
    read: role,
    shown: api.openRoles.key(),
    send: (said: RoleDraft, updatedAt) =>
      client.openRoles.save({
        ...{ id: said.id as OpenRoleId, teamId: team.id, updatedAt, title: said.title, text: said.text },
        ...{ position: said.position.trim() || null, pay: said.isPaid ? said.pay : null },
        ...{ deadline: said.deadline, answerBy: said.answerBy },
      }),
  })
  const change = (part: Partial<RoleDraft>) => {
    forget(Object.keys(part))
    if (edited) setEdited({ ...value, ...part })
    else draft.change({ ...value, ...part })
  }
  const save = () => {
    const blank = (text: string) => text.trim() === ''
    const missing = {
      ...{ title: blank(value.title), text: blank(value.text), pay: value.isPaid && blank(value.pay) },
      ...{ deadline: blank(value.deadline), answerBy: blank(value.answerBy) },
    }
    if (!take(missing)) return
    const sent = role ? { id: role.id } : idToSend(value, wordsOf(value), !isTriedHere.current)
    isTriedHere.current = true
    if (!role) draft.change({ ...value, ...sent })
    act.mutate(
      {
        run: async () => {
          await saveOver({ ...value, id: sent.id })
          // What she wrote since, also of another one, stays.
          if (!role) draft.sent((now) => (wordsOf(now) === wordsOf(value) ? EMPTY : now))
        },
        says: texts.saved,
        after: onClose,
        boxes: ['title', 'text', 'position', 'pay', 'deadline', 'answerBy'],
      },
      { onError: take },
    )
  }
  return (
    <TeamFormDialog
      keeps={!role}
      title={texts.formTitle}
      save={texts.save}
      saving={texts.saving}
      isSaving={act.isPending}
      onSave={save}
      onClose={onClose}
    >
      <Field
        label={texts.title}
        value={value.title}
        onValue={(title) => change({ title })}
        maxLength={120}
        error={wrong('title')}
        required
      />
      <TextArea
        label={texts.text}
        value={value.text}
        onValue={(text) => change({ text })}
        maxLength={4000}
        rows={5}
        error={wrong('text')}
        required
      />
      <Field
        label={texts.position}
        value={value.position}
        onValue={(position) => change({ position })}
        maxLength={60}
        error={wrong('position')}
      />
      <RadioGroup
        label={texts.isPaid}
        value={value.isPaid ? 'paid' : 'unpaid'}
        onValue={(paid) => change({ isPaid: paid === 'paid' })}
        options={[
          { value: 'unpaid', label: texts.unpaid },
          { value: 'paid', label: texts.paid },
        ]}
      />
      {value.isPaid && (
        <Field
          label={texts.pay}
          hint={texts.payHint}
          value={value.pay}
          onValue={(pay) => change({ pay })}
          maxLength={120}
          error={wrong('pay')}
          required
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={texts.deadline}
          type="date"
          value={value.deadline}
          onValue={(deadline) => change({ deadline })}
          error={wrong('deadline')}
          required
        />
        <Field
          label={texts.answerBy}
          hint={texts.answerByHint}
          type="date"
          value={value.answerBy}
          onValue={(answerBy) => change({ answerBy })}
          error={wrong('answerBy')}
          required
        />
      </div>
    </TeamFormDialog>
  )
}
