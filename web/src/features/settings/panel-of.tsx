import type { ComponentType } from 'react'
import { NetworksPanel } from './networks-panel.tsx'
import { NoticesPanel } from './notices-panel.tsx'
import { PrivacyPanel } from './privacy-panel.tsx'
import type { PanelProps, SettingsPanel } from './settings-panels.ts'

export const panelOf: Record<SettingsPanel, ComponentType<PanelProps>> = {
  privacy: PrivacyPanel,
  notifications: NoticesPanel,
  networks: NetworksPanel,
}
