import type { SecurityEvent } from '@heraia/contract/account-data'
import { ButtonLink } from '@heraia/ui/button-link'
import { Time } from '@heraia/ui/time'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { byCursor, useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { isElsewhere } from '../../../lib/session/auth-address.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { ListStates } from '../../../pieces/list-states.tsx'
import { useDeviceWords } from '../device-words.ts'
import { activityTexts } from './activity-texts.ts'
import { PartBody } from './part-frame.tsx'
import { securityTexts } from './security-texts.ts'

/** What may have been somebody else, if it was not her. */
const WARNINGS: readonly SecurityEvent['action'][] = [
  'session.refused',
  'session.token_reused',
  'factor.refused',
  'passkey.refused',
  'operator.refused',
  'account.password_change_refused',
  'account.deletion_refused',
]

/** What happened to her account, newest first; where another server keeps it, what she asked for here. */
export function ActivityPart() {
  const texts = useTexts(activityTexts)
  const common = useTexts(securityTexts)
  const list = useInfiniteList(api.accounts.securityEvents.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  const isOurs = !isElsewhere()
  return (
    <PartBody lead={isOurs ? texts.lead : texts.leadElsewhere}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.security('password')}>{texts.change}</ButtonLink>
        <ButtonLink href={addresses.settings('sessions')}>{texts.devices}</ButtonLink>
      </div>
      <ListStates
        list={list}
        words={{ ...common, ...texts }}
        rows="words"
        empty={<p className="rounded-md bg-sunken p-4">{isOurs ? texts.empty : texts.emptyElsewhere}</p>}
      >
        {(events) => (
          <ol className="grid divide-y divide-line border-y border-line">
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ol>
        )}
      </ListStates>
    </PartBody>
  )
}

function EventRow({ event }: { event: SecurityEvent }) {
  const texts = useTexts(activityTexts)
  const { locale } = useFormat()
  const deviceWords = useDeviceWords()
  const details: Record<string, string> = texts.details
  // Services have names of their own: google. An organisation has a number.
  const said = event.detail?.startsWith('sso:') ? 'sso/saml' : (event.detail ?? '')
  const detail = details[said] ?? said
  const where = [event.device && deviceWords(event.device), event.network].filter(Boolean).join(' · ')
  const isWarning = WARNINGS.includes(event.action)
  return (
    <li className="grid gap-x-4 py-4 sm:grid-cols-[1fr_auto]">
      <p className={isWarning ? 'font-semibold text-danger-ink' : 'font-semibold'}>
        {texts.actions[event.action]}
        {detail && <span className="font-normal text-muted"> ({detail})</span>}
      </p>
      <p className="text-sm text-muted sm:text-end">
        <Time at={event.at} locale={locale} look="moment" />
      </p>
      {where && <p className="text-sm text-muted sm:col-span-2">{where}</p>}
    </li>
  )
}
