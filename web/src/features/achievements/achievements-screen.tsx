import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { Select } from '@heraia/ui/select'
import { Stat } from '@heraia/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { FailedLine } from '../../pieces/failed-line.tsx'
import { AchievementForm } from './achievement-form.tsx'
import { AchievementList } from './achievement-list.tsx'
import { achievementCounts, ORDERS, orderOf, TYPES, typeOf } from './achievement-queries.ts'
import { achievementTexts } from './achievement-texts.ts'
import { useAskedCount } from './use-asked-count.ts'

/** Her own achievements: counted, by kind, and the way to add one. */
export function AchievementsScreen() {
  const texts = useTexts(achievementTexts)
  const format = useFormat()
  const me = useMe()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const type = typeOf(query.get('type'))
  const order = orderOf(query.get('order'))
  const counting = useQuery(achievementCounts(me.id))
  const counts = counting.data
  const toConfirm = useAskedCount()
  const [isAdding, setIsAdding] = useState(false)
  const number = (count: number | undefined) => (count === undefined ? '–' : format.number(count))
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            {toConfirm > 0 && (
              <ButtonLink href={addresses.achievementRequests()}>{texts.toRequests(toConfirm)}</ButtonLink>
            )}
            <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
              {texts.add}
            </Button>
          </>
        }
      />
      <dl className="mt-8 pairs gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-4 *:bg-raised *:p-5">
        {TYPES.map((each) => (
          <Stat key={each} value={number(counts?.[each])} label={texts.tabs[each]} size="hero" />
        ))}
      </dl>
      <div className="mt-2 empty:hidden">
        <FailedLine query={counting} words={texts.countsFailed} />
      </div>
      <LinkTabs
        label={texts.tabsLabel}
        className="mt-8 mb-2"
        tabs={(['all', ...TYPES] as const).map((name) => ({
          href: addresses.achievements(name === 'all' ? undefined : name, order),
          label: texts.tabs[name],
          current: name === (type ?? 'all'),
          count: counts?.[name],
        }))}
      />
      <Select
        label={texts.order}
        className="mt-4 max-w-56"
        value={order ?? 'latest'}
        onValue={(value) =>
          void navigate(addresses.achievements(type, orderOf(value)), { replace: true, preventScrollReset: true })
        }
        options={ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
      />
      <AchievementList personId={me.id} type={type} order={order} hint={texts.noneOwn} />
      {isAdding && <AchievementForm onClose={() => setIsAdding(false)} />}
    </div>
  )
}
