import { useFormat } from '../../lib/use-format.ts'

/** In whole per cent; below one with its first digit, for few of many are not none. */
const digits = { maximumFractionDigits: 0, maximumSignificantDigits: 1, roundingPriority: 'morePrecision' } as const

/** A share of 0 to 1, as this reader writes it. */
export function usePercent(): (share: number) => string {
  const { locale } = useFormat()
  return new Intl.NumberFormat(locale, { style: 'percent', ...digits }).format
}
