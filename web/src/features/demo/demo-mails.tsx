import { Disclosure } from '@heraia/ui/disclosure'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { Time } from '@heraia/ui/time'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { demoTexts } from './demo-texts.ts'
import { MailText } from './mail-text.tsx'

interface DemoMailItem {
  id: string
  to: string
  subject: string
  text: string
  /** ISO 8601. */
  at: string
}

type Mails = { state: 'loading' } | { state: 'failed' } | { state: 'full'; mails: DemoMailItem[] }

/** The newest first, and open. New ones come while she looks. */
export function DemoMails({ onFollow }: { onFollow: () => void }) {
  const texts = useTexts(demoTexts)
  const { locale } = useFormat()
  const [found, load] = useMails()
  if (found.state === 'loading') {
    return (
      <Skeleton label={texts.mailLoading}>
        <SkeletonLine width="60%" />
        <SkeletonLine width="85%" />
      </Skeleton>
    )
  }
  if (found.state === 'failed') return <FailedState title={texts.mailFailed} retryLabel={texts.retry} onRetry={load} />
  const [newest] = found.mails
  if (!newest) return <EmptyState title={texts.mailNone}>{texts.mailNoneHelp}</EmptyState>
  return (
    <ul>
      {found.mails.map((mail) => (
        <li key={mail.id}>
          <MailItem mail={mail} locale={locale} isFirst={mail === newest} to={texts.mailTo} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface ItemProps {
  mail: DemoMailItem
  locale: string
  isFirst: boolean
  to: string
  onFollow: () => void
}

function MailItem({ mail, locale, isFirst, to, onFollow }: ItemProps) {
  const [isOpen, setOpen] = useState(isFirst)
  const label = (
    <span className="grid min-w-0 gap-1 text-base">
      <span>{mail.subject}</span>
      <span className="text-sm font-normal text-muted [overflow-wrap:anywhere]">
        {to} {mail.to} · <Time at={mail.at} locale={locale} look="moment" />
      </span>
    </span>
  )
  return (
    <Disclosure label={label} open={isOpen} onOpenChange={setOpen} width="full">
      <MailText text={mail.text} onFollow={onFollow} />
    </Disclosure>
  )
}

function useMails(): [Mails, () => void] {
  const [found, setFound] = useState<Mails>({ state: 'loading' })
  const load = () => {
    readMails().then(
      (mails) => setFound({ state: 'full', mails }),
      () => setFound({ state: 'failed' }),
    )
  }
  useEffect(() => {
    load()
    addEventListener('demo-mailed', load)
    return () => removeEventListener('demo-mailed', load)
  }, [])
  return [found, load]
}

async function readMails(): Promise<DemoMailItem[]> {
  const response = await fetch('/demo-mail')
  if (!response.ok) throw new Error(`The mail answered ${response.status}`)
  const { mails } = (await response.json()) as { mails: DemoMailItem[] }
  return mails
}
