import type { TeamCard as Team } from '@heraia/contract/team'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { Card, CardLink } from '@heraia/ui/card'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { Facts } from '@heraia/ui/facts'
import { MapPin } from 'lucide-react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { VerifiedMark } from '../../../pieces/person-line.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { sportScene } from '../../../pieces/sport-scene.ts'
import { teamsTexts } from '../teams-texts.ts'

/** A team as a search result; the whole card leads to its page. */
export function TeamCard({ team }: { team: Team }) {
  const texts = useTexts(teamsTexts)
  const sportName = useSportName()
  const facts = [
    texts.members(team.members),
    ...(team.followers > 0 ? [texts.followers(team.followers)] : []),
    ...(team.achievements > 0 ? [texts.achievements(team.achievements)] : []),
  ]
  return (
    <Card className="flex h-full flex-col">
      <DrawnArt seed={team.id} scene={sportScene(team.sport)} className="aspect-[3/1] w-full" />
      <div className="flex flex-1 flex-col gap-2 px-4 pb-4">
        <div className="-mt-8 flex items-end justify-between gap-2">
          <Avatar seed={team.id} picture={team.logo} kind="team" size="large" />
          {team.recruiting && <Badge tone="success">{texts.recruits}</Badge>}
        </div>
        <h2 className="title flex min-w-0 items-center gap-1.5 text-lg">
          <CardLink href={addresses.team(team.id)} className="min-w-0">
            <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
              {team.name}
            </span>
          </CardLink>
          {team.verified && <VerifiedMark of="team" />}
        </h2>
        {team.sport && <p className="text-sm text-muted">{sportName(team.sport)}</p>}
        {team.location && (
          <p className="flex items-center gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
              {team.location}
            </span>
          </p>
        )}
        {team.about && (
          <p dir="auto" className="line-clamp-3 text-sm [overflow-wrap:anywhere]">
            {team.about}
          </p>
        )}
        <Facts facts={facts} className="figures mt-auto pt-2 text-sm font-semibold" />
      </div>
    </Card>
  )
}
