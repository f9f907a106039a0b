import type { Achievement } from '@heraia/contract/achievements'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { FormDialog } from '../../pieces/form-dialog.tsx'
import { achievementTexts } from './achievement-texts.ts'
import { useAchievementActs } from './use-achievement-acts.ts'

/** Who confirmed it takes her word back, and says why. */
export function RevokeDialog({ achievement, onClose }: { achievement: Achievement; onClose: () => void }) {
  const texts = useTexts(achievementTexts)
  const { revoke } = useAchievementActs(achievement)
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const send = () => {
    setAsked(true)
    if (note.trim()) revoke.mutate(note, { onSuccess: onClose })
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.revoke}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="danger" onClick={send} pending={revoke.isPending}>
            {texts.revoke}
          </Button>
        </>
      }
    >
      <TextArea
        label={texts.reason}
        hint={texts.revokeHint}
        value={note}
        onValue={setNote}
        maxLength={500}
        error={asked && !note.trim() ? texts.reasonRequired : undefined}
        required
      />
    </FormDialog>
  )
}
