import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { isWrittenHere, watchOutbox } from './outbox/her-outbox.ts'
import { tellRefusals } from './tell-refusals.ts'

const refusalTexts = defineTexts({
  en: { notSent: 'A message was not sent.', show: 'Show' },
  es: { notSent: 'Un mensaje no se envió.', show: 'Ver' },
})

/** That the server will not have what she wrote: once a conversation, and not where that is what she has open. */
export function useTellRefusals(personId: string | undefined) {
  const texts = useTexts(refusalTexts)
  const navigate = useNavigate()
  const { pathname: here } = useLocation()
  // Who has begun to leave a conversation does not see any more what is refused there.
  const pathname = useNavigation().location?.pathname ?? here
  const latest = useRef({ texts, navigate, pathname })
  useEffect(() => {
    latest.current = { texts, navigate, pathname }
  })

  useEffect(() => {
    if (!personId) return
    const tell = tellRefusals({
      isSeen: () => document.visibilityState === 'visible',
      isWrittenHere,
      isOpen: (id) => addresses.messages(id) === latest.current.pathname,
      show(id) {
        const { texts, navigate } = latest.current
        const onPress = () => void navigate(addresses.messages(id))
        return showToast({ message: texts.notSent, tone: 'danger', action: { label: texts.show, onPress } })
      },
    })
    return watchOutbox(personId, tell)
  }, [personId])
}
