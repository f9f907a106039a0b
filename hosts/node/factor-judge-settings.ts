import { z } from 'zod'
import type { FactorJudgeSettings } from './factor-judge.ts'

/** What of the environment is about the operator's say on second factors. */
export const factorJudgeEnvironment = {
  // A service that may reject answers to second factors, and the secret that our questions are signed with.
  AUTH_MFA_HOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  AUTH_MFA_HOOK_SECRET: z
    .string()
    .regex(/^(v1,)?whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'write v1,whsec_ and at least 24 bytes as base64')
    .optional(),
}

/** Both or none: a service that cannot tell who asks should not be asked. */
export const readFactorJudge = (
  env: z.infer<z.ZodObject<typeof factorJudgeEnvironment>>,
): FactorJudgeSettings | null =>
  env.AUTH_MFA_HOOK_URL && env.AUTH_MFA_HOOK_SECRET
    ? { url: env.AUTH_MFA_HOOK_URL, secret: env.AUTH_MFA_HOOK_SECRET }
    : null
