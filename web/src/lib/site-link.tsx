import type { LinkProps } from '@heraia/ui/link'
import { useLinkClickHandler } from 'react-router'

/** Addresses of this site are followed without loading the page anew; all others are plain links. */
export function SiteLink(props: LinkProps) {
  const isOwn = props.href.startsWith('/') && !props.href.startsWith('/api/')
  return isOwn ? <OwnLink {...props} /> : <a {...props} />
}

/** The router's own Link also prepares what we have no use for, and costs every visitor 3 kB. */
function OwnLink({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && rest.download === undefined) follow(event)
      }}
    />
  )
}
