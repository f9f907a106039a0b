import { Link } from '@heraia/ui/link'
import {
  AtSign,
  ChevronRight,
  Download,
  Fingerprint,
  History,
  KeyRound,
  Link2,
  type LucideIcon,
  MonitorSmartphone,
  ShieldCheck,
  Smartphone,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { isElsewhere } from '../../../lib/session/auth-address.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { useSignInSettings } from '../sign-in/sign-in-settings.ts'
import { securityTexts } from './security-texts.ts'
import { useAuthUser, usePasskeys } from './use-auth-user.ts'
import { useServiceName } from './use-service-name.ts'

/** Everything that keeps her account hers, each line with what it says today. */
export function SecurityOverview() {
  const texts = useTexts(securityTexts)
  const format = useFormat()
  const serviceName = useServiceName()
  const isOurs = !isElsewhere()
  const user = useAuthUser().data
  const passkeys = usePasskeys().data
  const { data: settings, isError } = useSignInSettings()
  const verified = user?.factors?.filter(
    ({ status, factor_type }) => status === 'verified' && factor_type !== 'recovery_code',
  )
  const linked = user?.identities?.map(({ provider }) => provider).filter((one) => one !== 'email' && one !== 'phone')
  const hasFactors = (verified?.length ?? 0) > 0
  return (
    <div className="grid max-w-2xl gap-8">
      <p className="text-muted">{texts.lead}</p>
      <Group title={texts.signIn}>
        <Row
          icon={AtSign}
          href={addresses.security('email')}
          title={texts.email}
          says={user?.new_email ? texts.waiting(user.new_email) : user && (user.email || texts.notSet)}
        />
        {(settings?.external.phone || user?.phone || isError) && (
          <Row
            icon={Smartphone}
            href={addresses.security('phone')}
            title={texts.phone}
            says={user && (user.phone ? `+${user.phone}` : texts.notSet)}
          />
        )}
        <Row icon={KeyRound} href={addresses.security('password')} title={texts.password} />
        {settings?.passkeys_enabled !== false && (
          <Row
            icon={Fingerprint}
            href={addresses.security('passkeys')}
            title={texts.passkeys}
            says={passkeys && (passkeys.length > 0 ? format.number(passkeys.length) : texts.none)}
          />
        )}
        <Row
          icon={Link2}
          href={addresses.security('linked')}
          title={texts.linked}
          says={linked && (linked.length > 0 ? format.list(linked.map(serviceName)) : texts.none)}
        />
      </Group>
      <Group title={texts.protection}>
        <Row
          icon={ShieldCheck}
          href={addresses.security('factors')}
          title={texts.factors}
          says={user && (hasFactors ? texts.on : texts.off)}
          isGood={hasFactors}
        />
      </Group>
      <Group title={texts.watch}>
        <Row
          icon={MonitorSmartphone}
          href={addresses.settings('sessions')}
          title={texts.sessions}
          says={isOurs ? texts.sessionsHint : texts.sessionsHintElsewhere}
        />
        <Row
          icon={History}
          href={addresses.security('activity')}
          title={texts.activity}
          says={isOurs ? texts.activityHint : texts.activityHintElsewhere}
        />
      </Group>
      <Group title={texts.yours}>
        <Row icon={Download} href={addresses.security('data')} title={texts.data} says={texts.dataHint} />
        <Row icon={Trash2} href={addresses.security('delete')} title={texts.delete} says={texts.deleteHint} />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="title mb-2 text-xl">{title}</h2>
      <ul className="@container divide-y divide-line overflow-hidden rounded-md border border-line bg-raised">
        {children}
      </ul>
    </section>
  )
}

interface RowProps {
  icon: LucideIcon
  href: string
  title: string
  says?: string
  isGood?: boolean
}

function Row({ icon: Icon, href, title, says, isGood }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        className="flex min-h-16 items-center gap-2 px-3 py-3 hover:bg-sunken @2xs:gap-4 @2xs:px-4 focus-visible:-outline-offset-3"
      >
        <Icon
          aria-hidden="true"
          className={`hidden size-5 shrink-0 @2xs:block ${isGood ? 'text-success-ink' : 'text-muted'}`}
        />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere] hyphens-auto">
          <span className="block font-semibold">{title}</span>{' '}
          {says && <span className="block text-sm text-muted">{says}</span>}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
    </li>
  )
}
