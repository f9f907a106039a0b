import { Select } from '@heraia/ui/select'
import { useTexts } from '../../lib/locale.tsx'
import { hereZone } from './here-zone.ts'
import type { PanelProps } from './settings-panels.ts'
import { noticeTexts } from './settings-texts.ts'

export function MailPaceChoice({ form: { notifications }, editor }: PanelProps) {
  const texts = useTexts(noticeTexts)
  return (
    <Select
      label={texts.mailPace}
      name="mailPace"
      options={(['soon', 'daily', 'weekly'] as const).map((value) => ({ value, label: texts[value] }))}
      value={notifications.mailPace}
      hint={notifications.mailPace === 'soon' ? undefined : texts.clocks(notifications.timeZone)}
      onValue={(pace) => editor.changeAll({ 'notifications.mailPace': pace, 'notifications.timeZone': hereZone() })}
    />
  )
}
