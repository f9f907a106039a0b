import type { NewAccount } from '@heraia/contract/new-accounts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { whenItEnds } from '../../lib/new-account-words.ts'
import { useMe } from '../../lib/session.tsx'
import { FailedLine } from '../../pieces/failed-line.tsx'
import { newAccountTexts } from './new-account-texts.ts'

/** What a new account may do less of, and until when. Nothing once it is new no more. */
export function NewAccountPart() {
  const texts = useTexts(newAccountTexts)
  const me = useMe()
  // Each of her acts counts.
  const query = useQuery({ ...api.accounts.newAccount.queryOptions(), staleTime: 0 })
  useLive('profile.changed', ({ personId }) => personId === me.id && void query.refetch())
  useLive('resumed', () => void query.refetch())
  if (!query.data) return <FailedLine query={query} words={texts.failed} />
  return query.data.newAccount && <Limits newAccount={query.data.newAccount} />
}

function Limits({ newAccount }: { newAccount: NewAccount }) {
  const texts = useTexts(newAccountTexts)
  const { language } = useLocale()
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-raised p-4 md:p-5">
      <h2 id={id} className="title text-xl">
        {texts.title}
      </h2>
      <p className="mt-2">
        {texts.lead} <strong className="font-semibold">{whenItEnds(language, newAccount)}</strong>
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {newAccount.limits.map(({ act, most, left }) => (
          <div key={act} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <dt className="[overflow-wrap:anywhere]">{texts.acts[act]}</dt>
            <dd className={`figures text-sm ${left === 0 ? 'font-semibold text-danger-ink' : 'text-muted'}`}>
              {left === null ? texts.most(most) : texts.left(left, most)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">{texts.sooner}</p>
    </section>
  )
}
