import { expect, test } from 'vitest'
import { groupedCode } from './grouped-code.ts'

test.each([
  ['k7mq2xvd9hpw', 'k7mq-2xvd-9hpw'],
  ['k7mq-2xvd-9hpw', 'k7mq-2xvd-9hpw'],
  ['k7mq2xvd9h', 'k7mq-2xvd-9h'],
])('a recovery code %s is shown as %s', (code, shown) => expect(groupedCode(code)).toBe(shown))
