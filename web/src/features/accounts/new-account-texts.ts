import { defineTexts } from '../../lib/texts.ts'

export const newAccountTexts = defineTexts({
  en: {
    title: 'Your account is new',
    lead: 'Against waves of spam, a few things have a limit for new accounts, counted over 24 hours.',
    acts: {
      conversations: 'People who do not follow you whom you write to first or invite to a team',
      follows: 'People and teams you begin to follow',
      mentions: 'People mentioned in one text',
      links: 'Posts, comments, questions and offers with links to other sites',
      listings: 'Listings put on sale',
      applications: 'Applications and requests to teams',
    },
    left: (left: number, most: number) => `${left} of ${most} left`,
    most: (most: number) => `up to ${most}`,
    sooner:
      'It ends sooner once you are verified, or once a verified team, club or coach confirms that you belong to it.',
    failed: 'Whether your account has limits could not be loaded.',
  },
  es: {
    title: 'Tu cuenta es nueva',
    lead: 'Contra las oleadas de spam, algunas cosas tienen un límite en las cuentas nuevas, contado en 24 horas.',
    acts: {
      conversations: 'Personas que no te siguen a las que escribes primero o invitas a un equipo',
      follows: 'Personas y equipos que empiezas a seguir',
      mentions: 'Personas mencionadas en un mismo texto',
      links: 'Publicaciones, comentarios, preguntas y ofertas con enlaces a otros sitios',
      listings: 'Anuncios puestos a la venta',
      applications: 'Candidaturas y solicitudes a equipos',
    },
    left: (left: number, most: number) => `quedan ${left} de ${most}`,
    most: (most: number) => `hasta ${most}`,
    sooner:
      'Termina antes si te verifican, o si un equipo, un club o quien te entrena, con verificación, confirma que formas parte.',
    failed: 'No se pudo cargar si tu cuenta tiene límites.',
  },
})
