import type { LinkProps } from '@heraia/ui/link'
import { useLinkClickHandler } from 'react-router'
import { useAskedLanguage } from './asked-language.ts'
import { basePath } from './demo/is-demo.ts'

/** Addresses of this site are followed without loading the page anew; all others are plain links. */
export function SiteLink({ children, ...rest }: LinkProps) {
  const isOwn = rest.href.startsWith('/') && !rest.href.startsWith('/api/')
  // The server draws dozens of links a page, and nobody presses them there.
  if (!isOwn || rest.download !== undefined) return <a {...rest}>{children}</a>
  const Own = import.meta.env.SSR ? DrawnLink : OwnLink
  return <Own {...rest}>{children}</Own>
}

const DrawnLink = ({ href, children, ...rest }: LinkProps) => (
  <a {...rest} href={useAskedLanguage()(href)}>
    {children}
  </a>
)

/** How an address of this site stands in a link. */
export const hrefOf = (href: string) => (href.startsWith('/') ? basePath + href : href)

/** The router's own Link also prepares what we have no use for, which every visitor would pay for. */
function OwnLink({ href, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target })
  return (
    <a
      {...rest}
      href={hrefOf(href)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
