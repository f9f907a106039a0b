import type { Db } from '@heraia/database/db'

/** The time. A test moves it by hand. */
export interface Clock {
  now(): Date
}

/** Random bytes from a cryptographic source. */
export interface Random {
  bytes(length: number): Uint8Array
}

/** Structured log lines. Never give it personal data: no name, address, text or token. */
export interface Log {
  info(fields: Record<string, unknown>, message: string): void
  warn(fields: Record<string, unknown>, message: string): void
  error(fields: Record<string, unknown>, message: string): void
}

export interface Mail {
  /** The same for each try: a mail that goes out twice, for a process was killed in between, is one. */
  id: string
  /** Whose it is, of `users`; null: nobody's who has an account. */
  userId: string | null
  to: string
  subject: string
  text: string
  html: string
  /** A POST to it stops mails of this kind (RFC 8058). */
  stopUrl?: string
}

/**
 * Hands one mail on; rejects when it could not, so that the job that sends it tries again: with MailRefused where that would
 * be for nothing.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

export interface Sms {
  /** Digits, without `+`. */
  to: string
  text: string
  channel: 'sms' | 'whatsapp'
}

/** Hands one message on; rejects when it could not. Answers the provider's id of it. */
export interface SmsSender {
  send(sms: Sms): Promise<{ messageId: string }>
}

/** How a push service reaches one browser, and the keys to write to it (RFC 8291); base64url. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

/** The pair by which push services know this installation (VAPID, RFC 8292); base64url, uncompressed point and scalar. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** Hands one push on, encrypted. `gone`: that browser takes none any more. Rejects when it could not be handed on. */
export interface PushSender {
  send(to: PushAddress, text: string, keys: PushKeys): Promise<'sent' | 'gone'>
}

/** Asks the captcha's provider whether somebody solved it just now. */
export interface Captcha {
  isSolved(token: string, address: string): Promise<boolean>
}

/** Somebody's answer to a second factor, before it counts. */
export interface JudgedAnswer {
  userId: string
  factorId: string
  type: 'totp' | 'phone' | 'webauthn' | 'recovery_code'
  isRight: boolean
}

/** The operator's own say on second factors: who answers wrongly too often, say. Rejects when it gives none. */
export interface FactorJudge {
  judge(answer: JudgedAnswer): Promise<{ isRejected: boolean; message: string }>
}

/** What an organisation's metadata says of its sign-in page. */
export interface SamlDirectory {
  entityId: string
  signInUrl: string
  /** PEM or base64 of DER. */
  certificates: string[]
}

/** We, as the organisation knows us. */
export interface SamlSite {
  entityId: string
  acsUrl: string
}

export interface SamlQuestion {
  requestId: string
  relayState: string
  nameIdFormat: string | null
}

export interface SamlAssertion {
  /** Of the assertion, so that it counts once. */
  id: string
  nameId: string
  nameIdFormat: string
  attributes: Record<string, string[]>
  expiresAt: Date
}

/** SAML 2.0: an organisation's own directory vouches for its people. */
export interface Saml {
  /** Our metadata, XML. */
  describe(site: SamlSite): Promise<string>
  /** null: this XML describes no directory. */
  readDirectory(xml: string): Promise<SamlDirectory | null>
  /**
   * Where she signs in; her answer names `requestId`, and brings `relayState` back. `nameIdFormat`: how she is to be named
   * there, a URI of SAML; null: as that directory does by itself.
   */
  signInUrl(directory: SamlDirectory, site: SamlSite, asked: SamlQuestion): Promise<string>
  /** The answer, base64, to `requestId`. Rejects what is not signed by the directory, for us, and for now. */
  readAnswer(directory: SamlDirectory, site: SamlSite, requestId: string, answer: string): Promise<SamlAssertion>
}

/** argon2id on a server. `verify` answers false for a hash that it cannot read. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** As slow as `hash` is by default. The same for the same two; of neither it tells anything without both. */
  digest(password: string, salt: string): Promise<string>
  /** false: made with another cost, or elsewhere; the next right password makes a new one. */
  isCurrent?(hash: string): boolean
  /** false: none that it can check, or one that takes too long to check. */
  isAcceptable?(hash: string): boolean
}

