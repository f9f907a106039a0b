import { FailedState } from '@heraia/ui/failed-state'
import { type ComponentType, lazy, useState } from 'react'
import { useTexts } from '../lib/locale.tsx'
import { reloadPage } from '../lib/reload-page.ts'
import { defineTexts } from '../lib/texts.ts'

const texts = defineTexts({
  en: { failed: 'This could not be loaded.', help: 'Check your internet.', reload: 'Reload the page' },
  es: { failed: 'No se pudo cargar.', help: 'Verifica tu internet.', reload: 'Recargar la página' },
})

/**
 * As `lazy`; where its file cannot be fetched, its place says so, and the screen around it stays. That the page is
 * loaded again is her choice: what she wrote on it may not be kept anywhere.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  )

function NotLoaded() {
  const words = useTexts(texts)
  const [isAsking, setAsking] = useState(false)
  const reload = () => {
    setAsking(true)
    reloadPage().catch(() => setAsking(false))
  }
  return (
    <FailedState title={words.failed} retryLabel={words.reload} onRetry={reload} pending={isAsking}>
      {words.help}
    </FailedState>
  )
}
