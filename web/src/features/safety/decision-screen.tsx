import type { DecisionId } from '@heraia/contract/ids'
import { isUuid } from '@heraia/contract/is-uuid'
import type { OwnDecision } from '@heraia/contract/safety'
import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Time } from '@heraia/ui/time'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import * as tradeAddresses from '../../addresses/trade.ts'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { OneRecord } from '../../pieces/one-record.tsx'
import { reportTexts } from '../profiles/report-texts.ts'
import { AppealForm } from './appeal-form.tsx'
import { ownSafetyTexts } from './safety-texts.ts'
import { useSafetyChanges } from './use-safety-changes.ts'

const decisionOf = (id: string) => api.safety.decision.queryOptions({ input: { id: id as DecisionId } })

/** What the staff decided about something of hers, why, and her appeal. */
export function DecisionScreen({ id }: { id: string }) {
  const texts = useTexts(ownSafetyTexts)
  const mayBe = isUuid(id.toLowerCase())
  const query = useQuery({ ...decisionOf(id), enabled: mayBe })
  useSafetyChanges()
  return (
    <OneRecord list={addresses.settings('safety')} query={query} isGone={!mayBe} texts={texts}>
      {(decision) => <Opened decision={decision} />}
    </OneRecord>
  )
}

function Opened({ decision }: { decision: OwnDecision }) {
  const texts = useTexts(ownSafetyTexts)
  const { subjects } = useTexts(reportTexts)
  const { locale } = useLocale()
  const { title, text, reason, appeal, may } = decision
  const reversed = appeal?.outcome === 'reversed' ? texts.reversed[decision.decision] : null
  return (
    <>
      <PageHeading
        kicker={subjects[decision.subject]}
        title={reversed?.title ?? texts.titles[decision.decision]}
        lead={reversed?.lead ?? texts.lead[decision.decision]}
      />
      <p className="text-sm text-muted">
        {texts.decidedAt} <Time at={decision.decidedAt} locale={locale} look="moment" />
      </p>
      <Part title={texts.why}>
        <Words>{reason}</Words>
      </Part>
      <Part title={texts.whatItWas}>
        <div className="grid gap-1 rounded-md bg-sunken p-4">
          {title && (
            <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
              {title}
            </p>
          )}
          {(text || !title) && <Words>{text || texts.nothingWritten}</Words>}
        </div>
      </Part>
      {appeal && <Appealed decision={decision} appeal={appeal} />}
      {may.appeal && <AppealForm decision={decision} />}
      {!appeal && !may.appeal && <p className="text-muted">{texts.appealOver}</p>}
    </>
  )
}

type Appeal = NonNullable<OwnDecision['appeal']>

function Appealed({ decision, appeal }: { decision: OwnDecision; appeal: Appeal }) {
  const texts = useTexts(ownSafetyTexts)
  const { locale } = useLocale()
  const { outcome, answeredAt } = appeal
  return (
    <Part title={texts.yourAppeal}>
      <div className="grid gap-3 rounded-md border border-line bg-raised p-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={outcome === null ? 'notice' : outcome === 'reversed' ? 'success' : 'neutral'}>
            {texts.outcomes[outcome ?? 'waiting']}
          </Badge>
          <span className="figures">{appeal.reference}</span>
          <Time at={appeal.madeAt} locale={locale} look="moment" />
        </p>
        <Words>{appeal.text}</Words>
        {outcome && (
          <div className="grid gap-2 border-t border-line pt-3">
            <h3 className="font-semibold">{texts.answer}</h3>
            <Words>{appeal.reason ?? ''}</Words>
            {answeredAt && (
              <p className="text-sm text-muted">
                <Time at={answeredAt} locale={locale} look="moment" />
              </p>
            )}
            {outcome === 'reversed' && <WhatIsBack decision={decision} appeal={appeal} />}
          </div>
        )}
      </div>
    </Part>
  )
}

/** What came back of it, and what cannot. */
function WhatIsBack({ decision, appeal }: { decision: OwnDecision; appeal: Appeal }) {
  const texts = useTexts(ownSafetyTexts)
  if (decision.decision === 'warned') return <p>{texts.warningBack}</p>
  if (!appeal.restored) return <p>{texts.isNotBack}</p>
  return (
    <>
      <p>{texts.isBack}</p>
      <Link href={tradeAddresses.myListings()} className="link inline-flex min-h-11 items-center justify-self-start">
        {texts.toListings}
      </Link>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

const Words = ({ children }: { children: string }) => (
  <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
    {children}
  </p>
)
