import type { PerLanguage } from '../../../lib/languages.ts'
import type { ArticleText } from '../article.tsx'

export const contactText: PerLanguage<ArticleText> = {
  en: {
    title: 'Contact',
    lead: 'A question, an idea, a problem: write to us. A person reads it.',
    sections: [
      {
        title: 'How fast we answer',
        points: [
          'General questions: within 24 hours',
          'Technical help: within 12 hours',
          'Partnerships: within 48 hours',
          'Press: within 24 hours',
        ],
      },
      { title: 'Business hours', paragraphs: ['Monday to Friday, 9:00 to 18:00 PST.'] },
      {
        title: 'Is somebody in danger?',
        paragraphs: [
          'Call the emergency number of your country first. To report a profile, a post or a message, use “Report” in its menu: it reaches the people who can act at once.',
        ],
      },
      { title: 'Write to us' },
    ],
  },
  es: {
    title: 'Contacto',
    lead: 'Una pregunta, una idea, un problema: escríbenos. Lo lee una persona.',
    sections: [
      {
        title: 'Cuánto tardamos',
        points: [
          'Preguntas generales: en 24 horas',
          'Ayuda técnica: en 12 horas',
          'Colaboraciones: en 48 horas',
          'Prensa: en 24 horas',
        ],
      },
      { title: 'Horario', paragraphs: ['De lunes a viernes, de 9:00 a 18:00 (hora del Pacífico).'] },
      {
        title: '¿Alguien está en peligro?',
        paragraphs: [
          'Llama primero al número de emergencias de tu país. Para denunciar un perfil, una publicación o un mensaje usa «Denunciar» en su menú: llega a quienes pueden actuar de inmediato.',
        ],
      },
      { title: 'Escríbenos' },
    ],
  },
}
