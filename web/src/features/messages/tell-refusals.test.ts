import { currentToasts, dismissToast, showToast } from '@heraia/ui/toast-queue.ts'
import { afterEach, expect, test } from 'vitest'
import type { OutboxEntry } from './outbox/outbox-entry.ts'
import { tellRefusals } from './tell-refusals.ts'

const closeAll = () => {
  for (const { id } of currentToasts()) dismissToast(id)
}
afterEach(closeAll)

const entry = (id: string, conversationId: string, refusal: string | null) =>
  ({ id, conversationId, refusal }) as OutboxEntry

function tab({ isSeen = true, open = '', written = '' } = {}) {
  const tells = tellRefusals({
    isSeen: () => isSeen,
    isWrittenHere: (id) => id === written,
    isOpen: (id) => id === open,
    show: (id) => showToast({ message: id, action: { label: 'Show', onPress: () => undefined } }),
  })
  return {
    /** As the sender hears it: one message after the other. */
    refused: (...messages: [id: string, conversationId: string][]) => {
      for (const [id, conversationId] of messages) {
        tells([entry(id, conversationId, null)], [entry(id, conversationId, 'may_not_message')])
      }
    },
    told: () => currentToasts().map(({ message }) => message),
  }
}

test('of three messages to somebody who has blocked her she is told once, and again when that is gone', () => {
  const { refused, told } = tab()
  refused(['1', 'dana'], ['2', 'dana'], ['3', 'lena'], ['4', 'dana'])
  expect(told()).toEqual(['dana', 'lena'])
  closeAll()
  refused(['5', 'dana'])
  expect(told()).toEqual(['dana'])
})

test('where she has the conversation open, it stands there', () => {
  const { refused, told } = tab({ open: 'dana' })
  refused(['1', 'dana'], ['2', 'lena'])
  expect(told()).toEqual(['lena'])
})

test('a tab that nobody sees tells of what was written in it alone', () => {
  const { refused, told } = tab({ isSeen: false, written: '2' })
  refused(['1', 'dana'])
  expect(told()).toEqual([])
  refused(['2', 'dana'])
  expect(told()).toEqual(['dana'])
})
