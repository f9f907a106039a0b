import type { Picture } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { IconButton } from '@heraia/ui/icon-button'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../../lib/late-dialog.tsx'
import { useTexts } from '../../../lib/locale.tsx'
import { ownPictureTexts } from './own-picture-texts.ts'
import { type OwnPicture, type PictureOf, wordsFor } from './use-own-picture.ts'

const OwnPictureDialog = lateDialog(async () => (await import('./own-picture-dialog.tsx')).OwnPictureDialog)

interface OwnPictureButtonProps {
  kind: OwnPicture
  current: Picture | null
  /** `icon` sits on the picture itself. */
  look?: 'icon' | 'button'
  className?: string
  /** Whose, where it is not her own. */
  of?: PictureOf
  /** Where several stand below one another: whose it changes. */
  label?: string
}

/** On her own portrait and cover: opens what changes them. */
export function OwnPictureButton({ kind, current, look = 'icon', className, of, label }: OwnPictureButtonProps) {
  const texts = useTexts(ownPictureTexts)
  const [isOpen, setIsOpen] = useState(false)
  const { change } = texts[wordsFor(kind, of)]
  const open = () => setIsOpen(true)
  const icon = <Camera aria-hidden="true" className="size-5" />
  return (
    <>
      {look === 'icon' ? (
        <IconButton label={label ?? change} icon={icon} tone="inverse" onClick={open} className={className} />
      ) : (
        <Button icon={icon} onClick={open} aria-label={label} className={className}>
          {change}
        </Button>
      )}
      {isOpen && <OwnPictureDialog kind={kind} current={current} of={of} onClose={() => setIsOpen(false)} />}
    </>
  )
}
