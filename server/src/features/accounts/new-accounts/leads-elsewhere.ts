import { offPlatformSigns } from '@heraia/contract/off-platform'

/** Whether a text leads to another site, by an address or the name of one; addresses of this one (`siteUrl`) do not. */
export function leadsElsewhere(text: string, siteUrl: string): boolean {
  const host = new URL(siteUrl).host.replaceAll(/[.[\]]/g, '\\$&')
  // Not where it is only a part of a longer name, or what comes before the name: here.example.evil, here.example@evil.
  const ours = new RegExp(`(?:https?://|(?<![\\w.@-]))(?:www\\.)?${host}(?![\\w@:-]|\\.\\w)`, 'giu')
  const rest = text.replaceAll(ours, ' ')
  // Read as the address of a mail otherwise: https://here.example@evil.
  return /https?:\/\//i.test(rest) || offPlatformSigns(rest).includes('link')
}
