import { useState } from 'react'
import { ScreenLanguage, useTexts } from '../../lib/locale.tsx'
import { LeaveGuard } from '../../pieces/leave-guard.tsx'
import { SpokenConfirm, SpokenDialog } from '../../pieces/spoken-dialog.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { settingsFormTexts } from './settings-texts.ts'
import { useSettings } from './use-settings.ts'

/**
 * 'Configuración del Perfil' over her own profile. Closing it with changes asks first. It speaks Spanish until she chooses,
 * as the specification writes it.
 */
export const SettingsDialog = ({ onClose }: { onClose: () => void }) => (
  <ScreenLanguage language="es">
    <Settings onClose={onClose} />
  </ScreenLanguage>
)

function Settings({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsFormTexts)
  const editor = useSettings()
  const [asks, setAsks] = useState(false)
  const close = () => (editor.isDirty ? setAsks(true) : onClose())
  return (
    <>
      <SpokenDialog open onOpenChange={close} title={texts.title} closeLabel={texts.close}>
        <SettingsTabs editor={editor} onCancel={close} on="dialog" />
      </SpokenDialog>
      <SpokenConfirm
        open={asks}
        onOpenChange={setAsks}
        title={texts.unsaved}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onConfirm={onClose}
      >
        {texts.unsavedHint}
      </SpokenConfirm>
      <LeaveGuard isDirty={editor.isDirty} words={texts} />
    </>
  )
}
