import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import type { PasskeyListItem } from '@supabase/auth-js'
import { Fingerprint } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { useSignInSettings } from '../sign-in/sign-in-settings.ts'
import { NameDialog } from './name-dialog.tsx'
import { PartBody, WhenHere } from './part-frame.tsx'
import { passkeyTexts } from './passkey-texts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { problemTexts, securityTexts } from './security-texts.ts'
import { unlessGone } from './unless-gone.ts'
import { usePasskeys, useRenewAccount } from './use-auth-user.ts'
import { useSecurityAct } from './use-security-act.ts'
import { WayList, WayRow } from './way-row.tsx'

/** Keys of her devices: a finger or a glance instead of a password. */
export function PasskeysPart() {
  const texts = useTexts(passkeyTexts)
  const common = useTexts(securityTexts)
  const problems = useTexts(problemTexts)
  const query = usePasskeys()
  const settings = useSignInSettings().data
  const act = useSecurityAct()
  const renew = useRenewAccount()
  const [named, setNamed] = useState<PasskeyListItem | null>(null)
  const isNew = useRef(false)
  const [removed, setRemoved] = useState<PasskeyListItem | null>(null)

  async function add() {
    const made = await act.run('add', (auth) => auth.registerPasskey())
    if (!made) return
    renew()
    isNew.current = true
    setNamed(made.data)
  }
  function names(passkey: PasskeyListItem) {
    act.clear()
    setNamed(passkey)
  }
  /** What is told of a new one waits until it has its name: it would lie over the dialog. */
  function closeNaming() {
    if (isNew.current) showToast({ message: texts.added, tone: 'success' })
    isNew.current = false
    act.clear()
    setNamed(null)
  }
  async function rename(passkey: PasskeyListItem, name: string): Promise<boolean> {
    const done = await act.run('rename', (auth) => auth.passkey.update({ passkeyId: passkey.id, friendlyName: name }))
    renew()
    return done !== null
  }
  async function remove(passkey: PasskeyListItem) {
    if (await act.run('remove', async (auth) => unlessGone(await auth.passkey.delete({ passkeyId: passkey.id }))))
      showToast({ message: texts.removed, tone: 'success' })
    setRemoved(null)
    renew()
  }

  const isOff = settings?.passkeys_enabled === false
  return (
    <PartBody lead={texts.lead}>
      {!named && <ProblemBanner act={act} />}
      {isOff && <Banner>{problems.off}</Banner>}
      <WhenHere query={query}>
        {(passkeys) =>
          passkeys.length === 0 ? (
            <p className="rounded-md bg-sunken p-4">{texts.empty}</p>
          ) : (
            <WayList>
              {passkeys.map((passkey) => (
                <Row
                  key={passkey.id}
                  passkey={passkey}
                  onRename={() => names(passkey)}
                  onRemove={() => setRemoved(passkey)}
                />
              ))}
            </WayList>
          )
        }
      </WhenHere>
      {!isOff && (
        <div>
          <Button
            tone="primary"
            icon={<Fingerprint aria-hidden="true" className="size-5" />}
            pending={act.busy === 'add'}
            pendingLabel={texts.adding}
            onClick={() => void add()}
          >
            {texts.add}
          </Button>
        </div>
      )}
      {named && (
        <NameDialog
          title={texts.nameIt}
          label={texts.name}
          hint={texts.nameHint}
          name={named.friendly_name ?? ''}
          error={act.words}
          onSave={(name) => rename(named, name)}
          onClose={closeNaming}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={texts.removeAsk(removed?.friendly_name || texts.nameless)}
        confirmLabel={common.remove}
        cancelLabel={common.cancel}
        onConfirm={() => removed && void remove(removed)}
        pending={act.busy === 'remove'}
        pendingLabel={common.removing}
      >
        {texts.removeHint}
      </ConfirmDialog>
    </PartBody>
  )
}

interface RowProps {
  passkey: PasskeyListItem
  onRename: () => void
  onRemove: () => void
}

function Row({ passkey, onRename, onRemove }: RowProps) {
  const texts = useTexts(passkeyTexts)
  const common = useTexts(securityTexts)
  const { locale } = useFormat()
  const name = passkey.friendly_name || texts.nameless
  return (
    <WayRow
      icon={<Fingerprint aria-hidden="true" className="size-5" />}
      title={name}
      actions={
        <>
          <Button size="small" aria-label={texts.renameOf(name)} onClick={onRename}>
            {texts.rename}
          </Button>
          <Button size="small" tone="danger" aria-label={texts.removeOf(name)} onClick={onRemove}>
            {common.remove}
          </Button>
        </>
      }
    >
      {common.added} <Time at={passkey.created_at} locale={locale} look="date" />
      {passkey.last_used_at && (
        <>
          {' · '}
          {texts.lastUsed} <Time at={passkey.last_used_at} locale={locale} />
        </>
      )}
    </WayRow>
  )
}
