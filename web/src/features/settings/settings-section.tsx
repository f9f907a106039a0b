import { useParams } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { LeaveGuard } from '../../pieces/leave-guard.tsx'
import { panelOf } from './panel-of.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SETTINGS_PANELS, type SettingsPanel } from './settings-panels.ts'
import { settingsFormTexts } from './settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** /settings/privacy, /settings/notifications and /settings/networks: her changes go with her from one to the other. */
export function SettingsSection() {
  const texts = useTexts(settingsFormTexts)
  const { section } = useParams()
  const editor = useSettings()
  const Panel = panelOf[SETTINGS_PANELS.find((panel) => panel === section) ?? 'privacy']
  return (
    <>
      <SettingsForm editor={editor}>{(form) => <Panel form={form} editor={editor} />}</SettingsForm>
      <LeaveGuard isDirty={editor.isDirty} staysIn={staysHere} words={texts} />
    </>
  )
}

const own = new Set(SETTINGS_PANELS.map((panel: SettingsPanel) => addresses.settings(panel)))
const staysHere = (next: { pathname: string }) => own.has(next.pathname)
