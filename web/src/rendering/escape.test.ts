import { expect, test } from 'vitest'
import { escapeHtml, safeJson } from './escape.ts'

test('what she wrote ends no element of the page, and reads as she wrote it', () => {
  const bio = '</script><script>alert("1")</script> & more'
  expect(safeJson({ bio })).not.toContain('<')
  expect(JSON.parse(safeJson({ bio }))).toEqual({ bio })
  expect(escapeHtml(bio)).toBe('&lt;/script&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more')
})
