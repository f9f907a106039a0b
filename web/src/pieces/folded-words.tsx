import { Button } from '@heraia/ui/button'
import { VolumeX } from 'lucide-react'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'

export const foldedTexts = defineTexts({
  en: {
    holds: (word: string) => `Holds a word you muted: ${word}`,
    by: (name: string) => `By ${name}`,
    show: 'Show',
    showOf: (name: string) => `Show what ${name} wrote`,
  },
  es: {
    holds: (word: string) => `Contiene una palabra que silenciaste: ${word}`,
    by: (name: string) => `De ${name}`,
    show: 'Mostrar',
    showOf: (name: string) => `Mostrar lo que escribió ${name}`,
  },
})

interface FoldedWordsProps {
  /** As she wrote it. */
  word: string
  /** Who wrote what holds it. */
  name: string
  /** Who wrote it stands elsewhere already. */
  isNamed?: boolean
  onShow: () => void
}

/** In the place of what somebody else wrote and holds a word that she muted; the way to it is one press. */
export function FoldedWords({ word, ...props }: FoldedWordsProps) {
  const texts = useTexts(foldedTexts)
  return <Folded why={texts.holds(word)} {...props} />
}

/** The same for another reason, said in `why`. */
export function Folded({ why, name, isNamed = false, onShow }: Omit<FoldedWordsProps, 'word'> & { why: string }) {
  const texts = useTexts(foldedTexts)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <VolumeX aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {why}
          {!isNamed && <span className="block">{texts.by(name)}</span>}
        </span>
      </p>
      <Button size="small" aria-label={texts.showOf(name)} onClick={onShow}>
        {texts.show}
      </Button>
    </div>
  )
}
