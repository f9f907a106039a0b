import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../../lib/locale.tsx'
import { notificationTexts } from './notification-texts.ts'
import { useAnswerRequest } from './use-answer-request.ts'

/** Yes or no to one person; `named` where several people stand together. */
export function FollowRequestAnswer({ person, named = false }: { person: PersonChip; named?: boolean }) {
  const texts = useTexts(notificationTexts)
  const { answer, isPending } = useAnswerRequest(person)
  return (
    <div className="relative z-1 flex flex-wrap items-center gap-2">
      {named && <span className="font-semibold">{person.name}</span>}
      <Button
        tone="primary"
        size="small"
        aria-label={texts.acceptOf(person.name)}
        pending={isPending}
        onClick={() => answer(true)}
      >
        {texts.accept}
      </Button>
      <Button size="small" aria-label={texts.declineOf(person.name)} pending={isPending} onClick={() => answer(false)}>
        {texts.decline}
      </Button>
    </div>
  )
}
