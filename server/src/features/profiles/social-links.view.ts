import type { SocialLinks } from '@heraia/contract/links'

/** Every network by name; null where she gave none. */
export const showLinks = (stored: Partial<SocialLinks>): SocialLinks => ({
  instagram: stored.instagram ?? null,
  twitter: stored.twitter ?? null,
  facebook: stored.facebook ?? null,
  tiktok: stored.tiktok ?? null,
  youtube: stored.youtube ?? null,
  website: stored.website ?? null,
})

export const sameLinks = (one: SocialLinks, other: SocialLinks): boolean =>
  (Object.keys(one) as (keyof SocialLinks)[]).every((network) => one[network] === other[network])
