import { Avatar } from '@heraia/ui/avatar'
import { classNames } from '@heraia/ui/class-names.ts'
import { PageHeading } from '@heraia/ui/page-heading'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useFormat } from '../../lib/use-format.ts'
import { VerifiedMark } from '../../pieces/person-line.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { sportScene } from '../../pieces/sport-scene.ts'
import { StillArt } from '../../pieces/still-art.tsx'
import { useStanding } from '../../pieces/use-standing.ts'
import { Invitation } from './invitation.tsx'
import { NotOutside } from './not-outside.tsx'
import { outsideProfile } from './outside-queries.ts'
import { outsideTexts } from './outside-texts.ts'

const coverShape = 'aspect-[5/2] w-full sm:aspect-[4/1] xl:aspect-[6/1]'

/** A public profile for who is not signed in. */
export function OutsideProfile({ id }: { id: string }) {
  const texts = useTexts(outsideTexts)
  const standing = useStanding()
  const format = useFormat()
  const { data, error, refetch } = useQuery(outsideProfile(id))
  usePageTitle(data?.person.name)
  if (!data) return <NotOutside error={error} onRetry={() => void refetch()} />
  const { person, cover, location, bio, followers, joinedAt } = data
  const facts = [texts.followers(followers), texts.joined(format.month(joinedAt))]
  return (
    <>
      {cover ? (
        <ShownPicture
          picture={cover}
          // A phone of many dots is content with fewer of them here: the next larger picture weighs three times as much.
          sizes="(max-width: 30rem) 85vw, 100vw"
          loading="eager"
          fetchPriority="high"
          className={classNames(coverShape, 'object-cover')}
        />
      ) : (
        <StillArt seed={person.id} scene={sportScene(person.sport)} className={coverShape} />
      )}
      <div className="mx-auto grid w-full max-w-3xl gap-8 px-4 py-10 md:py-16">
        <div className="flex flex-wrap items-center gap-6">
          <Avatar seed={person.id} picture={person.avatar} label={person.avatar?.alt} size="huge" />
          <PageHeading
            kicker={standing(person)}
            title={
              <span dir="auto" className="inline-flex flex-wrap items-center gap-2">
                {person.name}
                {person.verified && <VerifiedMark />}
              </span>
            }
            lead={location ?? undefined}
          />
        </div>
        {bio && (
          <p dir="auto" className="max-w-prose text-lg whitespace-pre-line [overflow-wrap:anywhere]">
            {bio}
          </p>
        )}
        <p className="figures text-muted">{facts.join(' · ')}</p>
        <Invitation words={texts.seeMore(person.name)} />
      </div>
    </>
  )
}
