/** What she wrote as a price, in cents; why not, where it is none. A comma is a point. */
export function readCents(text: string): number | 'empty' | 'none' | 'decimals' {
  const value = text.trim().replace(',', '.')
  if (value === '') return 'empty'
  if (!/^\d{1,12}(\.\d*)?$/.test(value)) return 'none'
  if (!/^\d+(\.\d{0,2})?$/.test(value)) return 'decimals'
  return Math.round(Number(value) * 100)
}

/** As it stands in the box: 4550 is "45.50", 4500 "45". */
export const centsText = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
