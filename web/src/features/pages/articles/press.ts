import type { PerLanguage } from '../../../lib/languages.ts'
import type { ArticleText } from '../article.tsx'

export const pressText: PerLanguage<ArticleText> = {
  en: {
    title: 'Press',
    lead: 'You write about women in sport? We help with facts, contacts and pictures.',
    sections: [
      {
        title: 'About Heraia',
        paragraphs: [
          'Heraia is a social network for women in sport. Athletes, coaches, clubs, federations, journalists and fans keep profiles, follow each other, post and exchange messages. The name comes from the Heraia of Olympia, ancient games for women.',
        ],
      },
      {
        title: 'Media contact',
        paragraphs: ['Write to us and say “Press” in the subject. We answer within 24 hours.'],
      },
    ],
  },
  es: {
    title: 'Prensa',
    lead: '¿Escribes sobre mujeres en el deporte? Te ayudamos con datos, contactos e imágenes.',
    sections: [
      {
        title: 'Sobre Heraia',
        paragraphs: [
          'Heraia es una red social para mujeres en el deporte. Atletas, entrenadoras, clubes, federaciones, periodistas y aficionadas tienen su perfil, se siguen, publican y se escriben. El nombre viene de las Hereas de Olimpia, juegos antiguos para mujeres.',
        ],
      },
      {
        title: 'Contacto para medios',
        paragraphs: ['Escríbenos con «Prensa» en el asunto. Respondemos en un plazo de 24 horas.'],
      },
    ],
  },
}
