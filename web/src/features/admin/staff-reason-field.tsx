import { REASON_MAX } from '@heraia/contract/staff-reason'
import { Select } from '@heraia/ui/select'
import { TextArea } from '@heraia/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { managedSettings } from './admin-queries.ts'
import { withKeptReason } from './with-kept-reason.ts'

const staffReasonTexts = defineTexts({
  en: { kept: 'Begin with a kept reason', choose: 'Choose one' },
  es: { kept: 'Empezar con un motivo guardado', choose: 'Elige uno' },
})

interface StaffReasonFieldProps {
  label: string
  hint: string
  value: string
  onValue: (value: string) => void
  error: string | undefined
}

/** Why the staff decides as it does: in its own words, or beginning with those that it keeps for it (Platform Settings). */
export function StaffReasonField({ label, hint, value, onValue, error }: StaffReasonFieldProps) {
  const texts = useTexts(staffReasonTexts)
  const { data } = useQuery(managedSettings())
  const kept = data?.keptReasons ?? []
  return (
    <div className="grid gap-4">
      {kept.length > 0 && (
        <Select
          label={texts.kept}
          value=""
          onValue={(at) => onValue(withKeptReason(value, kept, Number(at)))}
          options={[
            { value: '', label: texts.choose },
            ...kept.map(({ name }, at) => ({ value: `${at}`, label: name })),
          ]}
        />
      )}
      <TextArea
        label={label}
        hint={hint}
        value={value}
        onValue={onValue}
        maxLength={REASON_MAX}
        error={error}
        required
      />
    </div>
  )
}
