/** Where the auth endpoints are: the page says so where it is not here (rendering/document.ts). No slash at the end. */
export const authAddress = (): string =>
  new URL(document.documentElement.dataset.auth ?? '/auth/v1', location.href).href.replace(/\/+$/, '')

/** Another server signs people in; its sessions are not ours to look up. */
export const isElsewhere = (): boolean => new URL(authAddress()).origin !== location.origin
