import { Link } from '@heraia/ui/link'
import { basePath } from '../../lib/demo/is-demo.ts'

const ADDRESS = /(https?:\/\/\S+)/

/** A mail as it was written; its links open here. */
export function MailText({ text, onFollow }: { text: string; onFollow: () => void }) {
  const parts = text.split(ADDRESS)
  return (
    <div className="rounded-md bg-sunken p-4 whitespace-pre-line [overflow-wrap:anywhere]">
      {parts.map((part, at) => {
        const href = ADDRESS.test(part) ? pathHere(part) : null
        const key = `${at} ${part}`
        return href === null ? (
          <span key={key}>{part}</span>
        ) : (
          <Link key={key} href={href} onClick={onFollow} className="link">
            {part}
          </Link>
        )
      })}
    </div>
  )
}

/** What the router calls it; null: it leads elsewhere, which no mail of the demo does. */
function pathHere(address: string): string | null {
  const { origin, pathname, search, hash } = new URL(address)
  if (origin !== location.origin || !pathname.startsWith(`${basePath}/`)) return null
  return `${pathname.slice(basePath.length)}${search}${hash}`
}
