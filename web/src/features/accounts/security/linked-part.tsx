import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import type { Provider, User, UserIdentity } from '@supabase/auth-js'
import { AtSign, Link2, Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { loadAuth } from '../../../lib/session.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { BrandMark } from '../sign-in/brand-mark.tsx'
import { hasCodeStill } from '../sign-in/has-code-still.ts'
import { providersOf, useSignInSettings } from '../sign-in/sign-in-settings.ts'
import { WaysFailed } from '../sign-in/ways-failed.tsx'
import { problemOfCode } from '../sign-in/ways-problem.ts'
import { linkedTexts } from './linked-texts.ts'
import { mayUnlink } from './may-unlink.ts'
import { PartBody, WhenHere } from './part-frame.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { securityProblem } from './security-problem.ts'
import { problemTexts, securityTexts } from './security-texts.ts'
import { unlessGone } from './unless-gone.ts'
import { useAuthUser, useRenewAccount } from './use-auth-user.ts'
import { type SecurityAct, useSecurityAct } from './use-security-act.ts'
import { useServiceName } from './use-service-name.ts'
import { WayList, WayRow } from './way-row.tsx'

/** Who else may say that it is her: Google, her club. The last of them stays. */
export function LinkedPart() {
  const texts = useTexts(linkedTexts)
  const query = useAuthUser()
  const act = useSecurityAct()
  return (
    <PartBody lead={texts.lead}>
      <WentWrong />
      <ProblemBanner act={act} />
      <WhenHere query={query}>
        {(user) => (
          <>
            <Identities user={user} act={act} />
            <Linkable user={user} act={act} none={texts.noneOpen} />
          </>
        )}
      </WhenHere>
    </PartBody>
  )
}

/** What the other service, or the way back, said. */
function WentWrong() {
  const problems = useTexts(problemTexts)
  const texts = useTexts(linkedTexts)
  const [query] = useSearchParams()
  const code = query.get('error_code') ?? query.get('error')
  const isLost = useLostCode(query.has('code'))
  if (isLost && !code) return <Banner tone="danger">{texts.notLinked}</Banner>
  if (!code) return null
  if (problemOfCode(code) === 'refused') return <Banner tone="notice">{texts.refused}</Banner>
  const problem = securityProblem(Object.assign(new Error(''), { code }))
  return <Banner tone="danger">{problem === 'linkedElsewhere' ? problems.linkedElsewhere : texts.notLinked}</Banner>
}

/** The way back brought a code, which auth-js takes out of the address once it is exchanged. */
function useLostCode(hasCode: boolean): boolean {
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    if (!hasCode) return
    const look = () => setLost(hasCodeStill())
    void loadAuth()
      .then((auth) => auth.initialize())
      .then(look, look)
  }, [hasCode])
  return isLost
}

function Identities({ user, act }: { user: User; act: SecurityAct }) {
  const texts = useTexts(linkedTexts)
  const common = useTexts(securityTexts)
  const { locale } = useFormat()
  const renew = useRenewAccount()
  const [unlinked, setUnlinked] = useState<UserIdentity | null>(null)
  const identities = user.identities ?? []
  const serviceName = useServiceName()
  const nameOf = ({ provider }: UserIdentity) => serviceName(provider)

  async function unlink(identity: UserIdentity) {
    if (await act.run('unlink', async (auth) => unlessGone(await auth.unlinkIdentity(identity))))
      showToast({ message: texts.unlinked, tone: 'success' })
    setUnlinked(null)
    renew()
  }

  return (
    <section className="grid gap-3">
      <h2 className="title text-xl">{texts.yours}</h2>
      <WayList>
        {identities.map((identity) => (
          <WayRow
            key={identity.identity_id}
            icon={<ProviderIcon name={identity.provider} />}
            title={nameOf(identity)}
            actions={
              mayUnlink(user, identity) ? (
                <Button
                  size="small"
                  tone="danger"
                  aria-label={texts.unlinkOf(nameOf(identity))}
                  onClick={() => setUnlinked(identity)}
                >
                  {texts.unlink}
                </Button>
              ) : undefined
            }
          >
            {addressIn(identity)}{' '}
            {identity.created_at && (
              <>
                · {common.added} <Time at={identity.created_at} locale={locale} look="date" />
              </>
            )}
          </WayRow>
        ))}
      </WayList>
      {identities.length === 1 && <p className="text-sm text-muted">{texts.lastOne}</p>}
      <ConfirmDialog
        open={unlinked !== null}
        onOpenChange={() => setUnlinked(null)}
        title={texts.unlinkAsk(unlinked ? nameOf(unlinked) : '')}
        confirmLabel={texts.unlink}
        cancelLabel={common.cancel}
        onConfirm={() => unlinked && void unlink(unlinked)}
        pending={act.busy === 'unlink'}
        pendingLabel={common.removing}
      >
        {unlinked?.provider === 'email' ? texts.unlinkEmailHint : texts.unlinkHint}
      </ConfirmDialog>
    </section>
  )
}

function ProviderIcon({ name }: { name: string }) {
  if (name === 'google' || name === 'facebook') return <BrandMark name={name} />
  const Icon = name === 'email' ? AtSign : name === 'phone' ? Smartphone : Link2
  return <Icon aria-hidden="true" className="size-5" />
}

function addressIn({ identity_data, provider }: UserIdentity): string {
  const phone: unknown = identity_data?.phone
  const email: unknown = identity_data?.email
  if (provider === 'phone' && typeof phone === 'string') return `+${phone}`
  return typeof email === 'string' ? email : ''
}

interface LinkableProps {
  user: User
  act: SecurityAct
  /** Where the other service sends her back to. */
  back?: string
  /** In the place of services where there is none. */
  none?: string
}

/** Services that are set up here and not linked yet. */
export function Linkable({ user, act, back = addresses.security('linked'), none }: LinkableProps) {
  const texts = useTexts(linkedTexts)
  const settings = useSignInSettings().data
  const linked = user.identities?.map(({ provider }) => provider) ?? []
  const open = providersOf(settings?.external ?? {}).filter(({ name, isOpen }) => isOpen && !linked.includes(name))
  if (!settings) return <WaysFailed />
  if (open.length === 0) return linked.length < 2 && none ? <p className="text-muted">{none}</p> : null
  const redirectTo = () => `${siteStart()}${back}`
  return (
    <section className="grid gap-3">
      <h2 className="title text-xl">{texts.more}</h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {open.map(({ name, label }) => (
          <Button
            key={name}
            width="full"
            icon={<BrandMark name={name} />}
            pending={act.busy === name}
            pendingLabel={texts.going}
            onClick={() =>
              void act.run(name, (auth) =>
                auth.linkIdentity({ provider: name as Provider, options: { redirectTo: redirectTo() } }),
              )
            }
          >
            {texts.link(label)}
          </Button>
        ))}
      </div>
    </section>
  )
}
