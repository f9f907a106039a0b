import { Checkbox } from '@heraia/ui/checkbox'
import { Switch } from '@heraia/ui/switch'
import { VisuallyHidden } from '@heraia/ui/visually-hidden'
import { useTexts } from '../../lib/locale.tsx'
import { TOPICS } from './notice-topics.ts'
import type { PanelProps } from './settings-panels.ts'
import { noticeTexts } from './settings-texts.ts'

/** Each topic on each channel that there is; mail has a switch over all of it. */
export function NoticesPanel({ form: { notifications }, editor }: PanelProps) {
  const texts = useTexts(noticeTexts)
  const { emailNotifications, byEmail } = notifications
  const cell = (leaf: string, channel: string, topic: string, checked: boolean, disabled = false) => (
    <td className="w-20 align-middle">
      <Checkbox
        className="mx-auto w-fit"
        label={<VisuallyHidden>{texts.both(topic, channel)}</VisuallyHidden>}
        checked={checked}
        disabled={disabled}
        onValue={(on) => editor.change(leaf, on)}
      />
    </td>
  )
  return (
    <div className="grid gap-6">
      <p className="text-muted">{texts.lead}</p>
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {texts.topic}
            </th>
            <th scope="col" className="w-20 py-2 text-center font-medium">
              {texts.inApp}
            </th>
            <th scope="col" className="w-20 py-2 text-center font-medium">
              {texts.byEmail}
            </th>
          </tr>
        </thead>
        <tbody>
          {TOPICS.map((topic) => (
            <tr key={topic} className="border-t border-line">
              <th scope="row" className="py-1 pe-2 text-start font-medium">
                {texts[topic]}
              </th>
              {cell(`notifications.${topic}`, texts.inApp, texts[topic], notifications[topic])}
              {cell(
                `notifications.byEmail.${topic}`,
                texts.byEmail,
                texts[topic],
                byEmail[topic] && notifications[topic] && emailNotifications,
                !emailNotifications || !notifications[topic],
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Switch
        label={texts.emailNotifications}
        hint={texts.emailNotificationsHint}
        checked={emailNotifications}
        onValue={(on) => editor.change('notifications.emailNotifications', on)}
      />
    </div>
  )
}
