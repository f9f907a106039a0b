import type { Profile } from '@heraia/contract/profiles'
import { Avatar } from '@heraia/ui/avatar'
import { Badge } from '@heraia/ui/badge'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { VisuallyHidden } from '@heraia/ui/visually-hidden'
import { CalendarDays, MapPin } from 'lucide-react'
import type * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { blurOf } from '../../pieces/blur.ts'
import { roleNames } from '../../pieces/role-names.ts'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { useSportName } from '../../pieces/sport-names.ts'
import { sportScene } from '../../pieces/sport-scene.ts'
import { OwnPictureButton } from '../media/own-picture/own-picture-button.tsx'
import { useMutedNow } from './mute-now.ts'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileFigures } from './profile-figures.tsx'
import { profileTexts } from './profile-texts.ts'
import { VerifiedBadge } from './verified-badge.tsx'

const fact = 'flex min-w-0 items-center gap-1.5'
const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

/** Cover, face, name: who she is before a word is read. */
export function ProfileHeader({ profile, tab }: { profile: Profile; tab: addresses.ProfileTab }) {
  const texts = useTexts(profileTexts)
  const sportName = useSportName()
  const roles = useTexts(roleNames)
  const format = useFormat()
  const { name, role, sport, location, relation } = profile
  const isMuted = useMutedNow(relation)
  return (
    <header>
      <Cover profile={profile} />
      <div className="mx-auto grid w-full max-w-4xl gap-4 px-4">
        <div className="-mt-16 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:-mt-20">
          <Face profile={profile} />
          <ProfileActions profile={profile} />
        </div>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} dir="auto" className="text-2xl tracking-[-0.03em] [overflow-wrap:anywhere] outline-none">
              {name}
            </h1>
            <VerifiedBadge verification={profile.verification} />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span>{roles[role]}</span>
            {role === 'athlete' && sport && (
              <Badge tone="accent" className="[overflow-wrap:anywhere]">
                {sportName(sport)}
              </Badge>
            )}
            <span className="[overflow-wrap:anywhere]">@{profile.handle}</span>
            {relation?.followsMe && <Badge>{texts.followsYou}</Badge>}
            {isMuted && <Badge tone="notice">{texts.muted}</Badge>}
          </p>
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            {location && (
              <span className={fact}>
                <MapPin {...icon} />
                <span dir="auto" className="[overflow-wrap:anywhere]">
                  {location}
                </span>
              </span>
            )}
            <span className={fact}>
              <CalendarDays {...icon} />
              {texts.joined(format.month(profile.joinedAt))}
            </span>
          </p>
        </div>
        <ProfileFigures profile={profile} tab={tab} />
      </div>
    </header>
  )
}

function Cover({ profile: { id, cover, sport, relation } }: { profile: Profile }) {
  const shape = 'aspect-[5/2] w-full object-cover sm:aspect-[4/1] xl:aspect-[6/1]'
  return (
    <div className="relative">
      {cover ? (
        <ShownPicture picture={cover} sizes="100vw" loading="eager" fetchPriority="high" className={shape} />
      ) : (
        <DrawnArt seed={id} scene={sportScene(sport)} className={shape} />
      )}
      {relation?.isSelf && <OwnPictureButton kind="cover" current={cover} className="absolute! end-3 top-3" />}
    </div>
  )
}

function Face({ profile }: { profile: Profile }) {
  const texts = useTexts(profileTexts)
  return (
    <span className="relative inline-flex rounded-full bg-surface p-1">
      <Avatar
        seed={profile.id}
        picture={profile.avatar}
        blur={blurOf(profile.avatar)}
        label={profile.avatar?.alt}
        size="huge"
      />
      {profile.relation?.isSelf && (
        <OwnPictureButton kind="avatar" current={profile.avatar} className="absolute! -end-1 bottom-0" />
      )}
      {profile.online && !profile.relation?.isSelf && (
        <span
          title={texts.online}
          className="absolute end-3 bottom-3 size-5 rounded-full border-[3px] border-surface bg-success"
        >
          <VisuallyHidden>{texts.online}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}
