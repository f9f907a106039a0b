import type { PersonChip } from '@heraia/contract/person'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { ReportDialog, type ReportDialogProps } from './report-dialog.tsx'
import { silenceTexts } from './silence-texts.ts'
import { useBlock } from './use-silence.ts'

interface BlockDialogProps {
  person: Pick<PersonChip, 'id' | 'name'>
  /** What of hers led to it, and can be reported before it is out of sight; her profile where nothing is named. */
  reported?: Pick<ReportDialogProps, 'subject' | 'subjectId'>
  /** Before what she has on the screen is asked for again. */
  onBlocked?: () => unknown
  onClose: () => void
}

/** Asks, blocks, and says what came of it. Shown from the moment that she chooses it. */
export function BlockDialog({ person, reported, onBlocked, onClose }: BlockDialogProps) {
  const texts = useTexts(silenceTexts)
  const [isReporting, setReporting] = useState(false)
  const block = useBlock(person, () => {
    onClose()
    return onBlocked?.()
  })
  return (
    <>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={texts.blockAsk(person.name)}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        first={{ label: texts.report, onAction: () => setReporting(true) }}
        onConfirm={() => block.mutate(undefined, { onError: onClose })}
        pending={block.isPending}
        pendingLabel={texts.blocking}
      >
        {texts.blockHint}
      </ConfirmDialog>
      {/* Above the question, which waits for her. */}
      {isReporting && (
        <ReportDialog
          {...(reported ?? { subject: 'profile', subjectId: person.id })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  )
}
