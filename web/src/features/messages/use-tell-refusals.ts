import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { watchOutbox } from './outbox/her-outbox.ts'
import { newlyRefused } from './outbox/outgoing.ts'

const refusalTexts = defineTexts({
  en: { notSent: 'A message was not sent.', show: 'Show' },
  es: { notSent: 'Un mensaje no se envió.', show: 'Ver' },
})

/** That the server will not have what she wrote, where its conversation is not what she has open. */
export function useTellRefusals(personId: string | undefined) {
  const texts = useTexts(refusalTexts)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const latest = useRef({ texts, navigate, pathname })
  useEffect(() => {
    latest.current = { texts, navigate, pathname }
  })

  useEffect(() => {
    if (!personId) return
    return watchOutbox(personId, (before, now) => {
      const { texts, navigate, pathname } = latest.current
      for (const { conversationId } of newlyRefused(before, now)) {
        const href = addresses.messages(conversationId)
        if (href === pathname) continue
        showToast({
          ...{ message: texts.notSent, tone: 'danger' },
          action: { label: texts.show, onPress: () => void navigate(href) },
        })
      }
    })
  }, [personId])
}
