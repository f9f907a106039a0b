import type { Profile } from '@heraia/contract/profiles'
import { Avatar } from '@heraia/ui/avatar'
import { Link } from '@heraia/ui/link'
import { CircleCheck } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useDay } from '../../lib/use-day.ts'
import { aboutTexts } from './profile-texts.ts'

export type Linked = NonNullable<Profile['about']>['linkedClub']

/** Her club or coach as an account that says so too, beside her own words where they say something else. */
export function LinkedAccount({ words, linked }: { words: string | null; linked: NonNullable<Linked> }) {
  const texts = useTexts(aboutTexts)
  const dayOf = useDay()
  const { person, since } = linked
  return (
    <>
      {words && words !== person.name && <span className="mb-2 block">{words}</span>}
      <span className="flex min-w-0 items-center gap-2">
        <Avatar seed={person.id} picture={person.avatar} size="small" />
        <span className="min-w-0">
          <Link href={addresses.profile(person.handle)} className="link touch-beyond">
            {person.name}
          </Link>
          <span className="flex items-center gap-1 text-sm font-normal text-success-ink">
            <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
            {texts.confirmedBy(dayOf(since))}
          </span>
        </span>
      </span>
    </>
  )
}
