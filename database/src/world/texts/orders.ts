/** What buyers and sellers of the made-up world say to each other. */
export const reviewWords = {
  en: [
    'Exactly as described, and here within two days.',
    'Kind, quick and well packed.',
    'A good price for something that will last.',
    'Answered every question before I bought.',
    'It came a day late, but she told me at once.',
  ],
  es: [
    'Tal como lo describía, y llegó en dos días.',
    'Amable, rápida y muy bien embalado.',
    'Un buen precio por algo que va a durar.',
    'Respondió a todo antes de que comprara.',
    'Llegó un día tarde, pero me avisó enseguida.',
  ],
} as const

export const offerWords = {
  en: ['Would you take this?', 'I could pick it up this week.', 'It is for my niece, who starts this season.'],
  es: ['¿Lo dejarías en esto?', 'Podría pasar a recogerlo esta semana.', 'Es para mi sobrina, que empieza este año.'],
} as const

export const disputeWords = {
  en: ['It came with a crack that was on none of the pictures.', 'It is two sizes smaller than it said.'],
  es: ['Llegó con una grieta que no salía en ninguna foto.', 'Es dos tallas más pequeño de lo que ponía.'],
} as const
