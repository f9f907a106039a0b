import type { PerLanguage } from '../../../lib/languages.ts'
import type { ArticleText } from '../article.tsx'

export const privacyText: PerLanguage<ArticleText> = {
  en: {
    title: 'Privacy Policy',
    lead: 'What we know about you, why, and what you can do about it.',
    updated: { words: 'Last updated', date: '2024-03-15' },
    sections: [
      {
        title: 'Our four principles',
        points: [
          'Data Protection: what you trust us with is kept safe.',
          'Transparency: we say what we keep and why.',
          'User Control: you decide who sees what.',
          'Minimal Collection: what we do not need, we do not ask.',
        ],
      },
      {
        title: 'Information we collect',
        points: [
          'What you give us: name, email, role, sport, and whatever you add to your profile.',
          'What you write: posts, comments, messages and reports.',
          'What is needed to run the service: when and from which device you signed in.',
        ],
      },
      {
        title: 'How we use it',
        paragraphs: [
          'To show your profile and posts to whom you choose, to deliver messages and notifications, and to keep the service safe. We do not sell data, and we show no advertising.',
        ],
      },
      {
        title: 'Sharing',
        paragraphs: [
          'With other people as far as your settings allow it. With nobody else, unless the law demands it.',
        ],
      },
      {
        title: 'Security',
        paragraphs: [
          'Passwords are stored only as hashes, connections are encrypted, and every access is checked by the same rules.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may access, update, delete and take along your data, opt out of marketing, and restrict processing. Much of it you do yourself in the settings; for the rest, write to us.',
        ],
      },
      {
        title: 'International transfers',
        paragraphs: ['Data is processed where this service is run, with the same protection everywhere.'],
      },
      {
        title: 'Retention',
        paragraphs: [
          'Personal data is deleted within 30 days of account deletion, except where the law requires us to keep it.',
        ],
      },
      {
        title: 'Children',
        paragraphs: [
          'You must be at least 13. Profiles of people under 18 are protected: only followers see them, and they are not in search.',
        ],
      },
      { title: 'Changes to this policy', paragraphs: ['When it changes, we say so before it takes effect.'] },
      { title: 'Contact' },
    ],
  },
  es: {
    title: 'Política de privacidad',
    lead: 'Qué sabemos de ti, por qué, y qué puedes hacer al respecto.',
    updated: { words: 'Última actualización:', date: '2024-03-15' },
    sections: [
      {
        title: 'Nuestros cuatro principios',
        points: [
          'Protección de datos: lo que nos confías está a salvo.',
          'Transparencia: decimos qué guardamos y por qué.',
          'Control: tú decides quién ve qué.',
          'Recogida mínima: lo que no necesitamos, no lo pedimos.',
        ],
      },
      {
        title: 'Información que recogemos',
        points: [
          'Lo que nos das: nombre, email, rol, deporte y lo que añadas a tu perfil.',
          'Lo que escribes: publicaciones, comentarios, mensajes y denuncias.',
          'Lo necesario para el servicio: cuándo y desde qué dispositivo iniciaste sesión.',
        ],
      },
      {
        title: 'Cómo la usamos',
        paragraphs: [
          'Para mostrar tu perfil y tus publicaciones a quien elijas, entregar mensajes y notificaciones, y mantener el servicio seguro. No vendemos datos ni mostramos publicidad.',
        ],
      },
      {
        title: 'Con quién la compartimos',
        paragraphs: [
          'Con otras personas, hasta donde lo permita tu configuración. Con nadie más, salvo que la ley lo exija.',
        ],
      },
      {
        title: 'Seguridad',
        paragraphs: [
          'Las contraseñas se guardan solo como resúmenes cifrados, las conexiones van cifradas y cada acceso pasa por las mismas reglas.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          'Puedes acceder a tus datos, actualizarlos, borrarlos y llevártelos, rechazar comunicaciones comerciales y limitar su tratamiento. Mucho lo haces tú en la configuración; para lo demás, escríbenos.',
        ],
      },
      {
        title: 'Transferencias internacionales',
        paragraphs: ['Los datos se tratan donde funciona este servicio, con la misma protección en todas partes.'],
      },
      {
        title: 'Conservación',
        paragraphs: [
          'Los datos personales se borran en los 30 días siguientes a la eliminación de la cuenta, salvo que la ley nos obligue a guardarlos.',
        ],
      },
      {
        title: 'Menores',
        paragraphs: [
          'Debes tener al menos 13 años. Los perfiles de menores de 18 están protegidos: solo los ven quienes les siguen y no aparecen en la búsqueda.',
        ],
      },
      { title: 'Cambios en esta política', paragraphs: ['Cuando cambie, lo diremos antes de que entre en vigor.'] },
      { title: 'Contacto' },
    ],
  },
}
