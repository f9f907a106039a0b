import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { readBody } from '../../../http/read-body.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'
import { badJson } from './answer-auth-error.ts'
import { invalid } from './auth-error.ts'

/** What an endpoint gets. Fields that are null count as absent, unknown ones are let be. */
export interface AuthRequest {
  ctx: Context
  method: string
  /** What stands for the `:names` of the endpoint's path. */
  params: Record<string, string>
  keys: SigningKeys
  /** As it was asked; `url` takes it apart when that is first needed. */
  address: string
  url: URL
  headers: Headers
  body: AuthBody
}

export type AuthBody = Record<string, unknown>

const anObject = z.record(z.string(), z.unknown())

export async function readAuthBody(request: Request, requestId: string): Promise<AuthBody> {
  const text = await readBody(request, requestId)
  if (text.trim() === '') return {}
  if (isForm(request, text)) return formOf(text)
  const value = parse(text)
  if (!isObject(value) || !isStorable(value)) throw badJson()
  // By JSON a field may have this name; nobody asks for it, and copied on it would be more than a field.
  delete value['__proto__']
  return value
}

/** Providers post forms to us. Programs that send JSON and call it a form are understood too. */
const isForm = (request: Request, text: string): boolean =>
  (request.headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded') && !/^\s*[[{"]/.test(text)

function formOf(text: string): AuthBody {
  const form = Object.fromEntries(new URLSearchParams(text))
  if (!isStorable(form)) throw badJson()
  return form
}

const isObject = (value: unknown): value is AuthBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badJson()
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; nobody nests deeper than this. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (value === null || typeof value !== 'object') return true
  if (depth > 20) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner, depth + 1))
}

/** A field that is text; `` where it is absent. */
export function textOf(body: AuthBody, field: string): string {
  const value = body[field] ?? ''
  if (typeof value !== 'string') throw badJson()
  return value
}

/** A field that is yes or no; no where it is absent. `"true"` is neither: read as no, it would do what nobody asked for. */
export function flagOf(body: AuthBody, field: string): boolean {
  const value = body[field] ?? false
  if (typeof value !== 'boolean') throw badJson()
  return value
}

/** Its first letters, so many at most; none is cut in two. */
export const beginOf = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

const LARGEST_METADATA = 8000

/** `data`: what becomes user_metadata. It travels in every access token, so it stays small. */
export function metadataOf(body: AuthBody): Record<string, unknown> {
  const data = anObject.safeParse(body.data ?? {})
  if (!data.success) throw badJson()
  if (JSON.stringify(data.data).length > LARGEST_METADATA) {
    throw invalid(`User metadata cannot be longer than ${LARGEST_METADATA} characters`)
  }
  return data.data
}
