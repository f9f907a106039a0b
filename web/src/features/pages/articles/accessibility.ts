import type { PerLanguage } from '../../../lib/languages.ts'
import type { ArticleText } from '../article.tsx'

export const accessibilityText: PerLanguage<ArticleText> = {
  en: {
    title: 'Accessibility',
    lead: 'Sport is for everybody, and so is this site.',
    sections: [
      {
        title: 'Visual',
        points: [
          'Text scales to 200% without loss.',
          'Contrast of at least 4.5 to 1, in light and dark.',
          'Nothing is said by colour alone.',
        ],
      },
      { title: 'Auditory', points: ['Nothing makes a sound by itself, and nothing is said by sound alone.'] },
      { title: 'Motor', points: ['Everything works with a keyboard.', 'Targets are at least 44 by 44 pixels.'] },
      {
        title: 'Cognitive',
        points: [
          'Plain words, one main action a screen.',
          'What you write is kept as a draft.',
          'No movement where your device asks for less.',
        ],
      },
      {
        title: 'Keyboard guide',
        points: [
          'Tab and Shift-Tab move, Enter opens, Escape closes.',
          'The first Tab offers to skip to the content.',
          '/ or Ctrl-K opens the search when you are signed in.',
          'Ctrl-Enter sends what you write.',
        ],
      },
      {
        title: 'Assistive technology',
        paragraphs: [
          'Pages have landmarks, headings and labels. When you move to another page, its title is read. New results and notices are announced.',
        ],
      },
      {
        title: 'Standards',
        paragraphs: ['We build to WCAG 2.1 AA, and test every change with axe, a keyboard and a zoomed page.'],
      },
      {
        title: 'Known issues',
        paragraphs: ['Pictures that people upload have a description only when they wrote one.'],
      },
      {
        title: 'Something does not work for you?',
        paragraphs: ['Tell us the page and what you use. We answer within 2 business days.'],
      },
    ],
  },
  es: {
    title: 'Accesibilidad',
    lead: 'El deporte es para todas las personas, y este sitio también.',
    sections: [
      {
        title: 'Visual',
        points: [
          'El texto crece hasta el 200% sin perder nada.',
          'Contraste mínimo de 4,5 a 1, en claro y en oscuro.',
          'Nada se dice solo con color.',
        ],
      },
      { title: 'Auditiva', points: ['Nada suena por sí solo, y nada se dice solo con sonido.'] },
      { title: 'Motriz', points: ['Todo funciona con el teclado.', 'Los botones miden al menos 44 por 44 píxeles.'] },
      {
        title: 'Cognitiva',
        points: [
          'Palabras sencillas, una acción principal por pantalla.',
          'Lo que escribes se guarda como borrador.',
          'Sin movimiento cuando tu dispositivo lo pide.',
        ],
      },
      {
        title: 'Guía de teclado',
        points: [
          'Tab y Mayús-Tab avanzan y retroceden, Intro abre, Escape cierra.',
          'El primer Tab ofrece saltar al contenido.',
          '/ o Ctrl-K abre la búsqueda si has iniciado sesión.',
          'Ctrl-Intro envía lo que escribes.',
        ],
      },
      {
        title: 'Tecnologías de apoyo',
        paragraphs: [
          'Las páginas tienen regiones, encabezados y etiquetas. Al pasar a otra página se lee su título. Los resultados nuevos y los avisos se anuncian.',
        ],
      },
      {
        title: 'Normas',
        paragraphs: [
          'Construimos según WCAG 2.1 AA y probamos cada cambio con axe, con teclado y con la página ampliada.',
        ],
      },
      {
        title: 'Problemas conocidos',
        paragraphs: ['Las imágenes que suben las personas solo tienen descripción cuando la escribieron.'],
      },
      {
        title: '¿Algo no te funciona?',
        paragraphs: ['Dinos en qué página y qué usas. Respondemos en 2 días hábiles.'],
      },
    ],
  },
}
