/** What is empty or no is left out. */
export function withQuery(path: string, query: Record<string, string | boolean | undefined>): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '' && value !== false)
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked as [string, string][])}` : path
}
