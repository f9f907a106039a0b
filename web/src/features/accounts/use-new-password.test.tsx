import { AuthClient } from '@supabase/auth-js'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { memoryStorage } from '../../lib/memory-storage.ts'
import { authRefused, userAlone } from '../../lib/session/browser-for-tests.ts'
import { TimedOut, within } from '../../lib/time-limit.ts'
import { readFailure } from './auth-failures.ts'
import { useNewPassword } from './use-new-password.ts'

type Save = ReturnType<typeof useNewPassword>

function Screen({ onSave }: { onSave: (save: Save) => void }) {
  onSave(useNewPassword())
  return null
}

/** What becomes of her tries with the same password: what the auth server says in turn; null: its answer is lost. */
async function tries(...answers: (Response | null)[]) {
  const { save, sent } = await opensScreen(async () => {
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  const said: (string | null)[] = []
  while (answers.length > 0) {
    const answer = await save()
    said.push(answer.error ? readFailure(answer.error).code : null)
  }
  return { said, sent }
}

async function opensScreen(answers: () => Promise<Response>) {
  const storage = memoryStorage()
  const expires_at = Math.ceil(Date.now() / 1000) + 3600
  storage.setItem('kept', JSON.stringify({ access_token: 'h.e.rs', refresh_token: 'hers', expires_at, user: {} }))
  const sent: unknown[] = []
  const auth = new AuthClient({
    url: 'https://heraia.example/auth/v1',
    autoRefreshToken: false,
    storageKey: 'kept',
    storage,
    fetch: async (_, init) => {
      sent.push(await new Response(init?.body).json())
      return answers()
    },
  })
  const given = Promise.withResolvers<Save>()
  renderToStaticMarkup(<Screen onSave={given.resolve} />)
  const save = await given.promise
  return { save: () => save(auth, password), sent }
}

const password = 'four warm oranges'

test.each([
  'reauthentication_needed',
  'current_password_required',
])('her first password counted, its answer was lost, and the next try is refused with %s: it is saved', async (code) => {
  const { said, sent } = await tries(null, authRefused(400, code), authRefused(422, 'same_password'))
  expect(said).toEqual(['', null])
  expect(sent).toMatchObject([{ password }, { password }, { password, current_password: password }])
})

test.each([
  'reauthentication_needed',
  'current_password_required',
])('where it never arrived she is told %s, and so is who was refused at once', async (code) => {
  const { said } = await tries(null, authRefused(400, code), authRefused(400, 'current_password_invalid'))
  expect(said).toEqual(['', code])
  expect((await tries(authRefused(400, code), userAlone())).said).toEqual([code, null])
})

test('what counted after she was told that nobody answers is recognised when she presses Save again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const late = Promise.withResolvers<Response>()
  const answers = [late.promise, authRefused(422, 'same_password')]
  const { save } = await opensScreen(async () => answers.shift() ?? userAlone())
  // As long as the screen waits (by-mail/problem-when-asking.ts).
  const told = within(8000, save()).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(8000)
  expect(await told).toBeInstanceOf(TimedOut)
  late.resolve(userAlone())
  await vi.advanceTimersByTimeAsync(1000)
  expect((await save()).error).toBeNull()
})
