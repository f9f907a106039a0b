import { Field } from '@heraia/ui/field'
import { Switch } from '@heraia/ui/switch'
import { useTexts } from '../../lib/locale.tsx'
import { hereZone } from './here-zone.ts'
import type { PanelProps } from './settings-panels.ts'
import { noticeTexts } from './settings-texts.ts'

/** When nothing goes to her mail or devices. Her clock is that of the browser in which she last set them. */
export function QuietHours({ form: { notifications }, editor }: PanelProps) {
  const texts = useTexts(noticeTexts)
  const { quietHours, timeZone } = notifications
  const change = (leaf: 'on' | 'from' | 'to', to: string | boolean) =>
    editor.changeAll({ [`notifications.quietHours.${leaf}`]: to, 'notifications.timeZone': hereZone() })
  const time = (leaf: 'from' | 'to') => (
    <Field
      type="time"
      required
      label={texts[leaf]}
      className="w-36"
      value={quietHours[leaf]}
      // An emptied box is no time yet: what stood there holds until there is one.
      onValue={(value) => value && change(leaf, value)}
    />
  )
  return (
    <div className="grid gap-4">
      <Switch
        label={texts.quietHours}
        hint={texts.quietHoursHint}
        checked={quietHours.on}
        onValue={(on) => change('on', on)}
      />
      {quietHours.on && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{texts.quietHours}</legend>
          <div className="flex flex-wrap gap-4">
            {time('from')}
            {time('to')}
          </div>
          <p className="text-sm text-muted">{texts.clocks(timeZone)}</p>
        </fieldset>
      )}
    </div>
  )
}
