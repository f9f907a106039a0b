import { isUuid } from '@heraia/contract/is-uuid'
import { notFound } from '../../refused.ts'

const HANDLE = /^[a-z0-9-]{3,40}$/

/** What an address names somebody by; one that can be nobody's leads to nobody. */
export function readRef(ref: string): { id: string | null; handle: string | null } {
  const name = ref.trim().toLowerCase()
  const read = { id: isUuid(name) ? name : null, handle: HANDLE.test(name) ? name : null }
  if (read.id === null && read.handle === null) throw notFound('person')
  return read
}
