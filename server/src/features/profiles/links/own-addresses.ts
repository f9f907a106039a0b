interface Named {
  person_id: string
  handle: string
  handle_was_others: boolean
}

/** The address of her profile that never changes. */
export const lastingAddress = (siteUrl: string, personId: string): string => `${siteUrl}/profile/${personId}`

/** What a page may link to that says it is hers. */
export const ownAddresses = (siteUrl: string, { person_id, handle, handle_was_others }: Named): string[] => [
  lastingAddress(siteUrl, person_id),
  ...(handle_was_others ? [] : [`${siteUrl}/profile/${handle}`]),
]
