import { z } from 'zod'
import { time } from './paging.ts'
import { isStorable } from './text.ts'
import { withScheme } from './with-scheme.ts'

/** Only addresses that a browser opens safely: https, which is put before a bare one, a host with a dot, no name and password before it. */
export const httpsUrl = z
  .string()
  .overwrite(withScheme)
  .max(300, { error: 'too_long', abort: true })
  .regex(/^https:\/\/[^\s/$.?#@]+\.[^\s@/]+(?:[/?#][^\s]*)?$/i, { error: 'invalid_url', abort: true })
  .refine((value) => isStorable(value) && URL.canParse(value), { error: 'invalid_url', abort: true })

/** An address of this network and no other: what says Instagram leads to Instagram. */
const linkTo = (...hosts: string[]) =>
  httpsUrl.refine((value) => isOf(hosts, new URL(value).hostname), 'wrong_host').nullable()

const isOf = (hosts: string[], hostname: string): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))

export const socialLinks = z.strictObject({
  instagram: linkTo('instagram.com'),
  twitter: linkTo('twitter.com', 'x.com'),
  facebook: linkTo('facebook.com', 'fb.com'),
  tiktok: linkTo('tiktok.com'),
  youtube: linkTo('youtube.com', 'youtu.be'),
  website: httpsUrl.nullable(),
})
export type SocialLinks = z.infer<typeof socialLinks>

export const LinkNetwork = z.enum(['instagram', 'twitter', 'facebook', 'tiktok', 'youtube', 'website'])
export type LinkNetwork = z.infer<typeof LinkNetwork>

/** Why a page does not prove that it is hers. */
export const LinkProblem = z.enum(['no_link_back', 'unreachable', 'not_public', 'not_a_page', 'leads_elsewhere'])
export type LinkProblem = z.infer<typeof LinkProblem>

/** Whether the page that she names links back to her profile with rel="me". */
export const linkCheck = z.object({
  network: LinkNetwork,
  url: z.string(),
  /** It is being looked at; the rest says what was found before. */
  waiting: z.boolean(),
  provenAt: time.nullable(),
  checkedAt: time.nullable(),
  problem: LinkProblem.nullable(),
})

export const linkChecks = z.object({
  /** false: nothing here can look at other sites, so nothing is ever proven (the demo). */
  available: z.boolean(),
  /** What her pages must link to; her address with her handle does as well. */
  profileUrl: z.string(),
  checks: z.array(linkCheck),
})
export type LinkChecks = z.infer<typeof linkChecks>
