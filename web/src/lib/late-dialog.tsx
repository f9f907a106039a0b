import { showToast } from '@heraia/ui/toast-queue.ts'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from './locale.tsx'
import { reloadPage } from './reload-page.ts'
import { defineTexts } from './texts.ts'

const texts = defineTexts({
  en: { failed: 'This could not be loaded. Check your internet.', reload: 'Reload the page' },
  es: { failed: 'No se pudo cargar. Verifica tu internet.', reload: 'Recargar la página' },
})

/**
 * A dialog that is fetched when it is first opened. Where it cannot be, a notice says so, and the screen with all that
 * she wrote on it stays. A browser takes a file that it could not fetch for missing as long as the page stands: what may
 * help then is offered, and without a network none is asked for. Not by `lazy`: React shows what it waited for only
 * 0.3 seconds after what stood there meanwhile.
 */
export function lateDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let dialog: ComponentType<Props> | undefined
  return function LateDialog(props: Props) {
    const words = useTexts(texts)
    const [Dialog, setDialog] = useState(() => dialog)
    const give = useEffectEvent(() => {
      showToast({
        message: words.failed,
        tone: 'danger',
        action: { label: words.reload, onPress: () => void reloadPage().catch(() => undefined) },
      })
      props.onClose()
    })
    useEffect(() => {
      if (dialog) return
      let isOpen = true
      const fetched = navigator.onLine ? load() : Promise.reject(new TypeError('no network'))
      fetched.then(
        (part) => {
          dialog = part
          if (isOpen) setDialog(() => part)
        },
        () => isOpen && give(),
      )
      return () => {
        isOpen = false
      }
    }, [])
    return Dialog ? <Dialog {...props} /> : null
  }
}
