import { escapeHtml } from './escape-html.ts'

/** The parts of JSON Schema (2020-12) that the contract's schemas become. */
export interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  format?: string
  pattern?: string
  default?: unknown
}

const INDENT = '  '

/** A schema as one would write it down in TypeScript: HTML, in which what has a name leads to it. */
export function typeText(schema: Schema, depth = 0): string {
  if (schema.$ref) return linkTo(schema.$ref)
  if (schema.const !== undefined) return escapeHtml(JSON.stringify(schema.const))
  if (schema.enum) return escapeHtml(schema.enum.map((value) => JSON.stringify(value)).join(' | '))
  const either = schema.anyOf ?? schema.oneOf
  if (either) return [...new Set(either.map((part) => typeText(part, depth)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, depth)).join(' &amp; ')
  if (schema.type === 'array') return `${inBrackets(typeText(schema.items ?? {}, depth))}[]`
  if (schema.properties) return fieldsText(schema, depth)
  if (schema.type !== 'object') return schema.type ?? 'unknown'
  const { additionalProperties: rest } = schema
  return rest === false ? '{}' : `Record&lt;string, ${typeText(typeof rest === 'object' ? rest : {}, depth)}&gt;`
}

function fieldsText({ properties = {}, required = [] }: Schema, depth: number): string {
  const lines = Object.entries(properties).map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?'
    const note = noteOf(field)
    const type = `${escapeHtml(nameText(name))}${mark}: ${typeText(field, depth + 1)}`
    return `${INDENT.repeat(depth + 1)}${type}${note && `<i> // ${escapeHtml(note)}</i>`}\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${INDENT.repeat(depth)}}`
}

/** What a type does not say: how long, from where to where, in what form. */
export function noteOf(schema: Schema): string {
  const bounds = [
    rangeText(schema.minLength, schema.maxLength, 'characters'),
    rangeText(safe(schema.minimum), safe(schema.maximum)),
    rangeText(schema.minItems, schema.maxItems, 'entries'),
  ]
  const given = schema.default === undefined ? '' : `${JSON.stringify(schema.default)} where it is left out`
  const inner = [schema.items ?? [], schema.anyOf ?? []].flat().map(noteOf)
  return [formText(schema), ...bounds, given, ...new Set(inner)].filter(Boolean).join(', ')
}

const formText = ({ format, pattern }: Schema): string =>
  format ?? (pattern?.startsWith('^[0-9a-f]{8}-') ? 'uuid' : (pattern ?? ''))

function rangeText(from?: number, to?: number, of = ''): string {
  const least = from === undefined || (of !== '' && from === 0) ? undefined : from
  if (least === undefined && to === undefined) return ''
  const range = to === undefined ? `from ${least}` : least === undefined ? `up to ${to}` : `${least} to ${to}`
  return least === to ? `${to} ${of}`.trim() : `${range} ${of}`.trim()
}

/** The bounds of a number in JavaScript say nothing of this one. */
const safe = (bound?: number) =>
  Number.isSafeInteger(bound) && Math.abs(bound ?? 0) < Number.MAX_SAFE_INTEGER ? bound : undefined

const inBrackets = (type: string): string => (type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type)

const nameText = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name))

function linkTo(ref: string): string {
  const name = escapeHtml(ref.split('/').at(-1) ?? ref)
  return `<a href="#${name}">${name}</a>`
}
