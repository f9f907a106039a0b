import type { Profile } from '@heraia/contract/profiles'
import { Tag } from '@heraia/ui/tag'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { useSportName } from '../../pieces/sport-names.ts'
import { ExternalLinks } from './external-links.tsx'
import { type Linked, LinkedAccount } from './linked-account.tsx'
import { aboutTexts } from './profile-texts.ts'

/** The About tab: what she wrote of herself, and the facts of her sport. Only what she filled in stands here. */
export function AboutPanel({ profile }: { profile: Profile }) {
  const texts = useTexts(aboutTexts)
  const sportName = useSportName()
  const format = useFormat()
  const { about, bio } = profile
  if (!about) return null
  return (
    <div className="grid gap-8 py-6">
      {bio ? (
        <p dir="auto" className="max-w-prose text-lg whitespace-pre-line [overflow-wrap:anywhere]">
          {bio}
        </p>
      ) : (
        <p className="text-muted">{profile.relation?.isSelf ? texts.emptyOwn : texts.empty}</p>
      )}
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Fact label={texts.sport}>{sportName(profile.sport)}</Fact>
        <Fact label={texts.position}>{about.position}</Fact>
        <Fact label={texts.club}>{withAccount(about.club, about.linkedClub)}</Fact>
        <Fact label={texts.coach}>{withAccount(about.coach, about.linkedCoach)}</Fact>
        <Fact label={texts.experience}>{about.experience}</Fact>
        <Fact label={texts.availability}>{about.availability}</Fact>
        <Fact label={texts.location}>{profile.location}</Fact>
        <Fact label={texts.nationality}>{about.nationality}</Fact>
        <Fact label={texts.memberSince}>{format.month(profile.joinedAt)}</Fact>
        <Fact label={texts.specialties}>{tags(about.specialties)}</Fact>
        <Fact label={texts.languages}>{tags(about.languages)}</Fact>
        <Fact label={texts.email}>{about.email && <Reach href={`mailto:${about.email}`}>{about.email}</Reach>}</Fact>
        <Fact label={texts.phone}>
          {about.phone && <Reach href={`tel:${about.phone.replace(/[^+\d]/g, '')}`}>{about.phone}</Reach>}
        </Fact>
      </dl>
      <ExternalLinks links={about.links} proven={about.provenLinks} />
    </div>
  )
}

const withAccount = (words: string | null, linked: Linked) =>
  linked ? <LinkedAccount words={words} linked={linked} /> : words

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="border-t border-line pt-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd dir="auto" className="mt-1 font-medium [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  )
}

const Reach = ({ href, children }: { href: string; children: string }) => (
  <a href={href} className="link inline-flex min-h-11 items-center">
    {children}
  </a>
)

const tags = (words: string[]) =>
  words.length > 0 && (
    <span className="flex flex-wrap gap-2">
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </span>
  )
