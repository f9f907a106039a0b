import type { TeamId } from '@heraia/contract/ids'
import type { Picture } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { IconButton } from '@heraia/ui/icon-button'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { ownPictureTexts } from './own-picture-texts.ts'
import { type OwnPicture, wordsFor } from './use-own-picture.ts'

const OwnPictureDialog = lateDialog(async () => (await import('./own-picture-dialog.tsx')).OwnPictureDialog)

interface OwnPictureButtonProps {
  kind: OwnPicture
  current: Picture | null
  /** `icon` sits on the picture itself. */
  look?: 'icon' | 'button'
  className?: string
  /** Of this team instead of her own. */
  team?: TeamId
}

/** On her own portrait and cover: opens what changes them. */
export function OwnPictureButton({ kind, current, look = 'icon', className, team }: OwnPictureButtonProps) {
  const texts = useTexts(ownPictureTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { change } = texts[wordsFor(kind, team)]
  const open = () => setIsOpen(true)
  const icon = <Camera aria-hidden="true" className="size-5" />
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={change} icon={icon} tone="inverse" onClick={open} className={className} />
      ) : (
        <Button icon={icon} onClick={open} className={className}>
          {change}
        </Button>
      )}
      {isOpen && <OwnPictureDialog kind={kind} current={current} team={team} onClose={() => setIsOpen(false)} />}
    </>
  )
}
