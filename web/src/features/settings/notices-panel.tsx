import { Switch } from '@heraia/ui/switch'
import { useTexts } from '../../lib/locale.tsx'
import { MailPaceChoice } from './mail-pace-choice.tsx'
import { NoticeFilters } from './notice-filters.tsx'
import { NoticeTable } from './notice-table.tsx'
import { PushDeviceCard } from './push/push-device-card.tsx'
import { QuietHours } from './quiet-hours.tsx'
import type { PanelProps } from './settings-panels.ts'
import { noticeTexts } from './settings-texts.ts'

/** What she hears of, on which channel, when not, and of whom only in a list of its own. */
export function NoticesPanel({ form, editor }: PanelProps) {
  const texts = useTexts(noticeTexts)
  const { notifications } = form
  const channel = (name: 'emailNotifications' | 'pushNotifications') => (
    <Switch
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      checked={notifications[name]}
      onValue={(on) => editor.change(`notifications.${name}`, on)}
    />
  )
  return (
    <div className="grid gap-6">
      <p className="text-muted">{texts.lead}</p>
      <NoticeTable form={form} editor={editor} />
      <div className="grid gap-4">
        {channel('emailNotifications')}
        {notifications.emailNotifications && <MailPaceChoice form={form} editor={editor} />}
      </div>
      <div className="grid gap-4">
        {channel('pushNotifications')}
        {notifications.pushNotifications && <PushDeviceCard />}
      </div>
      <QuietHours form={form} editor={editor} />
      <NoticeFilters form={form} editor={editor} />
    </div>
  )
}