/** Each answers at once where the host can: waiting for a value costs nothing, a thread does. */
export interface Digests {
  /** SHA-256 in hex. */
  sha256(text: string): string | Promise<string>
  /** HMAC-SHA-256 in base64url. */
  hmac(key: string, text: string): string | Promise<string>
  /** Signs tokens (JWS, ES256) with this private key. */
  signer(privateJwk: PrivateJwk): SignToken
}

export type SignToken = (header: TokenHeader, payload: object) => string | Promise<string>

export interface TokenHeader {
  alg: 'ES256'
  typ: 'JWT'
  kid: string
}

/** Of P-256. */
export interface PrivateJwk {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
  d: string
}

/** What the server has to know of the operator's texts, which are the host's. */
export interface Texts {
  /** The day of the terms of service as they stand there now. */
  termsVersion(): Promise<string>
  /** Whether there is an article of this name: `warm-up`. */
  hasArticle(name: string): Promise<boolean>
}

/**
 * Says something to every server process on the same database, this one included.
 * May lose a message (a broken connection): whoever listens must be able to catch up from what is stored.
 * A message is at most 7,000 bytes, for it travels by PostgreSQL NOTIFY.
 */
export interface Broadcast {
  publish(message: string): Promise<void>
  /**
   * Returns the function that ends the subscription. A listener that may have missed messages hears `MISSED` (of
   * live/broadcasts) in their place.
   */
  subscribe(listener: (message: string) => void): () => void
}

/**
 * Files by key. Keys are made by us, of small letters, digits, `-`, `.` and `/` between their parts. A file is there
 * whole or not at all, and for every process.
 */
export interface FileStore {
  /** Takes the place of what was there. Throws StorageFull where there is no room. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** null: not there. The range in bytes, its end included. */
  get(key: string, range?: { start: number; end: number }): Promise<StoredFile | null>
  /** What is not there is no error. */
  remove(keys: readonly string[]): Promise<void>
  /** Keys that start so, in any order. */
  list(prefix: string): AsyncIterable<string>
}

