import { PRODUCT_NAME } from '@heraia/contract/product'
import { z } from 'zod'
import type { Settings } from '../../../../settings.ts'
import { invalid } from '../auth-error.ts'
import { mayRedirect } from '../redirects.ts'

export interface RelyingParty {
  name: string
  id: string
  origins: string[]
}

/** The site itself: credentials are bound to its host. */
export function relyingParty({ siteUrl }: Settings): RelyingParty {
  return { name: PRODUCT_NAME, id: new URL(siteUrl).hostname, origins: [siteUrl] }
}

const said = z.object({
  rpId: z.string().max(255),
  rpOrigins: z.array(z.string().max(500)).max(10).nullish(),
})

/** What the client names must be us: another page may not use our people's keys. */
export function relyingPartyOf(settings: Settings, webauthn: unknown): RelyingParty {
  const ours = relyingParty(settings)
  const given = said.safeParse(webauthn)
  if (!given.success) throw invalid('webauthn requires rpId and rpOrigins')
  const { rpId, rpOrigins } = given.data
  if (rpId !== ours.id) throw invalid(`rpId must be ${ours.id}`)
  const origins = (rpOrigins ?? []).filter((origin) => mayRedirect(origin, settings))
  return { ...ours, origins: [...new Set([...ours.origins, ...origins])] }
}
