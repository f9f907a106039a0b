import { Select } from '@heraia/ui/select'
import { useTexts } from '../../lib/locale.tsx'
import type { PanelProps } from './settings-panels.ts'
import { noticeTexts } from './settings-texts.ts'

/** Whose notices wait in a list of their own instead of ringing. */
export function NoticeFilters({ form: { notifications }, editor }: PanelProps) {
  const texts = useTexts(noticeTexts)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lg font-semibold">{texts.filterTitle}</legend>
      <p className="text-muted">{texts.filterLead}</p>
      {(['notFollowed', 'notFollowing', 'newAccounts'] as const).map((people) => (
        <Select
          key={people}
          label={texts[people]}
          hint={people === 'notFollowing' ? texts.notFollowingHint : undefined}
          options={(['as_others', 'set_aside'] as const).map((value) => ({ value, label: texts[value] }))}
          value={notifications.filter[people]}
          onValue={(to) => editor.change(`notifications.filter.${people}`, to)}
        />
      ))}
    </fieldset>
  )
}
