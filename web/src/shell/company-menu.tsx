import { HeaderMenu, headerMenuLink } from '@heraia/ui/header-menu'
import { Link } from '@heraia/ui/link'
import { ChevronDown } from 'lucide-react'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { type ShellTexts, shellTexts } from './shell-texts.ts'

export const companyPlaces = (texts: ShellTexts) => [
  { href: addresses.about(), label: texts.about },
  { href: addresses.careers(), label: texts.careers },
  { href: addresses.press(), label: texts.press },
  { href: addresses.contact(), label: texts.contact },
]

export function CompanyMenu() {
  const texts = useTexts(shellTexts)
  const name = (
    <span className="flex items-center gap-1 px-3 font-semibold">
      {texts.company}
      <ChevronDown aria-hidden="true" className="size-4" />
    </span>
  )
  return (
    <HeaderMenu label={texts.company} icon={name}>
      {companyPlaces(texts).map(({ href, label }) => (
        <Link key={href} href={href} className={headerMenuLink}>
          {label}
        </Link>
      ))}
    </HeaderMenu>
  )
}
