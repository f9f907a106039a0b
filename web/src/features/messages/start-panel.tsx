import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { useTexts } from '../../lib/locale.tsx'
import { messagesTexts } from './messages-texts.ts'

export function StartPanel({ onStart }: { onStart: () => void }) {
  const texts = useTexts(messagesTexts)
  return (
    <EmptyState
      title={texts.yourMessages}
      art="athletes"
      seed="messages"
      action={
        <Button tone="primary" onClick={onStart}>
          {texts.start}
        </Button>
      }
    >
      {texts.connect}
    </EmptyState>
  )
}
