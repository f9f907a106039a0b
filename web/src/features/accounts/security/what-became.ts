interface Asked {
  /** Whether a change waited until she took it back. */
  cancelled: boolean
  /** The address that she did not want any more. */
  wanted: string
}

/** What she is told of a change that she took back; `user`: as she is now, null where that could not be read. */
export function whatBecame({ cancelled, wanted }: Asked, user: { email?: string } | null) {
  if (cancelled) return 'dropped'
  return user?.email === wanted ? 'changed' : 'nothingLeft'
}
