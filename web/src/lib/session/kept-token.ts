/** The access token of the session that is kept as this; undefined: it is none, or was broken off while it was written. */
export function keptToken(kept: string | null): string | undefined {
  try {
    const { access_token } = JSON.parse(kept ?? '') as { access_token?: unknown }
    return typeof access_token === 'string' ? access_token : undefined
  } catch {
    return undefined
  }
}
