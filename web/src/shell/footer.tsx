import { Link } from '@heraia/ui/link'
import { useQuery } from '@tanstack/react-query'
import * as addresses from '../addresses.ts'
import { api } from '../lib/api.ts'
import { useTexts } from '../lib/locale.tsx'
import { companyPlaces } from './company-menu.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { shellTexts } from './shell-texts.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const texts = useTexts(shellTexts)
  const platform = [
    { href: addresses.feed(), label: texts.feed },
    { href: addresses.athletes(), label: texts.discover },
    { href: addresses.messages(), label: texts.messaging },
    { href: addresses.marketplace(), label: texts.marketplace },
  ]
  const legal = [
    { href: addresses.privacy(), label: texts.privacy },
    { href: addresses.terms(), label: texts.terms },
    { href: addresses.cookies(), label: texts.cookies },
    { href: addresses.accessibility(), label: texts.accessibility },
  ]
  return (
    <footer className="mt-16 border-t border-line bg-sunken">
      <div className="pairs mx-auto max-w-7xl gap-10 px-4 py-12 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-4 col-span-full lg:col-span-1">
          <Wordmark />
          <p className="text-muted">{texts.promise}</p>
          <div className="flex flex-wrap gap-3">
            <LanguageChoice />
            <ThemeChoice />
          </div>
          <SocialLinks />
        </div>
        <Column title={texts.platform} links={platform} />
        <Column title={texts.company} links={companyPlaces(texts)} />
        <Column title={texts.legal} links={legal} />
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: { href: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="kicker text-muted">{title}</h2>
      <ul className="mt-2">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center py-1.5 hover:text-accent-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** An admin sets them; until then there are none. */
function SocialLinks() {
  const texts = useTexts(shellTexts)
  const { data } = useQuery(api.site.info.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  if (!data || data.socialLinks.length === 0) return null
  return (
    <ul aria-label={texts.social} className="flex flex-wrap gap-4">
      {data.socialLinks.map(({ network, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" className="link inline-flex min-h-11 min-w-11 items-center">
            {network}
          </a>
        </li>
      ))}
    </ul>
  )
}
