import type { Rolldown } from 'vite'

export interface Visits {
  /** The module that every page begins with. */
  entry: string
  /** What who is signed in loads besides each page. */
  signedIn: string
  /** For each visit of somebody who is signed in: those of others. null: no page, but a part that a page fetches later. */
  firstVisits(id: string): number | null
}

/**
 * What a file more costs who loads a page, in bytes of source: it is asked for, answered and read by itself, and
 * compresses worse.
 */
const COST_OF_A_FILE = 5000
/** A dialog is opened by few of those who see its page. */
const OPENED_LATER = 0.25

/** What the bundler knows of a module, as far as it matters here. */
type GetModule = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'> | null

interface Visit {
  needs(id: string): boolean
  weight: number
}

/** Modules that are one file. */
interface Part {
  ids: string[]
  bytes: number
  /** For each visit 1 where it is loaded. */
  loaded: Uint8Array
  imports: Set<Part>
  /** The bundler leaves it with what is fetched by itself. */
  stays: boolean
}

/**
 * The bundler makes one file of what exactly the same pages need: with a hundred pages, eighty files a page, most of a
 * few hundred bytes. This puts together those whose number costs more than the bytes that come in vain. What a single
 * page needs stays with it; what every page begins with is not touched. Files never import each other in a circle: what
 * one of them makes as it is read would be missing in the other.
 */
export function sharedFiles(visits: Visits): Rolldown.CodeSplittingNameFunction {
  let names: Map<string, string> | undefined
  return (id, context) => {
    names ??= namesOfFiles((each) => context.getModuleInfo(each), visits)
    return names.get(id) ?? null
  }
}

/** For each module that shares a file with others: the name of that file. */
export function namesOfFiles(get: GetModule, visits: Visits): Map<string, string> {
  const { parts, weights } = partsByUse(get, visits)
  const files = putTogether(parts, weights).filter(({ stays }) => !stays)
  return new Map(files.flatMap(({ ids }, at) => ids.map((id) => [id, `part${at}`] as const)))
}

function partsByUse(get: GetModule, { entry, signedIn, firstVisits }: Visits) {
  const fetched = fetchedLater(get, entry)
  const initial = closure(get, entry)
  const needs = new Map([...fetched].map((id) => [id, closure(get, id)]))
  const frame = needs.get(signedIn)
  // Moved or renamed, they would be missed by nobody: pages would only be many files again.
  if (!frame) throw new Error(`Nothing that begins with ${entry} fetches ${signedIn}.`)
  const visits = [...needs].flatMap(([id, needed]): Visit[] => {
    const first = firstVisits(id)
    return [
      { needs: (each) => needed.has(each) || frame.has(each), weight: first === null ? OPENED_LATER : 1 },
      { needs: (each) => needed.has(each), weight: first ?? OPENED_LATER },
    ]
  })
  const parts = new Map<string, Part>()
  const partOf = new Map<string, Part>()
  for (const id of new Set([...needs.values()].flatMap((needed) => [...needed].toSorted()))) {
    if (initial.has(id)) continue
    const users = [...needs.keys()].filter((user) => needs.get(user)?.has(id))
    // With what it is fetched with: itself, or its only user.
    const stays = fetched.has(id) ? id : users.length === 1 ? users[0] : undefined
    const loaded = Uint8Array.from(visits, (visit) => Number(visit.needs(id)))
    const key = stays ?? loaded.join('')
    const part = parts.get(key) ?? { ids: [], bytes: 0, loaded, imports: new Set(), stays: stays !== undefined }
    part.ids.push(id)
    part.bytes += get(id)?.code?.length ?? 0
    parts.set(key, part)
    partOf.set(id, part)
  }
  for (const [id, part] of partOf)
    for (const imported of get(id)?.importedIds ?? []) {
      const other = partOf.get(imported)
      if (other && other !== part) part.imports.add(other)
    }
  return { parts: [...parts.values()], weights: visits.map(({ weight }) => weight) }
}

/** Modules that are fetched when they are wanted, by what the entry begins with or by each other. */
function fetchedLater(get: GetModule, entry: string): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  const walk = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const module = get(id)
    module?.importedIds.forEach(walk)
    for (const later of module?.dynamicallyImportedIds ?? []) {
      found.add(later)
      walk(later)
    }
  }
  walk(entry)
  return found
}

