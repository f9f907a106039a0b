import { useTexts } from '../../lib/locale.tsx'
import { LeaveGuard } from '../../pieces/leave-guard.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { settingsFormTexts } from './settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** The same settings as the 'Configuración' tab of the editor. */
export function SettingsPanel() {
  const texts = useTexts(settingsFormTexts)
  const editor = useSettings()
  return (
    <>
      <SettingsTabs editor={editor} />
      <LeaveGuard isDirty={editor.isDirty} words={texts} />
    </>
  )
}
