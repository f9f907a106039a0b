import type { StaffReport } from '@heraia/contract/reports'
import { Link } from '@heraia/ui/link'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { AttachmentList } from '../../media/attachments/attachment-list.tsx'
import { CoveredMedium } from '../content/covered-medium.tsx'
import { PersonLink } from './person-link.tsx'
import { Facts } from './report-facts.tsx'
import { Part } from './report-part.tsx'
import { placeOf } from './report-queries.ts'
import { reportsTexts } from './reports-texts.ts'

/** What was reported, as it stood. */
export function ReportEvidence({ report }: { report: StaffReport }) {
  const texts = useTexts(reportsTexts)
  const format = useFormat()
  const { title, text, answer, attachments, facts } = report.evidence
  const { handle, place: where, links, tags, price } = facts
  const media = attachments.flatMap(({ medium }) => medium ?? [])
  const place = placeOf(report)
  return (
    <Part title={texts.evidence}>
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        {title && (
          <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {title}
          </p>
        )}
        <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text || (attachments.length === 0 && !title ? texts.nothingWritten : '')}
        </p>
        <Facts
          facts={[
            [texts.facts.handle, handle && `@${handle}`],
            [texts.facts.place, where && <bdi key="place">{where}</bdi>],
            [texts.facts.price, price && format.money(price.cents, price.currency)],
            [texts.facts.tags, tags.length > 0 ? <bdi key="tags">{tags.join(', ')}</bdi> : null],
            [texts.facts.links, links.length > 0 ? <Addresses key="links" addresses={links} /> : null],
          ]}
        />
        {media.length > 0 && (
          <ul className="grid gap-3 sm:grid-cols-2">
            {media.map((medium) => (
              <CoveredMedium key={medium.id} medium={medium} />
            ))}
          </ul>
        )}
        <AttachmentList attachments={attachments.filter(({ document }) => document)} />
      </div>
      {answer && <Answer answer={answer} />}
      {place && (
        <Link href={place} className="link inline-flex min-h-11 items-center justify-self-start">
          {texts.see}
        </Link>
      )}
    </Part>
  )
}

/** Somebody else's words: a decision about the question is none about who answered. */
function Answer({ answer: { text, by, name } }: { answer: NonNullable<StaffReport['evidence']['answer']> }) {
  const texts = useTexts(reportsTexts)
  return (
    <div className="grid gap-1 rounded-md bg-sunken p-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-muted">{texts.answeredBy}</span>
        {by ? <PersonLink person={by} /> : <bdi>{name ?? texts.seller}</bdi>}
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  )
}

/** To read, not to press: where they lead is what the report may be about. */
const Addresses = ({ addresses }: { addresses: string[] }) => (
  <ul>
    {addresses.map((address) => (
      <li key={address} dir="ltr">
        {address}
      </li>
    ))}
  </ul>
)