/** A module and all that must be there with it. */
function closure(get: GetModule, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of get(id)?.importedIds ?? []) closure(get, imported, found)
  return found
}

/** The two that gain most by it become one, until no two gain. */
function putTogether(parts: Part[], weights: number[]): Part[] {
  const left = new Set(parts)
  let pairs = parts.flatMap((a, at) => parts.slice(0, at).flatMap((b) => pairOf(a, b, weights)))
  for (;;) {
    const best = bestOf(pairs, weights)
    if (!best) return [...left]
    const { merged, changed } = merge(left, best)
    pairs = pairs.filter(({ a, b }) => left.has(a) && left.has(b) && !changed.has(a) && !changed.has(b))
    const done = new Set<Part>()
    for (const one of [merged, ...changed]) {
      done.add(one)
      for (const other of left) if (!done.has(other)) pairs.push(...pairOf(one, other, weights))
    }
  }
}

interface Pair {
  a: Part
  b: Part
  /** The gain if neither imports anything. */
  atMost: number
}

/** One file less where both are loaded, and bytes in vain where one is. Empty: it cannot gain. */
function pairOf(a: Part, b: Part, weights: number[]): Pair[] {
  if (a.stays || b.stays) return []
  let atMost = 0
  weights.forEach((weight, at) => {
    if (a.loaded[at] && b.loaded[at]) atMost += COST_OF_A_FILE * weight
    else if (a.loaded[at]) atMost -= b.bytes * weight
    else if (b.loaded[at]) atMost -= a.bytes * weight
  })
  return atMost > 0 ? [{ a, b, atMost }] : []
}

function bestOf(pairs: Pair[], weights: number[]): Pair | undefined {
  let best: Pair | undefined
  let most = 0
  for (const pair of pairs.sort((one, other) => other.atMost - one.atMost)) {
    if (pair.atMost <= most) break
    const { a, b } = pair
    if (goesAround(a, b) || goesAround(b, a)) continue
    const gain = pair.atMost - costBelow(a, b, weights) - costBelow(b, a, weights)
    if (gain <= most) continue
    most = gain
    best = pair
  }
  return best
}

/** Where only `a` was loaded: all that `b` imports comes too. */
function costBelow(a: Part, b: Part, weights: number[]): number {
  let cost = 0
  for (const part of allBelow(b)) {
    if (part === a) continue
    weights.forEach((weight, at) => {
      if (a.loaded[at] && !b.loaded[at] && !part.loaded[at]) cost += (part.bytes + COST_OF_A_FILE) * weight
    })
  }
  return cost
}

/** It imports the other by way of a third, which as one file they would import in a circle. */
const goesAround = (from: Part, to: Part): boolean =>
  [...from.imports].some((next) => next !== to && allBelow(next).has(to))

function allBelow(part: Part, found = new Set<Part>()): Set<Part> {
  for (const next of part.imports) {
    if (found.has(next)) continue
    found.add(next)
    allBelow(next, found)
  }
  return found
}

/** `changed`: what is now loaded oftener, because it is imported from a file that is. */
function merge(left: Set<Part>, { a, b }: Pair): { merged: Part; changed: Set<Part> } {
  const merged: Part = {
    ids: [...a.ids, ...b.ids],
    bytes: a.bytes + b.bytes,
    loaded: either(a.loaded, b.loaded),
    imports: new Set([...a.imports, ...b.imports].filter((part) => part !== a && part !== b)),
    stays: false,
  }
  left.delete(a)
  left.delete(b)
  for (const { imports } of left) {
    const wanted = [imports.delete(a), imports.delete(b)]
    if (wanted.includes(true)) imports.add(merged)
  }
  left.add(merged)
  const changed = new Set<Part>()
  for (const part of allBelow(merged)) {
    const loaded = either(part.loaded, merged.loaded)
    if (loaded.every((value, at) => value === part.loaded[at])) continue
    part.loaded = loaded
    changed.add(part)
  }
  return { merged, changed }
}

const either = (a: Uint8Array, b: Uint8Array): Uint8Array => a.map((value, at) => value | (b[at] ?? 0))
