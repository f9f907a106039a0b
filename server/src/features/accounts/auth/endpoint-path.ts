/** `/factors/:id` beside `/factors/8d1…`: { id }. null: another path. */
export function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const [names, parts] = [pattern.split('/'), path.split('/')]
  if (names.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = part
    else if (name !== part) return null
  }
  return params
}
