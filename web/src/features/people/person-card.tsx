import type { PersonCard as Person } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { Card, CardLink } from '@heraia/ui/card'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { Facts } from '@heraia/ui/facts'
import { MapPin } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { VerifiedMark } from '../../pieces/person-line.tsx'
import { sportScene } from '../../pieces/sport-scene.ts'
import { useStanding } from '../../pieces/use-standing.ts'
import { peopleTexts } from './people-texts.ts'

/** A person as a search result; the whole card leads to her profile. */
export function PersonCard({ person }: { person: Person }) {
  const texts = useTexts(peopleTexts)
  const standing = useStanding()
  const facts = [texts.followers(person.followers), ...(person.matches ? [texts.matches(person.matches)] : [])]
  return (
    <Card className="flex h-full flex-col">
      <DrawnArt seed={person.id} scene={sportScene(person.sport)} className="aspect-[3/1] w-full" />
      <div className="flex flex-1 flex-col gap-2 px-4 pb-4">
        <div className="-mt-8">
          <Avatar seed={person.id} picture={person.avatar} size="large" />
        </div>
        <h2 className="title flex min-w-0 items-center gap-1.5 text-lg">
          <CardLink href={addresses.profile(person.handle)} className="min-w-0">
            <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
              {person.name}
            </span>
          </CardLink>
          {person.verified && <VerifiedMark />}
        </h2>
        <p className="text-sm text-muted">{standing(person)}</p>
        {person.location && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
              {person.location}
            </span>
          </p>
        )}
        {person.bio && (
          <p dir="auto" className="line-clamp-3 text-sm [overflow-wrap:anywhere]">
            {person.bio}
          </p>
        )}
        <Facts facts={facts} className="figures mt-auto pt-2 text-sm font-semibold" />
      </div>
    </Card>
  )
}
