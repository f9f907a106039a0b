import type { ManagedPerson } from '@heraia/contract/admin'
import type { Viewer } from '../../context.ts'

type Standing = Pick<ManagedPerson, 'id' | 'state' | 'verified'>

/** Nobody verifies herself. */
export const mayVerify = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.state === 'active' && !person.verified

export const mayUnverify = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.verified
