/** What in a message of a deal leads away from the site. No schemas here: a browser looks at each message with it. */
export type OffPlatformSign = 'link' | 'email' | 'phone' | 'payment'

/** With a scheme, with www, or a name that ends as names of the web do. */
const LINK =
  /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|biz|shop|store|online|site|app|link|io|co|me|ly|to|gg|eu|es|uk|us|mx|ar|cl|pe|br|de|fr|it|pt|ru|cn)(?:\/|\b(?!\.))/i

const EMAIL = /[^\s@]+(?:@|\s?[[(](?:at|arroba)[\])]\s?)[^\s@]+\.[a-z]{2,}/i

/** Nine digits and more with what people write between them; dates and prices are none. */
const PHONE = /(?<![\d.,])\+?\d(?:[\s()./-]{0,2}\d){8,14}(?![\d])/
const DATES = /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}:\d{2}\b/g

const PAYMENT =
  /\b(?:paypal|venmo|cash\s?app|zelle|bizum|revolut|western\s?union|money\s?gram|iban|bitcoin|btc|usdt|crypto|cripto|gift\s?cards?|tarjetas?\s(?:de\s)?regalo|(?:bank|wire)\stransfers?|transferencias?|mercado\s?pago|whats\s?app|wasap|telegram)\b/i

/** Numbers in accents of other scripts and full-width letters are read as what they look like. */
const plain = (text: string) => text.normalize('NFKC')

/** A hint to the reader, never a reason to hold a message back: both sides may mean well. */
export function offPlatformSigns(text: string): OffPlatformSign[] {
  const words = plain(text)
  const isEmail = EMAIL.test(words)
  const rest = words.replace(EMAIL, ' ')
  const found: [OffPlatformSign, boolean][] = [
    ['link', LINK.test(rest)],
    ['email', isEmail],
    ['phone', PHONE.test(rest.replace(DATES, ' '))],
    ['payment', PAYMENT.test(rest)],
  ]
  return found.flatMap(([sign, isThere]) => (isThere ? [sign] : []))
}
