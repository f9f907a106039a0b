import type { ConversationOfTeam } from '@heraia/contract/messages'
import { Button } from '@heraia/ui/button'
import { useTexts } from '../../lib/locale.tsx'
import { teamConversationTexts } from './team-conversation-texts.ts'
import { useAnswerRequest } from './use-answer-request.ts'

/** She is in a team's conversation only once she says so here. */
export function TeamRequestBar({ conversation: { id, team } }: { conversation: ConversationOfTeam }) {
  const texts = useTexts(teamConversationTexts)
  const answer = useAnswerRequest(id, texts.declined)
  return (
    <section aria-label={texts.invited} className="grid gap-3 border-t border-line bg-sunken px-4 py-4">
      <p>{texts.invitedHint(team.name)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => answer.mutate(true)} pending={answer.isPending && answer.variables}>
          {texts.join}
        </Button>
        <Button onClick={() => answer.mutate(false)} pending={answer.isPending && !answer.variables}>
          {texts.decline}
        </Button>
      </div>
    </section>
  )
}
