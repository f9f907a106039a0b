import type { PerLanguage } from '../../../lib/languages.ts'
import type { ArticleText } from '../article.tsx'

export const careersText: PerLanguage<ArticleText> = {
  en: {
    title: 'Careers',
    lead: 'We look for people who love sport, care for those who do it, and finish what they start.',
    sections: [
      {
        title: 'Our culture',
        paragraphs: [
          'Small teams that trust each other. Clear goals, honest feedback, and time to train: the morning run counts as preparation.',
        ],
      },
      {
        title: 'Benefits',
        points: ['Unlimited paid time off', 'Work from where you live', 'Time and support for your own sport'],
      },
      {
        title: 'Open positions',
        paragraphs: ['There is no open position right now. Send us your resume: we read every one and answer.'],
      },
    ],
  },
  es: {
    title: 'Trabaja aquí',
    lead: 'Buscamos personas que amen el deporte, cuiden a quienes lo practican y terminen lo que empiezan.',
    sections: [
      {
        title: 'Nuestra cultura',
        paragraphs: [
          'Equipos pequeños que confían entre sí. Metas claras, opiniones sinceras y tiempo para entrenar: la carrera de la mañana cuenta como preparación.',
        ],
      },
      {
        title: 'Beneficios',
        points: ['Vacaciones pagadas sin límite', 'Trabaja desde donde vives', 'Tiempo y apoyo para tu propio deporte'],
      },
      {
        title: 'Puestos abiertos',
        paragraphs: ['Ahora mismo no hay puestos abiertos. Envíanos tu currículum: los leemos y respondemos todos.'],
      },
    ],
  },
}
