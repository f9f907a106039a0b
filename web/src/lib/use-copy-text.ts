import { showToast } from '@heraia/ui/toast-queue.ts'
import { useTexts } from './locale.tsx'
import { defineTexts } from './texts.ts'

const copyTexts = defineTexts({
  en: { copied: 'The text is copied.', notCopied: 'The text could not be copied.' },
  es: { copied: 'Texto copiado.', notCopied: 'No se pudo copiar el texto.' },
})

/** Puts words where she can paste them, and says whether it did. */
export function useCopyText(): (text: string) => Promise<unknown> {
  const texts = useTexts(copyTexts)
  return (text) =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ message: texts.copied }),
      () => showToast({ message: texts.notCopied, tone: 'danger' }),
    )
}
