import type { ConversationOfTwo } from '@heraia/contract/messages'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../../lib/locale.tsx'
import { restrictTexts } from '../profiles/restrict-texts.ts'
import { useRestrict } from '../profiles/use-restrict.tsx'

/** She restricted whoever writes here: what the other is not shown, and the way back. */
export function RestrictedBar({ conversation: { partner } }: { conversation: ConversationOfTwo }) {
  const texts = useTexts(restrictTexts)
  const restrict = useRestrict(partner)
  return (
    <section
      aria-label={texts.conversation}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-64 text-sm text-muted">{texts.conversationHint(partner.name)}</p>
      <Button size="small" onClick={() => restrict.mutate(false)} pending={restrict.isPending}>
        {texts.stop}
      </Button>
    </section>
  )
}
