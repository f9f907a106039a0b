import { z } from 'zod'
import { isStorable } from './text.ts'

/** Only addresses that a browser opens safely: https, a host with a dot, no name and password before it. */
export const httpsUrl = z
  .string()
  .trim()
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
