import type { PersonId } from '@heraia/contract/ids'
import { ButtonLink } from '@heraia/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { AchievementList } from './achievement-list.tsx'
import { achievementCounts } from './achievement-queries.ts'
import { achievementTexts } from './achievement-texts.ts'

/** What somebody has won, in a part of another screen. Nothing there for others is no section; her own says how to add. */
export function AchievementSection({ personId, isOwn }: { personId: PersonId; isOwn: boolean }) {
  const texts = useTexts(achievementTexts)
  const counting = useQuery(achievementCounts(personId))
  // Whether there are any is not known then: the list below says what it knows.
  if (!isOwn && !counting.data?.all && !counting.isError) return null
  return (
    <section aria-labelledby="achievements" className="border-t border-line py-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="achievements" className="title text-xl">
          {texts.heading}
        </h2>
        {isOwn && <ButtonLink href={addresses.achievements()}>{texts.title}</ButtonLink>}
      </div>
      <AchievementList personId={personId} hint={isOwn ? texts.noneOwn : undefined} />
    </section>
  )
}
