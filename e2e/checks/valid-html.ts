import { HtmlValidate } from 'html-validate'
import { expect } from '../people/expect.ts'

/** Rules of handwriting are set to how React writes attributes: valid HTML all the same. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    'valid-id': ['error', { relaxed: true }],
    // React closes empty elements by themselves, we do not: HTML takes both.
    'void-style': 'off',
    // What stands in for a picture while it loads comes from the picture itself (ui/src/picture.tsx). The rule cannot
    // allow just that: it takes the `;` within a data URL for the end of a property.
    'no-inline-style': 'off',
    // A search field of one line is sent by Enter, as everywhere.
    'wcag/h32': 'off',
  },
})

export async function expectValidHtml(path: string, html: string): Promise<void> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
  expect(found, path).toEqual([])
}
