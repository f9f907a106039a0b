import { Button } from '@heraia/ui/button'
import { PageHeading } from '@heraia/ui/page-heading'
import { RadioGroup } from '@heraia/ui/radio-group'
import type { User } from '@supabase/auth-js'
import { useEffect, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { loadAuth } from '../../../lib/session.tsx'
import { defineTexts } from '../../../lib/texts.ts'
import { useEndSession } from '../../../shell/use-sign-out.ts'
import { useSignInSettings } from '../sign-in/sign-in-settings.ts'
import { EmailChange } from './email-change.tsx'
import { Linkable } from './linked-part.tsx'
import { WhenHere } from './part-frame.tsx'
import { PhoneChange } from './phone-part.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { useAuthUser } from './use-auth-user.ts'
import { useSecurityAct } from './use-security-act.ts'

const keepGuestTexts = defineTexts({
  en: {
    title: 'Keep your account',
    lead: 'You are a guest: you can read, and when you sign out this account is gone. Confirm an email or a phone, and it stays yours. Then you tell us who you are.',
    by: 'Keep it with',
    email: 'An email',
    phone: 'A phone',
    have: 'You have an account already?',
    haveHint: 'You leave this one, and it is gone.',
    signIn: 'Sign in with it',
  },
  es: {
    title: 'Conserva tu cuenta',
    lead: 'Eres invitada: puedes leer, y al cerrar sesión esta cuenta desaparece. Confirma un email o un teléfono y será tuya. Después nos dices quién eres.',
    by: 'Conservarla con',
    email: 'Un email',
    phone: 'Un teléfono',
    have: '¿Ya tienes una cuenta?',
    haveHint: 'Dejas esta, y desaparece.',
    signIn: 'Entrar con ella',
  },
})

/** Where a guest makes hers a full account. That it is one by then, her session says, and the page leads on. */
export function KeepGuestScreen({ next }: { next: string }) {
  const texts = useTexts(keepGuestTexts)
  const query = useAuthUser()
  const endSession = useEndSession()
  useNewTokenOnceFull(query.data)

  return (
    <div className="mx-auto grid w-full max-w-xl gap-8 px-4 py-8 md:py-14">
      <PageHeading title={texts.title} lead={texts.lead} />
      <WhenHere query={query}>{(user) => <Ways user={user} next={next} />}</WhenHere>
      <section className="grid justify-items-start gap-2 border-t border-line pt-6">
        <h2 className="text-lg font-semibold">{texts.have}</h2>
        <p className="text-muted">{texts.haveHint}</p>
        {/* The page leads on to the sign-in. */}
        <Button onClick={() => void endSession()}>{texts.signIn}</Button>
      </section>
    </div>
  )
}

/** Where an address counts at once, her token still says guest: another server than ours goes by that. */
function useNewTokenOnceFull(user: User | undefined) {
  const isFull = user?.is_anonymous === false
  useEffect(() => {
    if (isFull) void loadAuth().then((auth) => auth.renewedSession())
  }, [isFull])
}

function Ways({ user, next }: { user: User; next: string }) {
  const texts = useTexts(keepGuestTexts)
  const act = useSecurityAct()
  const external = useSignInSettings().data?.external
  const [chosen, setChosen] = useState<'email' | 'phone'>(user.new_phone && !user.new_email ? 'phone' : 'email')
  const isEmailOpen = external?.email !== false
  const isPhoneOpen = external?.phone === true
  const by = !isEmailOpen ? 'phone' : isPhoneOpen ? chosen : 'email'
  return (
    <>
      {isEmailOpen && isPhoneOpen && (
        <RadioGroup
          label={texts.by}
          look="tiles"
          value={by}
          onValue={(value) => setChosen(value === 'phone' ? 'phone' : 'email')}
          options={[
            { value: 'email', label: texts.email },
            { value: 'phone', label: texts.phone },
          ]}
        />
      )}
      {by === 'email' && isEmailOpen && <EmailChange user={user} />}
      {by === 'phone' && isPhoneOpen && <PhoneChange user={user} />}
      <ProblemBanner act={act} />
      <Linkable user={user} act={act} back={addresses.loginReturn(next)} />
    </>
  )
}
