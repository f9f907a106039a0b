import { expect, test } from 'vitest'
import { subjectOf, titleOf } from './position-titles.ts'

const open = [{ name: 'careers/product-engineer', title: 'Product Engineer, TypeScript' }]

test('an application says the title of its position, as far as that is still open', () => {
  const about = (subject: string, category = 'careers') => subjectOf({ category, subject }, open)
  expect(about('Application: product-engineer')).toBe('Application: Product Engineer, TypeScript')
  expect(about('Application: gone')).toBe('Application: gone')
  expect(about('Open application')).toBe('Open application')
  expect(about('Application: product-engineer', 'general')).toBe('Application: product-engineer')
  expect(titleOf('product-engineer', open)).toBe('Product Engineer, TypeScript')
})
