import type { Medium } from '@heraia/contract/media'
import { Lightbox } from '@heraia/ui/lightbox'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { AltWords } from './alt-words.tsx'
import { Stage, useNeighbours } from './stage.tsx'
import { viewerTexts } from './viewer-texts.ts'

interface MediaViewerProps {
  media: readonly Medium[]
  /** Which one was pressed. */
  first: number
  onClose: () => void
}

/** The pictures of one post over the whole screen; after the last comes the first. */
export function MediaViewer({ media, first, onClose }: MediaViewerProps) {
  const texts = useTexts(viewerTexts)
  const [at, setAt] = useState(first)
  const turn = (step: number) => setAt((now) => (now + step + media.length) % media.length)
  const medium = media[at]
  useNeighbours([media[(at + 1) % media.length], media[(at - 1 + media.length) % media.length]])
  if (!medium) return null
  const { alt } = medium.picture
  const position = texts.position(at + 1, media.length)
  const isMany = media.length > 1
  return (
    <Lightbox
      label={texts.viewer}
      onClose={onClose}
      closeLabel={texts.close}
      onPrevious={isMany ? () => turn(-1) : undefined}
      onNext={isMany ? () => turn(1) : undefined}
      previousLabel={texts.previous}
      nextLabel={texts.next}
      position={isMany ? position : undefined}
      announcement={`${position}. ${alt || texts.noAlt}`}
      aside={alt && <AltWords alt={alt} className="px-4 py-3" />}
    >
      <Stage medium={medium} />
    </Lightbox>
  )
}
