import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Dialog } from '@heraia/ui/dialog'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { LeaveGuard } from '../../pieces/leave-guard.tsx'
import { SettingsTabs } from './settings-tabs.tsx'
import { settingsFormTexts } from './settings-texts.ts'
import { useSettings } from './use-settings.ts'

/** 'Configuración del Perfil' over her own profile. Closing it with changes asks first. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(settingsFormTexts)
  const editor = useSettings()
  const [asks, setAsks] = useState(false)
  const close = () => (editor.isDirty ? setAsks(true) : onClose())
  return (
    <>
      <Dialog open onOpenChange={close} title={texts.title} closeLabel={texts.close}>
        <SettingsTabs editor={editor} onCancel={close} on="dialog" />
      </Dialog>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={texts.unsaved}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        onConfirm={onClose}
      >
        {texts.unsavedHint}
      </ConfirmDialog>
      <LeaveGuard isDirty={editor.isDirty} words={texts} />
    </>
  )
}
