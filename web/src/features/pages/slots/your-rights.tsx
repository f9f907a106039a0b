import { Link } from '@heraia/ui/link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { slotTexts } from './slot-texts.ts'

/** Where she does herself what the privacy policy grants her. */
export function YourRights() {
  const { rights } = useTexts(slotTexts)
  const places = [
    { href: addresses.myProfile(), words: rights.access },
    { href: addresses.myProfile(), words: rights.correct },
    { href: addresses.settings('privacy'), words: rights.restrict },
    { href: addresses.settings('notifications'), words: rights.mails },
    { href: addresses.settings('sessions'), words: rights.sessions },
    { href: addresses.security('data'), words: rights.take },
    { href: addresses.security('delete'), words: rights.leave },
    { href: addresses.contact('support'), words: rights.ask },
  ]
  return (
    <ul className="grid list-disc ps-5 marker:text-accent-ink">
      {places.map(({ href, words }) => (
        <li key={words}>
          <Link href={href} className="link inline-flex min-h-11 items-center">
            {words}
          </Link>
        </li>
      ))}
    </ul>
  )
}
