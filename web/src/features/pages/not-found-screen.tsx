import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { SearchField } from '@heraia/ui/search-field'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { ScreenLanguage, useLocale, useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session.tsx'
import { defineTexts } from '../../lib/texts.ts'

const notFoundTexts = defineTexts({
  es: {
    title: 'Página no encontrada',
    lead: 'La dirección no existe o cambió de lugar. Busca a quien querías encontrar, o sigue por aquí.',
    home: 'Volver al Inicio',
    back: 'Volver atrás',
    links: 'Enlaces útiles',
    search: 'Buscar personas',
    searchHint: 'Nombre, deporte o lugar',
    clear: 'Borrar',
    login: 'Iniciar sesión',
    register: 'Crear una cuenta',
    athletes: 'Atletas',
    marketplace: 'Mercado deportivo',
    about: 'Quiénes somos',
    contact: 'Contacto',
  },
  en: {
    title: 'Page not found',
    lead: 'This address does not exist, or has moved. Look for whom you wanted to find, or go on from here.',
    home: 'Back to Home',
    back: 'Go back',
    links: 'Useful links',
    search: 'Find people',
    searchHint: 'Name, sport or place',
    clear: 'Clear',
    login: 'Sign in',
    register: 'Create an account',
    athletes: 'Athletes',
    marketplace: 'Marketplace',
    about: 'About Us',
    contact: 'Contact',
  },
})

/** In Spanish until she chooses, also below an address that speaks English until then. */
export function NotFoundScreen() {
  return (
    <ScreenLanguage language="es">
      <NotFound />
    </ScreenLanguage>
  )
}

function NotFound() {
  const { language } = useLocale()
  const texts = useTexts(notFoundTexts)
  usePageTitle(texts.title)
  const navigate = useNavigate()
  const { isAuthenticated } = useSession()
  const [words, setWords] = useState('')
  const links = [
    ...(isAuthenticated
      ? []
      : [
          { href: addresses.login(), label: texts.login },
          { href: addresses.register(), label: texts.register },
        ]),
    { href: addresses.athletes(), label: texts.athletes },
    { href: addresses.marketplace(), label: texts.marketplace },
    { href: addresses.about(), label: texts.about },
    { href: addresses.contact(), label: texts.contact },
  ]
  // A tab that opened here has nothing behind it.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(addresses.home()))
  return (
    <div lang={language} className="mx-auto grid max-w-2xl gap-8 px-4 py-16">
      <PageHeading kicker="404" title={texts.title} lead={texts.lead} />
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        value={words}
        onValue={setWords}
        onSearch={(q) => void navigate(addresses.search({ q }))}
        action={addresses.search()}
        name="q"
        clearLabel={texts.clear}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.home()} tone="primary">
          {texts.home}
        </ButtonLink>
        <Button onClick={goBack}>{texts.back}</Button>
      </div>
      <nav aria-label={texts.links}>
        <h2 className="kicker text-muted">{texts.links}</h2>
        <ul className="mt-2 flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
