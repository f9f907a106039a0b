import { createContext, use } from 'react'
import * as profileAddresses from '../../addresses/profiles.ts'
import * as addresses from '../../addresses.ts'

/** Whose eyes see this profile; null: her own, or the visitor's. */
export const ViewedAs = createContext<string | null>(null)

/** Where a tab of this profile leads: it stays with the same eyes. */
export function useTabAddress(): (handle: string, tab: addresses.ProfileTab) => string {
  const eyes = use(ViewedAs)
  return (handle, tab) => (eyes === null ? addresses.profile(handle, tab) : profileAddresses.viewAs(handle, eyes, tab))
}
