import { expect, test } from 'vitest'
import { leadsElsewhere } from './leads-elsewhere.ts'

test('addresses of other sites lead elsewhere, ours and plain words do not', () => {
  const leads = (text: string) => leadsElsewhere(text, 'https://heraia.example')
  const elsewhere = ['https://win.example/now', 'see WWW.win.example', 'win-now.com', 'https://heraia.example.win.com/']
  const here = ['I won', 'https://heraia.example/p/1', 'www.heraia.example.', 'heraia.example', 'from 10.30 to 12.00']
  expect([...elsewhere, 'https://heraia.example@win.example', 'heraia.example and win-now.com'].filter(leads)).toEqual([
    ...elsewhere,
    'https://heraia.example@win.example',
    'heraia.example and win-now.com',
  ])
  expect(here.filter(leads)).toEqual([])
})
