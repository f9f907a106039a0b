import { defineTexts } from '../lib/texts.ts'

/** What state a thing is in, as the specification's four values say it. */
export const conditionNames = defineTexts({
  en: { new: 'New', 'like-new': 'Like new', good: 'Good', fair: 'Fair' },
  es: { new: 'Nuevo', 'like-new': 'Como nuevo', good: 'Buen estado', fair: 'Aceptable' },
})
