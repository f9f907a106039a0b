import { useFormat } from '../../lib/use-format.ts'

/** A share of 0 to 1, in whole per cent, as this reader writes it. */
export function usePercent(): (share: number) => string {
  const { locale } = useFormat()
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format
}
