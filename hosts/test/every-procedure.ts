import { contract } from '@heraia/contract/index'
import { z } from 'zod'

/** One procedure of the contract, as a test needs it that walks all of them. */
export interface AnyProcedure {
  /** `feed.timeline` */
  name: string
  method: string
  /** Of the documented protocol, below /api: `/posts/{id}/likes`. */
  path: string
  /** Names of the input's fields. */
  fields: string[]
  /** Whether the schema of this field takes the value. */
  takes(field: string, value: unknown): boolean
}

export type Input = Record<string, unknown>

export const everyProcedure: AnyProcedure[] = Object.entries(contract).flatMap(([feature, acts]) =>
  Object.entries(acts).map(([act, procedure]) => {
    const { route, inputSchema } = procedure['~orpc']
    const { method = 'POST', path = '' } = route
    const schemas: Record<string, z.core.$ZodType> = inputSchema instanceof z.ZodObject ? inputSchema.shape : {}
    return {
      ...{ name: `${feature}.${act}`, method, path, fields: Object.keys(schemas) },
      takes: (field: string, value: unknown) => {
        // Without words of what is wrong, which take most of the time.
        const said = schemas[field]?._zod.run({ value, issues: [] }, { async: false })
        return said !== undefined && !(said instanceof Promise) && said.issues.length === 0
      },
    }
  }),
)

export interface Call {
  path: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

const json = { 'content-type': 'application/json' }

/** The call as the web client sends it. */
export const asRpc = ({ name }: AnyProcedure, input: unknown, meta: unknown[] = []): Call => ({
  path: `/api/rpc/${name.replace('.', '/')}`,
  init: { method: 'POST', headers: { ...json }, body: JSON.stringify({ json: input, meta }) },
})

/** The call by the documented route: fields of the path in it, the others in the query or the body. */
export function asRest({ method, path }: AnyProcedure, input: Input): Call {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field]
    delete rest[field]
    return encodeURIComponent(asText(value)) || '%20'
  })
  if (method !== 'GET') {
    const body = Object.keys(rest).length > 0 ? JSON.stringify(rest) : undefined
    return { path: `/api${filled}`, init: { method, headers: body === undefined ? {} : { ...json }, body } }
  }
  const query = Object.entries(rest).flatMap(([field, value]) => inQuery(field, value))
  return { path: `/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, init: { method, headers: {} } }
}

/** In brackets where it is a list or an object. */
function inQuery(field: string, value: unknown): string[] {
  if (value === undefined) return []
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, inner]) => `${field}[${encodeURIComponent(key)}]=${encode(inner)}`)
  }
  return [`${encodeURIComponent(field)}=${encode(value)}`]
}

const encode = (value: unknown) => encodeURIComponent(asText(value))

/** What a server may take a value for: as it is in a body, and as the text that it is in an address. */
export function readings(value: unknown): unknown[] {
  const text = asText(value)
  const fromAddress = [text, [text], Number(text), ...(Object.hasOwn(words, text) ? [words[text]] : [])]
  return value === undefined || value === text ? fromAddress : [JSON.parse(JSON.stringify(value)), ...fromAddress]
}

const words: Record<string, unknown> = { '': undefined, null: null, true: true, false: false }

/** Half a surrogate pair has no place in an address: browsers send the replacement character. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value)?.slice(0, 2000) ?? '')).toWellFormed()
