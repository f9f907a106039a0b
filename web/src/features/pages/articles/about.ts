import type { PerLanguage } from '../../../lib/languages.ts'
import type { ArticleText } from '../article.tsx'

export const aboutText: PerLanguage<ArticleText> = {
  en: {
    title: 'About Us',
    lead: 'Our mission: every woman in sport finds her people, shows what she can do, and is seen for it.',
    sections: [
      {
        title: 'Why we exist',
        paragraphs: [
          'Women train, compete, coach and lead in every sport, and too much of it goes unseen. Heraia is named after the Heraia of Olympia, the oldest games for women that we know of. It is a place of their own: for the professional, the junior, the coach of a village club and the fan in the stands.',
        ],
      },
      {
        title: 'Empowerment',
        paragraphs: ['Your profile, your results, your words. You decide who sees them and who may write to you.'],
      },
      {
        title: 'Community',
        paragraphs: ['Sport is made together. Following, answering and cheering come first here.'],
      },
      { title: 'Excellence', paragraphs: ['We hold what we build to the standard that athletes hold themselves to.'] },
      {
        title: 'Recognition',
        paragraphs: ['Achievements deserve to be seen. Verified profiles say who verified them and when.'],
      },
    ],
  },
  es: {
    title: 'Quiénes somos',
    lead: 'Nuestra misión: que cada mujer del deporte encuentre a su gente, muestre lo que sabe hacer y se le reconozca.',
    sections: [
      {
        title: 'Por qué existimos',
        paragraphs: [
          'Las mujeres entrenan, compiten, dirigen y lideran en todos los deportes, y demasiado de ello no se ve. Heraia toma su nombre de las Hereas de Olimpia, los juegos femeninos más antiguos que conocemos. Es un lugar propio: para la profesional, la juvenil, la entrenadora del club del barrio y la aficionada en la grada.',
        ],
      },
      {
        title: 'Empoderamiento',
        paragraphs: ['Tu perfil, tus resultados, tus palabras. Tú decides quién los ve y quién puede escribirte.'],
      },
      {
        title: 'Comunidad',
        paragraphs: ['El deporte se hace en compañía. Aquí seguir, responder y animar va primero.'],
      },
      {
        title: 'Excelencia',
        paragraphs: ['Exigimos a lo que construimos lo que las deportistas se exigen a sí mismas.'],
      },
      {
        title: 'Reconocimiento',
        paragraphs: ['Los logros merecen verse. Los perfiles verificados dicen quién los verificó y cuándo.'],
      },
    ],
  },
}
