import { expect, test } from 'vitest'
import { recordedLog } from '../test/recorded-log.ts'
import { smsLog } from './sms-log.ts'

test('while no provider is set, a message is read in the log: to whom, what it says, and why it was not sent', async () => {
  const log = recordedLog()
  const sender = smsLog(log)
  const sent = [
    await sender.send({ to: '34600000001', text: '123456 is your code', channel: 'sms' }),
    await sender.send({ to: '34600000002', text: '654321 es tu código', channel: 'whatsapp' }),
  ]
  expect(log.lines).toMatchObject([
    {
      ...{ level: 'warn', message: 'SMS not sent: SMS_URL is not set' },
      fields: { to: '+34600000001', text: '123456 is your code' },
    },
    { fields: { to: '+34600000002', text: '654321 es tu código' } },
  ])
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2)
})
