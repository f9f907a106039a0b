type Responses = Record<string, object>

/** The parts of an OpenAPI document that are changed here. */
interface Described {
  components?: { schemas?: Record<string, unknown>; responses?: Responses }
  paths?: Record<string, unknown>
}

/** What every procedure can be refused with stands in the document once: an operation names it. */
export function shareRefusals(document: Described, descriptions: Record<string, string>): void {
  const shared: Responses = {}
  const operations = Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path as Record<string, { responses?: Responses }>),
  )
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const code = Number(status) < 400 ? undefined : codeOf(response)
      if (!code || !descriptions[code]) continue
      const described = { ...response, description: descriptions[code] }
      shared[code] ??= described
      if (JSON.stringify(shared[code]) !== JSON.stringify(described)) continue
      operation.responses = { ...operation.responses, [status]: { $ref: `#/components/responses/${code}` } }
    }
  }
  document.components = { ...document.components, responses: shared }
}

/** The code of a refusal, of which each status has one. */
const codeOf = (response: object): string | undefined =>
  /"code":\{"const":"(\w+)"\}/.exec(JSON.stringify(response))?.[1]

/** Schemas that nothing of the API speaks of, of the site's own texts for example. */
export function leaveOutUnnamed(document: Described): void {
  const all = document.components?.schemas ?? {}
  const used = new Set<string>()
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      visit(all[name])
    }
  }
  visit([document.paths, document.components?.responses])
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)))
  document.components = { ...document.components, schemas }
}
