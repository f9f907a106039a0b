import { z } from 'zod'

/** ISO 4217; all of them have two decimals, so an amount is a whole number of cents everywhere. */
export const Currency = z.enum([
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'MXN',
  'BRL',
  'ARS',
  'COP',
  'PEN',
])
export type Currency = z.infer<typeof Currency>

/** A million of the currency. */
export const PRICE_MAX_CENTS = 100_000_000

/** More than nothing, at most two decimals, and sane. */
export const priceCents = z
  .number()
  .min(1, 'price_too_low')
  .max(PRICE_MAX_CENTS, 'price_too_high')
  .refine(Number.isInteger, 'too_many_decimals')

/** The same, where nothing is a price too: shipping. */
export const feeCents = z
  .number()
  .min(0, 'price_too_low')
  .max(PRICE_MAX_CENTS, 'price_too_high')
  .refine(Number.isInteger, 'too_many_decimals')

/** What a thing costs. 1999 USD cents read "$19.99". */
export const money = z.object({ cents: z.number().int(), currency: Currency })
export type Money = z.infer<typeof money>
