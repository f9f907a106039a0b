/** As in contract/src/listings.ts and money.ts, without their schemas; a test holds both together. */
export const LISTING_TITLE_MAX = 60
export const LISTING_PICTURES_MAX = 5
export const LISTING_PICTURE_SIDE = 800
export const KEYWORDS_MIN = 5
export const KEYWORDS_MAX = 8
export const INVENTORY_MAX = 10_000
export const PRICE_MAX_CENTS = 100_000_000

export const CONDITIONS = ['new', 'like-new', 'good', 'fair'] as const
export const ORDERS = ['newest', 'cheapest', 'dearest', 'nearest'] as const
export const STATES = ['draft', 'active', 'reserved', 'paused', 'sold', 'expired', 'removed'] as const
export const CURRENCIES = [
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
] as const

/** Lengths that the contract writes at their fields. */
export const KEYWORD_LENGTH_MAX = 30
export const DESCRIPTION_MAX = 5000
export const SHIPPING_NOTE_MAX = 500
export const SCHEDULE_MAX = 500
export const RETURNS_MAX = 1000
export const WARRANTY_MAX = 500
export const SIZE_MAX = 30
export const PLACE_MAX = 120
export const QUESTION_MAX = 500
export const ANSWER_MAX = 1000
