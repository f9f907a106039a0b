import type { PersonChip } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { Link } from '@heraia/ui/link'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'
import { useSportName } from './sport-names.ts'

const texts = defineTexts({
  en: { person: 'Verified', team: 'Verified' },
  es: { person: 'Verificada', team: 'Verificado' },
})

/** A person in one line: picture and name, which lead to her profile as one link, and what stands under it. */
export function PersonLine({ person, children }: { person: PersonChip; children?: ReactNode }) {
  const sportName = useSportName()
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar seed={person.id} picture={person.avatar} size="medium" />
      <div className="min-w-0 flex-1">
        <Link
          href={addresses.profile(person.handle)}
          className="touch-person inline-flex max-w-full items-center gap-1 font-semibold hover:underline"
        >
          <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
            {person.name}
          </span>
          {person.verified && <VerifiedMark />}
        </Link>
        <div className="text-sm text-muted [overflow-wrap:anywhere]">{children ?? sportName(person.sport)}</div>
      </div>
    </div>
  )
}

export function VerifiedMark({ of = 'person' }: { of?: 'person' | 'team' }) {
  const verified = useTexts(texts)
  return <BadgeCheck role="img" aria-label={verified[of]} className="size-4 shrink-0 text-success-ink" />
}
