import { Tabs } from '@heraia/ui/tabs'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { panelOf } from './panel-of.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SETTINGS_PANELS } from './settings-panels.ts'
import { settingsFormTexts } from './settings-texts.ts'
import type { SettingsEditor } from './use-settings.ts'

interface SettingsTabsProps {
  editor: SettingsEditor
  onCancel?: () => void
  on?: 'page' | 'dialog'
}

/** The three panels as tabs in one place: in the dialog, and in the editor of her profile. */
export function SettingsTabs({ editor, onCancel, on }: SettingsTabsProps) {
  const texts = useTexts(settingsFormTexts)
  const [chosen, setChosen] = useState<string>('privacy')
  // Where a field is wrong, it is shown.
  const hasWrongLink = Object.keys(editor.form?.links ?? {}).some((network) => editor.errorOf(`links.${network}`))
  const [shownFor, setShownFor] = useState<unknown>(null)
  if (hasWrongLink && shownFor !== editor.error) {
    setShownFor(editor.error)
    setChosen('networks')
  }
  return (
    <SettingsForm {...{ editor, onCancel, on }}>
      {(form) => (
        <Tabs
          label={texts.tabs}
          value={chosen}
          onValue={setChosen}
          views={SETTINGS_PANELS.map((id) => {
            const Panel = panelOf[id]
            return { id, label: texts[id], panel: <Panel form={form} editor={editor} /> }
          })}
        />
      )}
    </SettingsForm>
  )
}
