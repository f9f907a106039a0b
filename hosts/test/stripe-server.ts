import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { signAsStripe } from '../payments/stripe-signature.ts'

export interface StripeSession {
  id: string
  object: 'checkout.session'
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  client_reference_id: string
  amount_total: number
  currency: string
  expires_at: number
}

type Form = Record<string, string>

interface Answered {
  status: number
  body: unknown
}

interface Transfer {
  id: string
  amount: number
  currency: string
  destination: string
  source_transaction: string
  transfer_group: string
}

/** A server that speaks the calls of Stripe that we make, as its documentation has them. */
export async function stripeServer() {
  const secret = 'whsec_test'
  const sessions = new Map<string, StripeSession>()
  const refunds = new Map<string, { id: string; amount: number }>()
  const transfers: Transfer[] = []
  const disputed = new Set<string>()
  const accounts = new Map<string, { id: string; email: string | undefined; ready: boolean }>()
  const answers = new Map<string, Answered & { form: Form }>()
  const asked: { method: string; path: string; form: Record<string, string>; version: string | undefined }[] = []
  let failing = false
  let made = 0
  const newId = (start: string) => `${start}_${++made}`

  const refuse = (status: number, code: string) => ({
    status,
    body: { error: { type: 'invalid_request_error', code, message: `Refused: ${code}` } },
  })
  const ok = (body: unknown) => ({ status: 200, body })
  const accountOf = ({ id, ready }: { id: string; ready: boolean }) => ({
    ...{ id, object: 'account', payouts_enabled: ready, details_submitted: ready },
    capabilities: { transfers: ready ? 'active' : 'inactive' },
  })

  function openSession(form: Record<string, string>) {
    const id = newId('cs_test')
    const session: StripeSession = {
      ...{ id, object: 'checkout.session', url: `https://checkout.stripe.test/c/pay/${id}`, status: 'open' },
      ...{ payment_status: 'unpaid', payment_intent: null, client_reference_id: form.client_reference_id ?? '' },
      amount_total: Number(form['line_items[0][price_data][unit_amount]']) * Number(form['line_items[0][quantity]']),
      ...{ currency: form['line_items[0][price_data][currency]'] ?? '', expires_at: Number(form.expires_at) },
    }
    sessions.set(id, session)
    return ok(session)
  }

  function refund(form: Record<string, string>) {
    const intent = form.payment_intent ?? ''
    const session = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent)
    if (!session) return refuse(404, 'resource_missing')
    if (disputed.has(intent)) return refuse(400, 'charge_disputed')
    if (refunds.has(intent)) return refuse(400, 'charge_already_refunded')
    const made = { id: newId('re'), amount: session.amount_total }
    refunds.set(intent, made)
    return ok({ ...made, object: 'refund', status: 'succeeded', payment_intent: intent })
  }

  function transfer(form: Record<string, string>) {
    const sent = { id: newId('tr'), ...form, amount: Number(form.amount) } as Transfer
    if (!accounts.has(sent.destination)) return refuse(400, 'resource_missing')
    transfers.push(sent)
    return ok({ ...sent, object: 'transfer' })
  }

  function respond(method: string, path: string, query: URLSearchParams, form: Record<string, string>) {
    const [, , resource = '', id = '', act = ''] = path.split('/')
    if (resource === 'accounts' && method === 'POST') {
      const account = { id: newId('acct'), email: form.email, ready: false }
      accounts.set(account.id, account)
      return ok(accountOf(account))
    }
    if (resource === 'accounts') {
      const account = accounts.get(id)
      return account ? ok(accountOf(account)) : refuse(404, 'resource_missing')
    }
    if (resource === 'account_links') {
      return ok({ object: 'account_link', url: `https://connect.stripe.test/setup/${form.account}` })
    }
    if (path === '/v1/checkout/sessions' && method === 'POST') return openSession(form)
    if (resource === 'checkout') {
      const session = sessions.get(path.split('/')[4] ?? '')
      if (!session) return refuse(404, 'resource_missing')
      if (path.endsWith('/expire')) {
        if (session.status !== 'open') return refuse(400, 'checkout_session_not_open')
        Object.assign(session, { status: 'expired', url: null })
      }
      return ok(session)
    }
    if (resource === 'refunds' && method === 'POST') return refund(form)
    if (resource === 'transfers' && method === 'POST') return transfer(form)
    if (resource === 'transfers') {
      const group = query.get('transfer_group')
      return ok({ object: 'list', data: transfers.filter(({ transfer_group }) => transfer_group === group) })
    }
    if (resource === 'payment_intents') return ok({ id, object: 'payment_intent', latest_charge: `ch_${id}` })
    return refuse(404, `no_${resource}_${act}`)
  }

  /** As Stripe has it: a key is for one request, with all that it says. */
  const sameAgain = (before: Answered & { form: Form }, form: Form) =>
    JSON.stringify(before.form) === JSON.stringify(form) ? before : refuse(400, 'idempotency_error')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe.test')
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    const version = request.headers['stripe-version']
    const method = request.method ?? 'GET'
    asked.push({ method, path: url.pathname, form, version: typeof version === 'string' ? version : undefined })
    const key = request.headers['idempotency-key']
    const before = typeof key === 'string' ? answers.get(key) : undefined
    const answered = failing
      ? { status: 500, body: { error: { type: 'api_error' } } }
      : request.headers.authorization === 'Bearer sk_test_heraia'
        ? before
          ? sameAgain(before, form)
          : respond(method, url.pathname, url.searchParams, form)
        : { status: 401, body: { error: { type: 'invalid_request_error' } } }
    if (typeof key === 'string' && !failing && !before) answers.set(key, { ...answered, form })
    response.writeHead(answered.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answered.body))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  return {
    settings: { secretKey: 'sk_test_heraia', webhookSecret: secret, url: `http://127.0.0.1:${port}` },
    ...{ sessions, refunds, transfers, accounts, asked },
    /** Every call fails until told otherwise. */
    fails: (is: boolean) => {
      failing = is
    },
    /** The seller told Stripe who she is. */
    makeReady: (accountId: string) => {
      const account = accounts.get(accountId)
      if (account) account.ready = true
    },
    /** What the buyer does on the page of a session. */
    pay: (orderId: string): StripeSession => {
      const session = [...sessions.values()].find((each) => each.client_reference_id === orderId)
      if (session?.status !== 'open') throw new Error('Nobody can pay there.')
      return Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi') })
    },
    /** What an event about a dispute of a payment holds. */
    dispute: (session: Pick<StripeSession, 'payment_intent' | 'amount_total'>, status: string, id = newId('dp')) => {
      if (status === 'needs_response' && session.payment_intent) disputed.add(session.payment_intent)
      else if (session.payment_intent) disputed.delete(session.payment_intent)
      return {
        ...{ id, object: 'dispute', payment_intent: session.payment_intent, charge: `ch_${session.payment_intent}` },
        ...{ amount: session.amount_total, currency: 'usd', reason: 'product_not_received', status },
        evidence_details: { due_by: 1_900_000_000, has_evidence: false, past_due: false, submission_count: 0 },
      }
    },
    /** The request that Stripe makes by itself. */
    notice: async (
      type: string,
      object: unknown,
      at: Date,
      signedWith = secret,
    ): Promise<{ method: string; body: string; headers: Record<string, string> }> => {
      const body = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } })
      const signature = await signAsStripe(body, signedWith, at)
      return { method: 'POST', body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
    },
    close: () => new Promise<void>((done) => void server.close(() => done())),
  }
}
