import { IconButton } from '@heraia/ui/icon-button'
import { Link } from '@heraia/ui/link'
import { Menu, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { companyPlaces } from './company-menu.tsx'
import { currentAt } from './current-at.ts'
import { LanguageChoice } from './language-choice.tsx'
import { mainPlaces } from './main-navigation.tsx'
import { shellTexts } from './shell-texts.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** The browser opens and closes it by itself, before any script has come; then we do, in its place. */
const command = (act: 'show-modal' | 'close', id: string): object => ({ command: act, commandfor: id })

/** A sheet from the side. The browser's own modal dialog keeps the focus inside; Escape closes it, and so does FocusOnRoute. */
export function MobileMenu() {
  const id = useId()
  const texts = useTexts(shellTexts)
  const { isAuthenticated } = useSession()
  const { pathname } = useLocation()
  const sheet = useRef<HTMLDialogElement>(null)

  return (
    <div className="xl:hidden">
      <IconButton
        {...command('show-modal', id)}
        label={texts.menu}
        icon={<Menu aria-hidden="true" className="size-6" />}
        onClick={(event) => {
          event.preventDefault()
          sheet.current?.showModal()
        }}
      />
      <dialog
        ref={sheet}
        id={id}
        aria-label={texts.menu}
        closedby="any"
        className="ms-auto h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] bg-raised text-ink backdrop:bg-scrim"
      >
        <div className="grid gap-6 p-4">
          <IconButton
            {...command('close', id)}
            label={texts.close}
            icon={<X aria-hidden="true" className="size-6" />}
            onClick={(event) => {
              event.preventDefault()
              sheet.current?.close()
            }}
            className="justify-self-end"
          />
          <nav aria-label={texts.menu} className="grid">
            {mainPlaces(texts, isAuthenticated).map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                aria-current={currentAt(pathname, href)}
                className="title flex min-h-14 items-center text-xl aria-[current]:text-accent-ink"
              >
                {label}
              </Link>
            ))}
            <hr className="my-3 border-line" />
            {companyPlaces(texts).map(({ href, label }) => (
              <Link key={href} href={href} className="flex min-h-12 items-center font-semibold">
                {label}
              </Link>
            ))}
          </nav>
          <div className="grid justify-items-start gap-3 border-t border-line pt-4">
            <ThemeChoice />
            <LanguageChoice />
          </div>
        </div>
      </dialog>
    </div>
  )
}
