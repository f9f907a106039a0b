import type { PerLanguage } from '../../../lib/languages.ts'

interface LearnText {
  title: string
  lead: string
  start: string
  toFeed: string
  featuresTitle: string
  features: { title: string; text: string }[]
  faqsTitle: string
  faqs: { question: string; answer: string }[]
  closing: string
  contact: string
}

export const learnText: PerLanguage<LearnText> = {
  en: {
    title: 'Learn how Heraia works',
    lead: 'Ten minutes are enough: a profile, a few people to follow, your first post.',
    start: 'Get Started',
    toFeed: 'Go to feed',
    featuresTitle: 'First steps',
    features: [
      { title: 'Make your profile', text: 'Say what you do and where. Athletes and coaches name their main sport.' },
      { title: 'Find your people', text: 'Search by name, sport or place, and follow those you want to hear from.' },
      { title: 'Join the talk', text: 'Post, comment, like, and write messages to whom you like.' },
      { title: 'Stay in charge', text: 'Choose who sees your profile, who may write to you, and whom you block.' },
    ],
    faqsTitle: 'Questions and answers',
    faqs: [
      { question: 'Who can join?', answer: 'Everybody who is 13 or older and supports women in sport.' },
      { question: 'Does it cost anything?', answer: 'No.' },
      {
        question: 'Who sees my profile?',
        answer:
          'You decide: everybody, your followers, or only you. Until you change it, it is public; under 18 only followers see it.',
      },
      {
        question: 'What does “Verified” mean?',
        answer: 'Somebody checked who the person is. Press the badge to see who did and when.',
      },
      {
        question: 'Somebody bothers me. What can I do?',
        answer: 'Block, mute or report them from the menu of the profile, post or message. They are not told.',
      },
    ],
    closing: 'Still a question?',
    contact: 'Write to us',
  },
  es: {
    title: 'Aprende cómo funciona Heraia',
    lead: 'Bastan diez minutos: un perfil, unas cuantas personas a quienes seguir y tu primera publicación.',
    start: 'Empezar',
    toFeed: 'Ir a novedades',
    featuresTitle: 'Primeros pasos',
    features: [
      { title: 'Crea tu perfil', text: 'Di qué haces y dónde. Atletas y entrenadoras indican su deporte principal.' },
      { title: 'Encuentra a tu gente', text: 'Busca por nombre, deporte o lugar y sigue a quien quieras leer.' },
      { title: 'Participa', text: 'Publica, comenta, da me gusta y escribe a quien quieras.' },
      { title: 'Tú decides', text: 'Elige quién ve tu perfil, quién puede escribirte y a quién bloqueas.' },
    ],
    faqsTitle: 'Preguntas y respuestas',
    faqs: [
      {
        question: '¿Quién puede unirse?',
        answer: 'Cualquier persona de 13 años o más que apoye a las mujeres en el deporte.',
      },
      { question: '¿Cuesta algo?', answer: 'No.' },
      {
        question: '¿Quién ve mi perfil?',
        answer:
          'Tú decides: todo el mundo, quienes te siguen o solo tú. Mientras no lo cambies es público; si tienes menos de 18 años solo lo ven quienes te siguen.',
      },
      {
        question: '¿Qué significa «Verificada»?',
        answer: 'Que alguien comprobó quién es. Pulsa la insignia para ver quién lo hizo y cuándo.',
      },
      {
        question: 'Alguien me molesta. ¿Qué puedo hacer?',
        answer: 'Bloquea, silencia o denuncia desde el menú de su perfil, publicación o mensaje. No se le avisa.',
      },
    ],
    closing: '¿Te queda alguna duda?',
    contact: 'Escríbenos',
  },
}
