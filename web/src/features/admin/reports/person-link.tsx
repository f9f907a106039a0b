import { Link } from '@heraia/ui/link'
import * as addresses from '../../../addresses.ts'

/** The profile of a suspended person is not found. */
export function PersonLink({ person }: { person: { name: string; handle: string; isSuspended?: boolean } }) {
  if (person.isSuspended) return <span dir="auto">{person.name}</span>
  return (
    <Link href={addresses.profile(person.handle)} className="link inline-flex min-h-11 items-center">
      <span dir="auto">{person.name}</span>
    </Link>
  )
}
