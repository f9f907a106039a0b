import type { ConversationOfTwo } from '@heraia/contract/messages'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../../lib/locale.tsx'
import { conversationTexts } from './conversation-texts.ts'
import { useAnswerRequest } from './use-answer-request.ts'

/** Somebody she does not know wrote: she decides, and until then the other is told nothing. */
export function RequestBar({ conversation: { id, partner } }: { conversation: ConversationOfTwo }) {
  const texts = useTexts(conversationTexts)
  const answer = useAnswerRequest(id, texts.declined)
  return (
    <section aria-label={texts.request} className="grid gap-3 border-t border-line bg-sunken px-4 py-4">
      <p>{texts.requestHint(partner.name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => answer.mutate(true)} pending={answer.isPending && answer.variables}>
          {texts.accept}
        </Button>
        <Button onClick={() => answer.mutate(false)} pending={answer.isPending && !answer.variables}>
          {texts.decline}
        </Button>
      </div>
    </section>
  )
}
