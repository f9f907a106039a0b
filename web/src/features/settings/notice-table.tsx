import { Checkbox } from '@heraia/ui/checkbox'
import { VisuallyHidden } from '@heraia/ui/visually-hidden'
import { useTexts } from '../../lib/locale.tsx'
import { TOPICS } from './notice-topics.ts'
import type { PanelProps } from './settings-panels.ts'
import { noticeTexts } from './settings-texts.ts'

// Where large letters leave no room for four columns, the topic has a line of its own above its three.
const column = 'w-16 sm:w-24 @max-2xs:w-1/3'
const row = '@max-2xs:flex @max-2xs:flex-wrap @max-2xs:items-end @max-2xs:*:first:w-full'

/** Each topic on each channel. What is off in the product is on no channel; mail and devices have a switch over all. */
export function NoticeTable({ form: { notifications }, editor }: PanelProps) {
  const texts = useTexts(noticeTexts)
  const { emailNotifications, pushNotifications, byEmail, byPush } = notifications
  const cell = (leaf: string, channel: string, topic: string, checked: boolean, disabled = false) => (
    <td className={`${column} align-middle`}>
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
    <div className="@container">
      <table className="w-full border-collapse text-start @max-2xs:block @max-2xs:*:block">
        <thead>
          <tr className={`${row} text-sm text-muted`}>
            <th scope="col" className="py-2 text-start font-medium">
              {texts.topic}
            </th>
            {[texts.inApp, texts.byEmail, texts.byPush].map((channel) => (
              <th key={channel} scope="col" className={`${column} px-0.5 py-2 text-center align-bottom font-medium`}>
                {channel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOPICS.map((topic) => {
            const isOn = notifications[topic]
            const mails = isOn && emailNotifications
            const pushes = isOn && pushNotifications
            return (
              <tr key={topic} className={`${row} border-t border-line`}>
                <th scope="row" className="py-1 pe-2 text-start font-medium hyphens-auto [overflow-wrap:anywhere]">
                  {texts[topic]}
                </th>
                {cell(`notifications.${topic}`, texts.inApp, texts[topic], isOn)}
                {cell(`notifications.byEmail.${topic}`, texts.byEmail, texts[topic], mails && byEmail[topic], !mails)}
                {cell(`notifications.byPush.${topic}`, texts.byPush, texts[topic], pushes && byPush[topic], !pushes)}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
