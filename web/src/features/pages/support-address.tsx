import { SiteKnown } from './site-known.tsx'

/** Where people write to; the operator sets it. */
export function SupportAddress() {
  return (
    <SiteKnown>
      {({ supportEmail }) => (
        <a href={`mailto:${supportEmail}`} className="link inline-flex min-h-11 items-center text-lg">
          {supportEmail}
        </a>
      )}
    </SiteKnown>
  )
}
