import { classNames } from '@heraia/ui/class-names.ts'
import { useNavigation } from '@heraia/ui/link'
import { useEffect, useRef } from 'react'
import { useAskedLanguage } from '../../../lib/asked-language.ts'
import { basePath } from '../../../lib/demo/is-demo.ts'

/** Words that the host made of Markdown (hosts/content/): HTML in a text was turned into words there. */
export function ContentText({ html, tone }: { html: string; tone?: 'muted' }) {
  const place = useRef<HTMLDivElement>(null)
  const navigate = useNavigation()?.navigate
  useEffect(() => {
    const words = place.current
    if (!words || !navigate) return
    const follow = (event: MouseEvent) => followInside(event, navigate)
    words.addEventListener('click', follow)
    return () => words.removeEventListener('click', follow)
  }, [navigate])
  const inLanguage = useAskedLanguage()
  const links = html.replaceAll(
    OWN_LINK,
    (_, href) => `<a href="${basePath}${inLanguage(href).replace('&lang=', '&amp;lang=')}"`,
  )
  const inside = { dangerouslySetInnerHTML: { __html: links } }
  return <div ref={place} className={classNames('words', tone === 'muted' && 'text-muted')} {...inside} />
}

const OWN_LINK = /<a href="(\/[^"]*)"/g

/** A plain click on an address of this site is followed without loading the page anew. */
function followInside(event: MouseEvent, navigate: (href: string) => void) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const href = link?.getAttribute('href')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!href?.startsWith(`${basePath}/`) || !isPlain || event.defaultPrevented) return
  event.preventDefault()
  navigate(href.slice(basePath.length))
}
