import type { OwnDecision, OwnReport } from '@heraia/contract/safety'
import { Badge, type BadgeTone } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { type ReactNode, useId } from 'react'
import * as profileAddresses from '../../addresses/profiles.ts'
import { api } from '../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../lib/infinite-list.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { Lines } from '../../pieces/lines.tsx'
import { reportTexts } from '../profiles/report-texts.ts'
import { ownSafetyTexts } from './safety-texts.ts'
import { useSafetyChanges } from './use-safety-changes.ts'

/** What she reported, and what was decided about what is hers. */
export function OwnSafety() {
  const texts = useTexts(ownSafetyTexts)
  useSafetyChanges()
  const decisions = useInfiniteList(api.safety.decisions.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  const reports = useInfiniteList(api.safety.reports.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  return (
    <div className="grid max-w-xl gap-10">
      <Part title={texts.decisions} lead={texts.decisionsLead}>
        <Lines
          list={decisions}
          words={texts}
          rows="words"
          label={texts.decisions}
          className="border-y border-line"
          lineOf={(decision) => <DecisionRow key={decision.id} decision={decision} />}
          empty={<p className="rounded-md bg-sunken p-4">{texts.noDecisions}</p>}
        />
      </Part>
      <Part title={texts.reports} lead={texts.reportsLead}>
        <Lines
          list={reports}
          words={texts}
          rows="words"
          label={texts.reports}
          className="border-y border-line"
          lineOf={(report) => <ReportRow key={report.id} report={report} />}
          empty={<p className="rounded-md bg-sunken p-4">{texts.noReports}</p>}
        />
      </Part>
    </div>
  )
}

function Part({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title text-xl">
        {title}
      </h2>
      <p className="mb-3 text-muted">{lead}</p>
      {children}
    </section>
  )
}

function DecisionRow({ decision: { id, decision, subject, reason, decidedAt, appeal } }: { decision: OwnDecision }) {
  const texts = useTexts(ownSafetyTexts)
  const { subjects } = useTexts(reportTexts)
  const { locale } = useLocale()
  return (
    <li>
      <Link href={profileAddresses.decision(id)} className="grid min-h-14 gap-1 py-3 hover:bg-sunken">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{subjects[subject]}</span>
          {appeal?.outcome === 'reversed' ? (
            <Badge tone="success">{texts.reversed[decision].kind}</Badge>
          ) : (
            <Badge tone={decision === 'removed' ? 'danger' : 'notice'}>{texts.kinds[decision]}</Badge>
          )}
          {appeal && appeal.outcome !== 'reversed' && (
            <Badge>
              {texts.yourAppeal}: {texts.outcomes[appeal.outcome ?? 'waiting']}
            </Badge>
          )}
        </span>
        <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
          {reason}
        </span>
        <span className="text-sm text-muted">
          <Time locale={locale} at={decidedAt} />
        </span>
      </Link>
    </li>
  )
}

const tones: Record<OwnReport['state'], BadgeTone> = {
  open: 'notice',
  acted: 'success',
  dismissed: 'neutral',
  reversed: 'neutral',
}

function ReportRow({ report: { reference, subject, category, text, createdAt, state, decidedAt } }: RowProps) {
  const texts = useTexts(ownSafetyTexts)
  const categories = useTexts(reportTexts)
  const { locale } = useLocale()
  return (
    <li className="grid gap-1 py-3">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{categories[category]}</span>
        <Badge>{categories.subjects[subject]}</Badge>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </span>
      {text && (
        <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
          {text}
        </span>
      )}
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span className="figures">{reference}</span>
        <span>
          {texts.reported} <Time locale={locale} at={createdAt} />
        </span>
        {decidedAt && (
          <span>
            {texts.answered} <Time locale={locale} at={decidedAt} />
          </span>
        )}
      </span>
    </li>
  )
}

interface RowProps {
  report: OwnReport
}
