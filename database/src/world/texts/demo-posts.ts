import type { Mood } from './mood.ts'

/** The demo athlete's, newest first. */
export const demoPosts: readonly (readonly [Mood, string])[] = [
  [
    'win',
    '71–68 against Zaragoza, with the last three free throws in a gym so quiet that I could hear my own shoes. I will sleep in this jersey. #Basketball',
  ],
  ['training', 'Seven in the morning, four of us and one ball that still bounces. Pick and roll until it looked lazy.'],
  [
    'thought',
    'Three years ago today I could not bend my knee past forty degrees. This morning I complained about the bus. Progress.',
  ],
  ['question', 'Where do you buy knee sleeves that do not slide? Mine go for a walk every third quarter.'],
  [
    'thanks',
    'Gracias a @ines-quiroga por quedarse media hora más a recoger rebotes conmigo. Eso no sale en ninguna estadística.',
  ],
  ['news', 'Another season with @atletico-retiro. Number 7 again, before anyone asks. #Basketball'],
  ['setback', 'Lost by two. I took the shot, it was a good shot, it did not go in. I would take it again.'],
  ['training', 'Free-throw ladder: you only go home after ten in a row. I went home late.'],
  ['thought', 'My nutrition exam asked about iron in women who train. I wrote four pages and my own shopping list.'],
  ['win', 'Primera victoria fuera de casa: 64–59 en Bilbao. El viaje de vuelta fue un karaoke con ruedas.'],
  ['question', '¿Alguien para tiro libre y café el domingo en el Retiro? Llevo balón.'],
  ['thanks', 'To the under-twelves who made me a poster with my name spelt wrong: I will never correct it.'],
  ['training', 'Doble sesión y siesta en el vestuario. Inés hizo una foto. Inés no publicará la foto.'],
  ['news', 'I am helping at the girls’ camp in July: forty places, half of them free. Write to the club.'],
  [
    'thought',
    'Nobody tells you that the best part of a team is the ten minutes after, when nobody wants to shower first.',
  ],
  [
    'win',
    'Double figures in assists for the first time since the operation. I kept the score sheet. My mother laminated it.',
  ],
  ['setback', 'Sprained finger. The left one, thank you for asking. I now dribble like a pirate.'],
  ['training', 'New drill: defend without hands. My legs would like to speak to the management.'],
  [
    'question',
    'Point guards: which three games would you show to a sixteen-year-old who sees the pass but does not dare?',
  ],
  [
    'thought',
    'Hoy una señora en el metro me preguntó si era alta por el baloncesto. Mido uno setenta y cuatro. Le dije que sí.',
  ],
  ['thanks', 'Shout-out to the scorer’s table. Nobody claps for you, and without you it is just running.'],
  ['win', 'Cup semi-final, here we come. 58–51, and defence all night long. #Basketball'],
  ['training', 'Off-season, week one: swimming, climbing stairs, pretending that I do not miss the whistle.'],
  [
    'news',
    'Cleared by the doctor. Full contact from Monday. I read the message aloud to a stranger at the bus stop; she hugged me.',
  ],
  ['thought', 'Hello, I am Lucía, I play basketball in Madrid and I talk too much about passing. Nice to be here.'],
]
