import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../../lib/drawn-for-tests.tsx'
import { PushDeviceCard } from './push-device-card.tsx'

test('where it is not known whether this browser takes her notices, she can ask again', async () => {
  expect(wordsOf(await drawn(<PushDeviceCard />, { answered: 'failed' }))).toContain('Retry')
})
