import { createHmac, randomUUID } from 'node:crypto'
import type { FactorJudge } from '@heraia/server/ports'
import { z } from 'zod'

export interface FactorJudgeSettings {
  url: string
  /** `v1,whsec_` and base64. */
  secret: string
}

const answer = z.object({ decision: z.enum(['continue', 'reject']), message: z.string().max(500).nullish() })

/** Asks the operator's service as Standard Webhooks say: whoever knows the secret can tell that it was us. */
export function factorJudge(settings: FactorJudgeSettings | null): FactorJudge {
  if (!settings) return { judge: async () => ({ isRejected: false, message: '' }) }
  const key = Buffer.from(settings.secret.replace(/^(v1,)?whsec_/, ''), 'base64')
  return {
    judge: async ({ userId, factorId, type, isRight }) => {
      const body = JSON.stringify({ user_id: userId, factor_id: factorId, factor_type: type, valid: isRight })
      const [id, seconds] = [randomUUID(), String(Math.floor(Date.now() / 1000))]
      const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': seconds,
          'webhook-signature': `v1,${signature}`,
        },
        body,
        signal: AbortSignal.timeout(5_000),
      })
      if (!response.ok) throw new Error(`The judge of second factors answered ${response.status}.`)
      const { decision, message } = answer.parse(await response.json())
      return { isRejected: decision === 'reject', message: message ?? '' }
    },
  }
}
