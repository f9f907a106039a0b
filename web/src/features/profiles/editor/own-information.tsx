import type { EditableProfile, PersonalInformation } from '@heraia/contract/profiles'
import { Badge } from '@heraia/ui/badge'
import { Tag } from '@heraia/ui/tag'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { useSportName } from '../../../pieces/sport-names.ts'
import type { EditorPart } from './editor-parts.ts'
import { editorTexts, fieldTexts } from './editor-texts.ts'
import { NETWORKS } from './information-form.ts'

/** What she gave, as it is saved; what is still empty says so, so that she sees what she could add. */
export function OwnInformation({
  profile: { email, information },
  part,
}: {
  profile: EditableProfile
  part: EditorPart
}) {
  const texts = useTexts(fieldTexts)
  const format = useFormat()
  const { links, dateOfBirth, height, weight } = information
  if (part === 'achievements') return <OwnSport information={information} />
  return (
    <div className="grid gap-8">
      <Section title={texts.identity}>
        <Row label={texts.name}>{information.name}</Row>
        <Row label={texts.handle}>@{information.handle}</Row>
        <Row label={texts.bio} isWide>
          {information.bio}
        </Row>
        <Row label={texts.location}>{information.location}</Row>
        <Row label={texts.nationality}>{information.nationality}</Row>
      </Section>
      <Section title={texts.private}>
        <Row label={texts.email}>{email}</Row>
        <Row label={texts.phone}>{information.phone}</Row>
        {/* Noon, so that it is the same day wherever she is. */}
        <Row label={texts.dateOfBirth} isPrivate>
          {dateOfBirth && format.date(`${dateOfBirth}T12:00`)}
        </Row>
        <Row label={texts.height} isPrivate>
          {height && `${format.number(height)} ${texts.heightUnit}`}
        </Row>
        <Row label={texts.weight} isPrivate>
          {weight && `${format.number(weight)} ${texts.weightUnit}`}
        </Row>
      </Section>
      <Section title={texts.links}>
        {NETWORKS.map((network) => (
          <Row key={network} label={texts[network]}>
            {links[network]}
          </Row>
        ))}
      </Section>
    </div>
  )
}

function OwnSport({ information }: { information: PersonalInformation }) {
  const texts = useTexts(fieldTexts)
  const sportName = useSportName()
  return (
    <Section title={texts.sports}>
      <Row label={texts.sport}>{sportName(information.sport)}</Row>
      <Row label={texts.position}>{information.position}</Row>
      <Row label={texts.club}>{information.club}</Row>
      <Row label={texts.coach}>{information.coach}</Row>
      <Row label={texts.experience}>{information.experience}</Row>
      <Row label={texts.availability}>{information.availability}</Row>
      <Row label={texts.specialties}>{tags(information.specialties)}</Row>
      <Row label={texts.languages}>{tags(information.languages)}</Row>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="title mb-3 text-xl">{title}</h2>
      <dl className="grid gap-x-8 sm:grid-cols-2">{children}</dl>
    </section>
  )
}

interface RowProps {
  label: string
  isWide?: boolean
  isPrivate?: boolean
  children: ReactNode
}

function Row({ label, isWide, isPrivate, children }: RowProps) {
  const texts = useTexts(editorTexts)
  return (
    <div className={`border-t border-line py-3 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="flex items-center gap-2 text-sm text-muted">
        {label}
        {isPrivate && <Badge icon={<Lock aria-hidden="true" />}>{texts.onlyYou}</Badge>}
      </dt>
      <dd dir="auto" className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
        {children || <span className="text-muted">{texts.notGiven}</span>}
      </dd>
    </div>
  )
}

const tags = (words: string[]) =>
  words.length > 0 && (
    <span className="flex flex-wrap gap-2">
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </span>
  )
