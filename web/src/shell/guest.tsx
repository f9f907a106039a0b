import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { PageHeading } from '@heraia/ui/page-heading'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { defineTexts } from '../lib/texts.ts'
import { useFocusGoesOn } from './use-focus-goes-on.ts'
import { useSignOut } from './use-sign-out.ts'

const guestTexts = defineTexts({
  en: {
    keep: 'Keep account',
    signOut: 'Sign out',
    title: 'You are here as a guest',
    text: 'You can read what everybody may. When you sign out, this account is gone for good.',
    stopTitle: 'This is for members',
    stopLead: 'As a guest you can read what everybody may. For this you need a full account.',
    stopKeep: 'Make it a full account',
    stopRead: 'See the athletes',
  },
  es: {
    keep: 'Conservar cuenta',
    signOut: 'Cerrar sesión',
    title: 'Estás aquí como invitada',
    text: 'Puedes leer lo que es para todo el mundo. Al cerrar sesión, esta cuenta desaparece para siempre.',
    stopTitle: 'Esto es para miembros',
    stopLead: 'Como invitada puedes leer lo que es para todo el mundo. Para esto necesitas una cuenta completa.',
    stopKeep: 'Convertirla en una cuenta completa',
    stopRead: 'Ver a las atletas',
  },
})

/** Where members have their menu. */
export function SignedInArea() {
  const texts = useTexts(guestTexts)
  const leave = useSignOut()
  return (
    <Button tone="plain" size="small" onClick={() => void leave()}>
      {texts.signOut}
    </Button>
  )
}

/** Above every screen, but for the one that it leads to. */
export function AccountNotices() {
  const texts = useTexts(guestTexts)
  const { pathname, search } = useLocation()
  if (pathname === addresses.keepAccount()) return null
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-4">
      <Banner
        title={texts.title}
        action={<ButtonLink href={addresses.keepGuest(pathname + search)}>{texts.keep}</ButtonLink>}
      >
        {texts.text}
      </Banner>
    </div>
  )
}

/** Who keeps her account takes back what she typed, and goes on from there. */
export function SignedInEffects() {
  useFocusGoesOn()
  return null
}

/** In the place of a screen that is for members. */
export function GuestStop({ next }: { next: string }) {
  const texts = useTexts(guestTexts)
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 py-8 md:py-14">
      <PageHeading title={texts.stopTitle} lead={texts.stopLead} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.keepGuest(next)} tone="primary">
          {texts.stopKeep}
        </ButtonLink>
        <ButtonLink href={addresses.athletes()}>{texts.stopRead}</ButtonLink>
      </div>
    </div>
  )
}
