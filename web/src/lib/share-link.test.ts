import { currentToasts, dismissToast } from '@heraia/ui/toast-queue.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { shareLink } from './share-link.ts'

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.unstubAllGlobals()
})

/** What she shared, what was copied, and what she was told, on a device whose sheet and clipboard do this. */
async function shares({ sheet, clipboard }: { sheet?: () => Promise<void>; clipboard?: () => Promise<void> }) {
  const [shared, copied]: [unknown[], string[]] = [[], []]
  const share = sheet && ((data: unknown) => (shared.push(data), sheet()))
  const writeText = (text: string) => (copied.push(text), clipboard?.())
  vi.stubGlobal('location', { origin: 'https://heraia.example' })
  vi.stubGlobal('navigator', { share, clipboard: { writeText } })
  const words = { title: 'Mira', text: 'First goal!' }
  await shareLink({ ...words, path: '/post/1' }, { copied: 'Copied.', notCopied: 'Not copied.' })
  return { shared, copied, told: currentToasts().map(({ message }) => message) }
}

const link = 'https://heraia.example/post/1'
const closes = () => Promise.reject(new DOMException('Share canceled', 'AbortError'))
const fails = () => Promise.reject(new DOMException('Not here', 'NotAllowedError'))

test('the sheet of her device has it, and nothing is copied or said, also where she closes it', async () => {
  const inSheet = { shared: [{ title: 'Mira', text: 'First goal!', url: link }], copied: [], told: [] }
  expect(await shares({ sheet: async () => undefined })).toEqual(inSheet)
  expect(await shares({ sheet: closes })).toEqual(inSheet)
})

test('where there is no sheet, or it does not open, the link is copied', async () => {
  expect(await shares({})).toEqual({ shared: [], copied: [link], told: ['Copied.'] })
  expect(await shares({ sheet: fails })).toMatchObject({ copied: [link], told: ['Copied.'] })
})

test('a link that cannot be copied either is said not to be', async () => {
  expect(await shares({ clipboard: fails })).toMatchObject({ told: ['Not copied.'] })
})
