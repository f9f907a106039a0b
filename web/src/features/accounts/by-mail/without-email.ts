import type { Location, Path } from 'react-router'

/** The same page without the address of hers that its own names, and its entry of the history with it; null: it names none. */
export function withoutEmail({
  pathname,
  search,
  hash,
  state,
}: Omit<Location, 'key'>): { to: Path; state: { email: string } } | null {
  const rest = new URLSearchParams(search)
  const email = rest.get('email')
  if (email === null) return null
  rest.delete('email')
  return { to: { pathname, search: `${rest}`, hash }, state: { ...(state as object | null), email } }
}
