import type { Team } from '@heraia/contract/team'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { Banner } from '@heraia/ui/banner'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { Stat } from '@heraia/ui/stat'
import { BadgeCheck, CalendarDays, MapPin } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { blurOf } from '../../../pieces/blur.ts'
import { ShownPicture } from '../../../pieces/shown-picture.tsx'
import { useSportName } from '../../../pieces/sport-names.ts'
import { sportScene } from '../../../pieces/sport-scene.ts'
import { OwnPictureButton } from '../../media/own-picture/own-picture-button.tsx'
import { teamTexts } from '../team-texts.ts'
import { TeamActions } from './team-actions.tsx'

const fact = 'flex min-w-0 items-center gap-1.5'
const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

/** Cover, logo, name: which team it is before a word is read. */
export function TeamHeader({ team }: { team: Team }) {
  const texts = useTexts(teamTexts)
  const sportName = useSportName()
  const format = useFormat()
  const manages = team.standing?.may.manage ?? false
  return (
    <header>
      <Cover team={team} manages={manages} />
      <div className="mx-auto grid w-full max-w-4xl gap-4 px-4">
        <div className="-mt-16 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:-mt-20">
          <span className="relative inline-flex rounded-lg bg-surface p-1">
            <Avatar
              seed={team.id}
              picture={team.logo}
              blur={blurOf(team.logo)}
              label={team.logo?.alt}
              kind="team"
              size="huge"
            />
            {manages && (
              <OwnPictureButton
                kind="avatar"
                of={{ team: team.id }}
                current={team.logo}
                className="absolute! -end-1 bottom-0"
              />
            )}
          </span>
          <TeamActions team={team} />
        </div>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h1 tabIndex={-1} dir="auto" className="text-2xl tracking-[-0.03em] [overflow-wrap:anywhere] outline-none">
              {team.name}
            </h1>
            {team.verified && (
              <Badge tone="success" icon={<BadgeCheck {...icon} />}>
                {texts.verified}
              </Badge>
            )}
            {team.recruiting && <Badge tone="accent">{texts.recruiting}</Badge>}
            {team.audience === 'members' && <Badge tone="notice">{texts.membersOnly}</Badge>}
          </div>
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            {team.sport && <span>{sportName(team.sport)}</span>}
            {team.location && (
              <span className={fact}>
                <MapPin {...icon} />
                <span dir="auto" className="[overflow-wrap:anywhere]">
                  {team.location}
                </span>
              </span>
            )}
            <span className={fact}>
              <CalendarDays {...icon} />
              {texts.since(format.month(team.createdAt))}
            </span>
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          <Stat value={format.compact(team.members)} label={texts.members(team.members)} />
          <Stat value={format.compact(team.followers)} label={texts.followers(team.followers)} />
          <Stat value={format.compact(team.achievements)} label={texts.won(team.achievements)} />
        </dl>
        {team.lateAnswers > 0 && <Banner tone="notice">{texts.lateAnswers(team.lateAnswers)}</Banner>}
      </div>
    </header>
  )
}

function Cover({ team: { id, cover, sport }, manages }: { team: Team; manages: boolean }) {
  const shape = 'aspect-[5/2] w-full object-cover sm:aspect-[4/1] xl:aspect-[6/1]'
  return (
    <div className="relative">
      {cover ? (
        <ShownPicture picture={cover} sizes="100vw" loading="eager" className={shape} />
      ) : (
        <DrawnArt seed={id} scene={sportScene(sport)} className={shape} />
      )}
      {manages && <OwnPictureButton kind="cover" of={{ team: id }} current={cover} className="absolute! end-3 top-3" />}
    </div>
  )
}
