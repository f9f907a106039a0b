import type { SettingsForm } from './settings-edits.ts'
import type { SettingsEditor } from './use-settings.ts'

export interface PanelProps {
  form: SettingsForm
  editor: SettingsEditor
}

/** What 'Configuración del Perfil' is made of, in its order. */
export const SETTINGS_PANELS = ['privacy', 'notifications', 'networks'] as const
export type SettingsPanel = (typeof SETTINGS_PANELS)[number]