export interface StoredFile {
  /** Of the whole file, in bytes. */
  size: number
  /** What was asked for; one of both, once. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** A part of a picture, in shares of its width and height from the upper left corner. */
export interface PicturePart {
  x: number
  y: number
  width: number
  height: number
}

export interface WantedPictures {
  /** Each that is not wider than the picture is made; where it is narrower than the widest, its own width too. */
  widths: readonly number[]
  /** Only this part of it, as high as `height` of its width. */
  part?: PicturePart & { aspect: number }
  /** Throws MediaUnusable too_small for less. */
  atLeast: { width: number; height: number }
}

/** WebP without metadata, the right way up. Sizes are those of the widest. */
export interface MadePictures {
  width: number
  height: number
  /** Base64. */
  thumbhash: string
  files: { width: number; bytes: Uint8Array }[]
}

/** MP4 that every browser plays, without metadata. */
export interface MadeVideo {
  bytes: Uint8Array
  durationMs: number
  /** A picture of it, in any format that `pictures` takes. */
  poster: Uint8Array
}

/** Makes what is shown of what was uploaded. Throws MediaUnusable for what it cannot use. */
export interface MediaMaker {
  pictures(bytes: Uint8Array, wanted: WantedPictures): Promise<MadePictures>
  video(bytes: Uint8Array): Promise<MadeVideo>
}

/** What one request to a page elsewhere found. `not_public`: the name leads into a network that is nobody's to ask. */
export type ReadPage =
  | { kind: 'page'; html: string }
  | { kind: 'moved'; to: string }
  | { kind: 'refused'; why: 'unreachable' | 'not_public' | 'not_a_page' }

/**
 * Reads public pages elsewhere: https at its own port, no cookies, never a private address, a limit of time and size.
 * Follows nothing by itself.
 */
export interface PageReader {
  read(url: URL): Promise<ReadPage>
}

export interface Job {
  name: string
  payload: Record<string, unknown>
  /** Default: now. */
  runAt?: Date
  /** A second job with the key of one that still waits replaces it. */
  key?: string
  /** Jobs of one queue come one after another. */
  queue?: string
}

/** Jobs are stored with the change that asks for them: `db` is the transaction of that change. */
export interface JobQueue {
  add(db: Db, job: Job): Promise<void>
  /** The same for many, in one statement; no two of them have the same key. */
  addMany(db: Db, jobs: readonly Job[]): Promise<void>
  /** Jobs of this name whose payload says this `userId`, and that do not run just now, are not there any more. */
  dropOf(db: Db, name: string, userId: string): Promise<void>
  /** Forgets those that failed for good, and whose last try was before then. */
  sweepFailed(db: Db, before: Date): Promise<void>
}

export interface RateLimit {
  /** How many within the window. */
  points: number
  windowSeconds: number
}

/** Counts per bucket and key. `strict` buckets hold across processes and restarts; the others in this process. */
export interface RateLimiter {
  /** Takes one point. `retryAfterSeconds` is 0 when it was there to take. */
  take(bucket: string, key: string, limit: RateLimit, strict?: boolean): Promise<{ retryAfterSeconds: number }>
  /** Of a strict bucket: a point that was taken counts no longer, a moment later; nothing where its window is over. */
  giveBack(bucket: string, key: string, limit: RateLimit): void
}

/** Counters and durations for /metrics. Names as Prometheus wants them, without the `heraia_` prefix. */
export interface Metrics {
  count(name: string, labels?: Record<string, string>): void
  observe(name: string, seconds: number, labels?: Record<string, string>): void
  gauge(name: string, value: number): void
  /** The text of /metrics. */
  render(): Promise<string>
}

/** What is bought by card. The site holds the money until it is released to the seller, or refunded. */
export interface Payments {
  /** Where money for this person goes; made once however often it is asked. */
  openAccount(person: { id: string; email: string }): Promise<string>
  /** Where she says who she is and which bank it is; used once. */
  setUpUrl(accountId: string, back: string): Promise<string>
  isAccountReady(accountId: string): Promise<boolean>
  /** Where the buyer pays. Asked twice for one order it is the same. */
  openCheckout(asked: CheckoutAsked): Promise<{ sessionId: string; url: string }>
  readCheckout(sessionId: string): Promise<Checkout>
  /** Nobody can pay there any more, unless she has. */
  endCheckout(sessionId: string): Promise<Checkout>
  /** All of it. Twice does no harm. */
  refund(payment: { orderId: string; intentId: string }): Promise<void>
  /** To the seller's account. Twice does no harm. */
  release(payment: { orderId: string; intentId: string; accountId: string } & MoneyAmount): Promise<void>
  /** What the provider says by itself; null: it was not the provider who said it. */
  readNotice(body: string, signature: string, now: Date): Promise<PaymentNotice | null>
}

export interface MoneyAmount {
  cents: number
  /** ISO 4217, in capitals. */
  currency: string
}

export interface CheckoutAsked extends MoneyAmount {
  orderId: string
  /** What stands on the provider's page. */
  title: string
  email: string
  /** Where she comes back to, paid or not. */
  back: string
  until: Date
}

export type Checkout = { state: 'open'; url: string } | { state: 'ended' } | ({ state: 'paid' } & Paid)

export interface Paid extends MoneyAmount {
  orderId: string
  sessionId: string
  intentId: string
}

/** The buyer asked her bank for the money back; the bank decides between the two. */
export interface ChargebackSaid extends MoneyAmount {
  /** As the provider calls it. */
  reference: string
  intentId: string
  state: 'open' | 'won' | 'lost'
  /** The provider's word: `fraudulent`, `product_not_received`. */
  reason: string
  answerBy: Date | null
}

export type PaymentNotice =
  | ({ kind: 'paid' } & Paid)
  | ({ kind: 'chargeback' } & ChargebackSaid)
  | { kind: 'account'; accountId: string; ready: boolean }
  | { kind: 'other' }

/** Everything that the server asks of the place it runs in. */
export interface Ports {
  db: Db
  clock: Clock
  random: Random
  log: Log
  mailer: Mailer
  sms: SmsSender
  push: PushSender
  saml: Saml
  captcha: Captcha
  factorJudge: FactorJudge
  /** null: buyers and sellers arrange their payments. */
  payments: Payments | null
  passwords: PasswordHasher
  digests: Digests
  broadcast: Broadcast
  jobs: JobQueue
  files: FileStore
  mediaMaker: MediaMaker
  texts: Texts
  rateLimiter: RateLimiter
  metrics: Metrics
  /** null: this place cannot reach other sites. */
  pages: PageReader | null
}
