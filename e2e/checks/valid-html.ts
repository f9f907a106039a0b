import { expect } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** Meaning, not handwriting: how React writes attributes, empty elements and ids is valid HTML all the same. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Rules about long lines and trailing blanks are for people who write HTML by hand.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    // What stands in for a picture while it loads comes from the picture itself (ui/src/picture.tsx).
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
