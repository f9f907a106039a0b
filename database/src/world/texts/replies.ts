/** What people of the demo answer when somebody writes to them: it fits most messages. */
export const replies = {
  en: [
    'Good to hear from you! I am just out of training, tell me more.',
    'Ha, I was thinking the same this morning.',
    'Count me in. Which day suits you?',
    'Thank you, that made my evening.',
    'Let me look at my week and I will tell you tonight.',
    'Yes! And bring the others, there is room for everybody.',
    'I will need coffee for that. After practice?',
    'That sounds right to me. How is your team doing?',
    'You always ask the good questions. Give me an hour.',
    'See you there. I will be the one with the cold hands.',
  ],
  es: [
    '¡Qué alegría leerte! Acabo de salir de entrenar, cuéntame más.',
    'Ja, esta mañana pensaba lo mismo.',
    'Cuenta conmigo. ¿Qué día te viene bien?',
    'Gracias, me has alegrado la tarde.',
    'Miro mi semana y te digo esta noche.',
    '¡Sí! Y trae a las demás, hay sitio para todas.',
    'Para eso necesito un café. ¿Después del entreno?',
    'Me parece bien. ¿Cómo va tu equipo?',
    'Siempre preguntas lo importante. Dame una hora.',
    'Allí nos vemos. Soy la de las manos frías.',
  ],
} as const
