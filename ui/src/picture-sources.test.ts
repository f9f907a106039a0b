import { expect, test } from 'vitest'
import { sourcesOf } from './picture-sources.ts'

test('a picture is offered in each width that it has, by the same address and token', () => {
  const url = '/media/0199f0a0-1280-7000-8000-000000000640/1280.webp?v=a1280.webp'
  expect(sourcesOf({ url, widths: [320, 1280] })).toBe(
    [
      '/media/0199f0a0-1280-7000-8000-000000000640/320.webp?v=a1280.webp 320w',
      '/media/0199f0a0-1280-7000-8000-000000000640/1280.webp?v=a1280.webp 1280w',
    ].join(', '),
  )
})
