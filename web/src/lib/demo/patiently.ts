import type { AuthError } from '@supabase/auth-js'

const PATIENCE = 5

/** Signs somebody in. There is no network that could be down: who does not answer is a browser with much to do. */
export async function patiently(signIn: () => Promise<unknown>): Promise<'in' | 'refused' | 'unanswered'> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    try {
      await signIn()
      return 'in'
    } catch (error) {
      if (isRefused(error)) return 'refused'
    }
  }
  return 'unanswered'
}

/** Not: nobody answered, or whoever should was too busy. */
function isRefused(error: unknown): boolean {
  const { name, status = 0 } = error as Partial<AuthError>
  return name === 'AuthApiError' && status < 500 && status !== 429
}
