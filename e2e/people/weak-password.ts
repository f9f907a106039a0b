import type { BrowserContext, Page } from '@playwright/test'
import { intercept } from './intercept.ts'

/** As by an auth server that knows passwords from leaks, each new one is refused; resolves to what ends that. */
export const knowsEachPassword = (where: Page | BrowserContext) =>
  intercept(where, /\/auth\/v1\/user$/, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 422, json: KNOWN }) : route.continue(),
  )

const KNOWN = { error_code: 'weak_password', msg: 'Weak', weak_password: { reasons: ['pwned'] } }
