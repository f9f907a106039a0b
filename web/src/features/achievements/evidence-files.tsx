import { Paperclip } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { ChosenFiles } from '../media/attachments/chosen-files.tsx'
import { type ChosenFile, useAttachments } from '../media/attachments/use-attachments.ts'
import { FileButton } from '../media/uploads/file-picker.tsx'
import { achievementTexts } from './achievement-texts.ts'

/** As the contract has them (ACHIEVEMENT_EVIDENCE_MAX, EVIDENCE_FILE_MAX_BYTES); a test holds them together. */
export const FILES_MAX = 5
export const FILE_MAX_BYTES = 10_000_000

interface EvidenceFilesProps {
  chosen: ChosenFile[]
  onChange: (chosen: ChosenFile[]) => void
  /** What may be chosen, and who sees it. */
  hint?: string
}

/** Pictures and PDFs that show what she says. */
export function EvidenceFiles({ chosen, onChange, hint }: EvidenceFilesProps) {
  const texts = useTexts(achievementTexts)
  const files = useAttachments(chosen, onChange, { purpose: 'evidence', most: FILES_MAX, mostBytes: FILE_MAX_BYTES })
  return (
    <div className="grid gap-2">
      <ChosenFiles chosen={chosen} files={files} />
      {!files.isFull && (
        <>
          <FileButton
            accept={files.accept}
            multiple
            onFiles={files.add}
            describedBy="evidence-files-hint"
            icon={<Paperclip aria-hidden="true" className="size-5" />}
            className="justify-self-start"
          >
            {texts.addFile}
          </FileButton>
          <p id="evidence-files-hint" className="text-sm text-muted">
            {hint ?? texts.fileHint}
          </p>
        </>
      )}
    </div>
  )
}
