/** The path of what was asked. A Request's address is whole and normal already, so nothing is parsed a second time. */
export function pathOf({ url }: { url: string }): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  const end = url.slice(start).search(/[?#]/)
  return end < 0 ? url.slice(start) : url.slice(start, start + end)
}
