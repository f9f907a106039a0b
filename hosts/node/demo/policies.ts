import { securityHeaders } from '@heraia/server/http/security-headers'
import { demoSettings } from '../../browser/settings.ts'

/** Those of every answer of a live site. */
export const demoHeaders = securityHeaders(demoSettings('http://localhost'))

/** For a page that says it itself, on a host that sends no headers; that nobody frames it can be said by headers only. */
export const pagePolicy = (demoHeaders['content-security-policy'] ?? '').replace(/;? *frame-ancestors [^;]+/, '')

/** For the script of the demo's worker alone: it compiles PostgreSQL, and reaches its own files only. */
export const workerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ')
