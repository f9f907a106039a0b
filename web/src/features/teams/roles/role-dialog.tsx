import type { OpenRoleId } from '@heraia/contract/ids'
import type { OpenRole } from '@heraia/contract/open-roles'
import type { TeamChip } from '@heraia/contract/team'
import { uuid7 } from '@heraia/contract/uuid7'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import { client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { TeamFormDialog } from '../team-form-dialog.tsx'
import { useFieldErrors } from '../use-field-errors.ts'
import { useTeamAct } from '../use-team-act.ts'
import { roleTexts } from './role-texts.ts'

interface RoleDialogProps {
  team: Pick<TeamChip, 'id'>
  role?: OpenRole
  onClose: () => void
}

/** Offers a role, or changes it: what it is, what is paid, and the two days that count. */
export function RoleDialog({ team, role, onClose }: RoleDialogProps) {
  const texts = useTexts(roleTexts)
  const act = useTeamAct()
  const [id] = useState(() => role?.id ?? (uuid7() as OpenRoleId))
  const [value, setValue] = useState({
    ...{ title: role?.title ?? '', text: role?.text ?? '', position: role?.position ?? '' },
    ...{ isPaid: typeof role?.pay === 'string', pay: role?.pay ?? '' },
    ...{ deadline: role?.deadline ?? '', answerBy: role?.answerBy ?? '' },
  })
  const { wrong, take, forget } = useFieldErrors(texts.wrong, texts.required)
  const change = (part: Partial<typeof value>) => {
    forget(Object.keys(part))
    setValue({ ...value, ...part })
  }
  const save = () => {
    const blank = (text: string) => text.trim() === ''
    const missing = {
      ...{ title: blank(value.title), text: blank(value.text), pay: value.isPaid && blank(value.pay) },
      ...{ deadline: blank(value.deadline), answerBy: blank(value.answerBy) },
    }
    if (!take(missing)) return
    act.mutate(
      {
        run: () =>
          client.openRoles.save({
            ...{ id, teamId: team.id, title: value.title, text: value.text, position: value.position.trim() || null },
            ...{ pay: value.isPaid ? value.pay : null, deadline: value.deadline, answerBy: value.answerBy },
          }),
        says: texts.saved,
        after: onClose,
        isForm: true,
      },
      { onError: take },
    )
  }
  return (
    <TeamFormDialog
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
