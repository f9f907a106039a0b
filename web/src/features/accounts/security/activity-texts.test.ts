import { SecurityDetail } from '@heraia/contract/account-data'
import { expect, test } from 'vitest'
import { activityTexts } from './activity-texts.ts'

test.each(SecurityDetail.options)('what the record calls %s is told to her in her words', (word) => {
  const said: Record<string, string>[] = [activityTexts.en.details, activityTexts.es.details]
  for (const details of said) expect(details[word]).toMatch(/^[a-záéíóúñ]+([ -][a-záéíóúñ]+)*$/)
})
