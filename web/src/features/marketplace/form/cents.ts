/**
 * What she wrote as a price, in cents; why not, where it is none. Of a comma and a point the last one is the decimal mark, and
 * what stands twice parts thousands; `12,345` may be either.
 */
export function readCents(text: string): number | 'empty' | 'none' | 'decimals' | 'below' {
  const written = text.trim()
  if (written === '') return 'empty'
  if (/^-\d/.test(written)) return 'below'
  const value = withoutThousands(written).replace(',', '.')
  if (!/^\d{1,12}(\.\d*)?$/.test(value) || /^[1-9]\d{0,2}\.\d{3}$/.test(value)) return 'none'
  if (!/^\d+(\.\d{0,2})?$/.test(value)) return 'decimals'
  return Math.round(Number(value) * 100)
}

const THOUSANDS = [/^\d{1,3}(,\d{3}){2,}$/, /^\d{1,3}(\.\d{3}){2,}$/]
const THOUSANDS_AND_DECIMALS = [/^\d{1,3}(,\d{3})+\.\d*$/, /^\d{1,3}(\.\d{3})+,\d*$/]

function withoutThousands(written: string): string {
  if (THOUSANDS.some((form) => form.test(written))) return written.replace(/[.,]/g, '')
  if (THOUSANDS_AND_DECIMALS.some((form) => form.test(written))) return written.replace(/[.,](?=.*[.,])/g, '')
  return written
}

/** As it stands in the box: 4550 is "45.50", 4500 "45". */
export const centsText = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
