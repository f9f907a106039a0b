/** Where the auth endpoints are: the page says so where it is not here (rendering/document.ts). No slash at the end. */
export const authAddress = (): string =>
  new URL(document.documentElement.dataset.auth ?? '/auth/v1', location.href).href.replace(/\/+$/, '')

/** Public by design: it names the client, it opens nothing. A hosted auth service wants to see its own. */
const OWN_KEY = 'heraia-web'

export const authKey = (): string => (typeof document === 'undefined' ? OWN_KEY : keyOfPage()) || OWN_KEY

const keyOfPage = (): string | undefined => document.documentElement.dataset.authKey

/**
 * Another server signs people in, maybe of this host: its sessions are not ours to look up. Ours is said as a path. Where
 * a page is drawn there is nobody yet whom it would matter to.
 */
export const isElsewhere = (): boolean =>
  typeof document !== 'undefined' && !(document.documentElement.dataset.auth ?? '/').startsWith('/')
