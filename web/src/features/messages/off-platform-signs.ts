/** What in a text hints at paying or writing outside of the product, which nothing here protects. */
export type OffPlatformSign = 'link' | 'phone' | 'email' | 'messenger' | 'payment'

/**
 * The signs in the words of a conversation about a listing, each once, in a fixed order. A hint, not a verdict: the
 * screen warns and nothing is blocked. Links to `ownHost` are no sign.
 */
export function offPlatformSigns(text: string, ownHost = ''): OffPlatformSign[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const withoutMails = plain.replaceAll(EMAIL, ' ')
  const withoutLinks = withoutMails.replaceAll(LINK, ' ')
  const signs: Record<OffPlatformSign, boolean> = {
    link: linksIn(withoutMails).some((host) => !isOwn(host, ownHost)),
    phone: hasPhone(withoutLinks),
    email: plain.search(EMAIL) >= 0,
    messenger: MESSENGER.test(plain),
    payment: PAYMENT.test(plain),
  }
  return ORDER.filter((sign) => signs[sign])
}

const ORDER: OffPlatformSign[] = ['payment', 'messenger', 'link', 'phone', 'email']

const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.|\s?\(dot\)\s?|\s?\[dot\]\s?)[a-z]{2,}/g
const LINK =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|io|me|ly|gl|shop|store|app|link|xyz|info|co|es|mx|ar)\b\S*/g
const MESSENGER = /\b(?:whats\s?app|wa\.me|telegram|t\.me|signal|viber|wechat|messenger|discord|snapchat)\b/
const PAYMENT =
  /\b(?:pay\s?pal|venmo|zelle|cash\s?app|western union|money\s?gram|bizum|revolut|transferencia|wire transfer|bank transfer|gift cards?|tarjetas? regalo|crypto|bitcoin|usdt|iban)\b|\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,7}\b/

const linksIn = (text: string): string[] =>
  (text.match(LINK) ?? []).map((link) => link.replace(/^https?:\/\//, '').split(/[/?#:]/)[0] ?? '')

const isOwn = (host: string, ownHost: string): boolean =>
  ownHost !== '' && (host === ownHost || host === `www.${ownHost}`)

/** Dates, prices, sizes and tracking numbers are short or stand in other groups: a phone has nine digits or more. */
const PHONE = /\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/g
const DATE = /\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b/g

function hasPhone(text: string): boolean {
  return (text.replaceAll(DATE, ' ').match(PHONE) ?? []).some((found) =>
    /^\+|[\s().-]|^[6-9]\d{8}$|^\d{10}$/.test(found),
  )
}
