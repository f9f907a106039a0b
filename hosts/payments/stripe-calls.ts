import { z } from 'zod'

/** The version whose words we read and write; a newer account answers in it too. */
const API_VERSION = '2024-06-20'

export interface StripeSettings {
  secretKey: string
  /** Of the webhook's endpoint. */
  webhookSecret: string
  /** `https://api.stripe.com`, or a server that speaks like it. */
  url: string
}

/** What Stripe refused, by its own code. Never the message: it may hold what a person typed. */
export class StripeRefused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`Stripe answered ${status} ${code}.`)
    this.name = 'StripeRefused'
    this.status = status
    this.code = code
  }
}

type Value = string | number | boolean | undefined
export type Parameters = { [name: string]: Value | Parameters | Parameters[] }

const refusal = z.object({ error: z.object({ code: z.string().optional(), type: z.string().optional() }) })

export type StripeCalls = ReturnType<typeof stripeCalls>

/** Calls of Stripe's API over plain HTTP: forms in, JSON out. A POST with a key is done once however often it is sent. */
export function stripeCalls({ secretKey, url }: Pick<StripeSettings, 'secretKey' | 'url'>) {
  async function call<Answer>(
    schema: z.ZodType<Answer>,
    path: string,
    posted?: { parameters: Parameters; key?: string },
  ): Promise<Answer> {
    const response = await fetch(`${url}${path}`, {
      method: posted ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(posted?.key && { 'idempotency-key': posted.key }),
      },
      body: posted ? new URLSearchParams(inBrackets(posted.parameters)) : null,
      signal: AbortSignal.timeout(15_000),
    })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return schema.parse(body)
    const read = refusal.safeParse(body)
    throw new StripeRefused(response.status, read.data?.error.code ?? read.data?.error.type ?? 'unknown')
  }
  return {
    get: <Answer>(schema: z.ZodType<Answer>, path: string) => call(schema, path),
    post: <Answer>(schema: z.ZodType<Answer>, path: string, parameters: Parameters, key?: string) =>
      call(schema, path, { parameters, ...(key && { key }) }),
  }
}

/** `{ a: { b: 1 }, c: [{ d: 2 }] }` as `a[b]=1` and `c[0][d]=2`. */
function inBrackets(parameters: Parameters, start = ''): [string, string][] {
  return Object.entries(parameters).flatMap(([name, value]): [string, string][] => {
    const key = start ? `${start}[${name}]` : name
    if (value === undefined) return []
    if (Array.isArray(value)) return value.flatMap((each, at) => inBrackets(each, `${key}[${at}]`))
    return typeof value === 'object' ? inBrackets(value, key) : [[key, String(value)]]
  })
}
