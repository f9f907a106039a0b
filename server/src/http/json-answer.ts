/** An answer in JSON whose headers are not written yet: setting them on a Response costs more than all of them. */
export class JsonAnswer {
  readonly status: number
  /** JSON text; `null` where there is nothing to say. */
  readonly body: string | null
  readonly headers: Record<string, string>

  constructor(status: number, body: string | null) {
    this.status = status
    this.body = body
    this.headers = body === null ? {} : { 'content-type': 'application/json' }
    if (status === 429 || status === 503) this.headers['retry-after'] = secondsIn(body)
  }

  /** By `HEAD` it is the same but for the body. */
  toResponse(headers: Record<string, string>, method: string): Response {
    return new Response(method === 'HEAD' ? null : this.body, {
      status: this.status,
      headers: { ...headers, ...this.headers },
    })
  }
}

/** The refusal's body says it; the header says it to those who do not read bodies. */
const secondsIn = (body: string | null): string =>
  String(Math.ceil(Number(/"retryAfterSeconds":([\d.]+)/.exec(body ?? '')?.[1] ?? 2)))
