import { expect, test } from 'vitest'
import { withoutPeople } from './without-people.ts'

test('what a mail server says of an address goes into the log without it, and so does a phone number', () => {
  expect(withoutPeople("Failed task 12 (mail.send) with error '550 5.1.1 <mira@example.com>: no such user'")).toBe(
    "Failed task 12 (mail.send) with error '550 5.1.1 <…@…>: no such user'",
  )
  expect(withoutPeople('Invalid recipient "María.López+a@correo.example"')).toBe('Invalid recipient "…@…"')
  expect(withoutPeople("The 'To' number +34 600-000-001 is not valid (21211)")).toBe(
    "The 'To' number +… is not valid (21211)",
  )
})
