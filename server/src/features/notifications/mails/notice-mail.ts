import type { Language } from '@heraia/contract/accounts'
import type { NotificationKind } from '@heraia/contract/notifications'
import { PRODUCT_NAME } from '@heraia/contract/product'
import type { MailContent } from '../../accounts/mails/add-mail.ts'
import { layOut } from '../../accounts/mails/mail-layout.ts'
import type { News, Told } from '../unread-since.ts'

/** Who did what, never the words themselves: mail lies about in more places than the product. */
export function noticeMail(language: Language, siteUrl: string, token: string, { lines, count }: News): MailContent {
  const texts = TEXTS[language]
  const content = layOut({
    language,
    subject: noticeSubject(language, count),
    paragraphs: lines.map((each) => noticeSentence(language, each)),
    button: { label: texts.open, url: `${siteUrl}/notifications` },
    closing: texts.settings,
    closingLink: { label: texts.stop, url: `${siteUrl}/mails/stop?token=${token}` },
  })
  return { ...content, stopUrl: `${siteUrl}/api/mails/stop/${token}` }
}

export const noticeSubject = (language: Language, count: number): string => TEXTS[language].subject(count)

/** "Eva and 1 other follow you." */
export const noticeSentence = (language: Language, { kind, name, others, team }: Told): string =>
  TEXTS[language].did[kind](TEXTS[language].who(name, others), others > 0, team)

/** `team`: the one that it is about. */
type Sentence = (who: string, isPlural: boolean, team: string | null) => string

interface Texts {
  subject: (count: number) => string
  who: (name: string, others: number) => string
  did: Record<NotificationKind, Sentence>
  open: string
  settings: string
  stop: string
}

const TEXTS: Record<Language, Texts> = {
  en: {
    subject: (count) => (count === 1 ? `Something new on ${PRODUCT_NAME}` : `${count} new things on ${PRODUCT_NAME}`),
    who: (name, others) => (others === 0 ? name : `${name} and ${others} ${others === 1 ? 'other' : 'others'}`),
    did: {
      follow: (who, are) => `${who} ${are ? 'follow' : 'follows'} you.`,
      follow_request: (who, are) => `${who} ${are ? 'ask' : 'asks'} to follow you.`,
      follow_accepted: (who) => `${who} accepted your follow request.`,
      like: (who, are) => `${who} ${are ? 'like' : 'likes'} your post.`,
      comment: (who) => `${who} commented on your post.`,
      reply: (who) => `${who} replied to your comment.`,
      mention: (who) => `${who} mentioned you.`,
      quote: (who) => `${who} quoted your post.`,
      message: (who, _, team) => (team ? `${who} wrote in ${team}.` : `${who} wrote to you.`),
      affiliation_asked: (who, are) => `${who} ${are ? 'name' : 'names'} you as club or coach.`,
      affiliation_confirmed: (who) => `${who} confirmed that you belong together.`,
      achievement_asked: (who, are) => `${who} ${are ? 'ask' : 'asks'} you to confirm an achievement.`,
      achievement_answered: (who) => `${who} answered about your achievement.`,
      listing_question: (who, are) => `${who} ${are ? 'ask' : 'asks'} something about your listing.`,
      listing_answer: (who) => `${who} answered your question about a listing.`,
      listing_price: (who) => `${who} lowered the price of something you keep.`,
      listing_match: () => 'New listings match a search that you saved.',
      listing_expired: () => 'A listing of yours has expired. You can renew it.',
      verified: () => 'Your profile is verified.',
      unverified: () => 'Your profile is not verified any more.',
      team_invited: (who, are) => `${who} ${are ? 'invite' : 'invites'} you to a team.`,
      team_asked: (who, are) => `${who} ${are ? 'ask' : 'asks'} to join your team.`,
      team_answered: (who) => `${who} welcomed you to a team.`,
      team_joined: (who) => `${who} joined your team.`,
      team_handed_over: (who) => `${who} handed a team over to you. You own it now.`,
      team_verified: () => 'Your team is verified.',
      team_unverified: () => 'Your team is not verified any more.',
      application_received: (who) => `${who} applied for a role in your team.`,
      application_answered: (who) => `${who} answered your application.`,
      order_offered: (who) => `${who} made you an offer.`,
      order_countered: (who) => `${who} made you another offer.`,
      order_accepted: (who) => `${who} accepted your offer.`,
      order_declined: (who) => `${who} declined your offer.`,
      order_reserved: (who) => `${who} ordered something from you.`,
      order_paid: (who) => `${who} paid for an order.`,
      order_confirmed: (who) => `${who} confirmed your payment.`,
      order_sent: (who) => `${who} sent your order.`,
      order_received: (who) => `Your order with ${who} has arrived.`,
      order_completed: (who) => `Your order with ${who} is completed.`,
      order_cancelled: (who) => `Your order with ${who} was cancelled.`,
      order_expired: (who) => `The time of your order with ${who} ran out.`,
      order_refunded: (who) => `Your order with ${who} is refunded.`,
      order_disputed: (who) => `There is a problem with your order with ${who}.`,
      order_wrote: (who) => `${who} wrote in your order.`,
      order_appointed: (who) => `${who} said when the service could be.`,
      order_reviewed: (who) => `${who} reviewed your order.`,
      order_decided_for_buyer: () => 'Our staff decided for the buyer about an order of yours. The order says why.',
      order_decided_for_seller: () => 'Our staff decided for the seller about an order of yours. The order says why.',
      report_upheld: () => 'We looked at what you reported and acted on it.',
      report_dismissed: () => 'We looked at what you reported. It is not against our rules.',
      verification_declined: () => 'We could not verify your profile yet. The reason is in your notices.',
      team_verification_declined: () => 'We could not verify your team yet. The reason is in your notices.',
      content_removed: () => 'We removed something of yours. The reason, and how to appeal, are in your notices.',
      content_warned: () => 'We have a warning for you. The reason, and how to appeal, are in your notices.',
      appeal_upheld: () => 'We answered your appeal: our decision stands. The reason is in your notices.',
      appeal_reversed: () => 'We answered your appeal: you were right, and our decision is taken back.',
    },
    open: 'See what is new',
    settings: 'You can choose what we email you in your settings.',
    stop: 'Stop these emails',
  },
  es: {
    subject: (count) => (count === 1 ? `Una novedad en ${PRODUCT_NAME}` : `${count} novedades en ${PRODUCT_NAME}`),
    who: (name, others) => (others === 0 ? name : `${name} y ${others} más`),
    did: {
      follow: (who, are) => `${who} te ${are ? 'siguen' : 'sigue'}.`,
      follow_request: (who, are) => `${who} ${are ? 'piden' : 'pide'} seguirte.`,
      follow_accepted: (who, are) => `${who} ${are ? 'aceptaron' : 'aceptó'} tu solicitud.`,
      like: (who, are) => `A ${who} ${are ? 'les' : 'le'} gusta tu publicación.`,
      comment: (who, are) => `${who} ${are ? 'comentaron' : 'comentó'} tu publicación.`,
      reply: (who, are) => `${who} ${are ? 'respondieron' : 'respondió'} a tu comentario.`,
      mention: (who, are) => `${who} te ${are ? 'mencionaron' : 'mencionó'}.`,
      quote: (who, are) => `${who} ${are ? 'citaron' : 'citó'} tu publicación.`,
      message: (who, are, team) =>
        team
          ? `${who} ${are ? 'escribieron' : 'escribió'} en ${team}.`
          : `${who} te ${are ? 'escribieron' : 'escribió'}.`,
      affiliation_asked: (who, are) => `${who} te ${are ? 'nombran' : 'nombra'} como su club o su entrenadora.`,
      affiliation_confirmed: (who) => `${who} confirmó tu vínculo.`,
      achievement_asked: (who, are) => `${who} te ${are ? 'piden' : 'pide'} que confirmes un logro.`,
      achievement_answered: (who, are) => `${who} ${are ? 'respondieron' : 'respondió'} sobre tu logro.`,
      listing_question: (who, are) => `${who} te ${are ? 'preguntaron' : 'preguntó'} por tu anuncio.`,
      listing_answer: (who) => `${who} respondió a tu pregunta sobre un anuncio.`,
      listing_price: (who) => `${who} bajó el precio de algo que guardaste.`,
      listing_match: () => 'Hay anuncios nuevos para una búsqueda que guardaste.',
      listing_expired: () => 'Uno de tus anuncios ha caducado. Puedes renovarlo.',
      verified: () => 'Tu perfil está verificado.',
      unverified: () => 'Tu perfil ya no está verificado.',
      team_invited: (who, are) => `${who} te ${are ? 'invitan' : 'invita'} a un equipo.`,
      team_asked: (who, are) => `${who} ${are ? 'piden' : 'pide'} unirse a tu equipo.`,
      team_answered: (who, are) => `${who} te ${are ? 'dieron' : 'dio'} la bienvenida a un equipo.`,
      team_joined: (who, are) => `${who} se ${are ? 'unieron' : 'unió'} a tu equipo.`,
      team_handed_over: (who, are) => `${who} te ${are ? 'entregaron' : 'entregó'} un equipo. Ahora es tuyo.`,
      team_verified: () => 'Tu equipo está verificado.',
      team_unverified: () => 'Tu equipo ya no está verificado.',
      application_received: (who, are) => `${who} ${are ? 'se postularon' : 'se postuló'} para un puesto en tu equipo.`,
      application_answered: (who, are) => `${who} ${are ? 'respondieron' : 'respondió'} a tu candidatura.`,
      order_offered: (who) => `${who} te hizo una oferta.`,
      order_countered: (who) => `${who} te hizo otra oferta.`,
      order_accepted: (who) => `${who} aceptó tu oferta.`,
      order_declined: (who) => `${who} rechazó tu oferta.`,
      order_reserved: (who) => `${who} te hizo un pedido.`,
      order_paid: (who) => `${who} pagó un pedido.`,
      order_confirmed: (who) => `${who} confirmó tu pago.`,
      order_sent: (who) => `${who} envió tu pedido.`,
      order_received: (who) => `Tu pedido con ${who} ha llegado.`,
      order_completed: (who) => `Tu pedido con ${who} está completado.`,
      order_cancelled: (who) => `Tu pedido con ${who} se canceló.`,
      order_expired: (who) => `El plazo de tu pedido con ${who} terminó.`,
      order_refunded: (who) => `Tu pedido con ${who} se reembolsa.`,
      order_disputed: (who) => `Hay un problema con tu pedido con ${who}.`,
      order_wrote: (who) => `${who} escribió en tu pedido.`,
      order_appointed: (who) => `${who} dijo cuándo podría ser el servicio.`,
      order_reviewed: (who) => `${who} valoró tu pedido.`,
      order_decided_for_buyer: () =>
        'Nuestro equipo decidió a favor de la compradora sobre un pedido tuyo. En el pedido está el motivo.',
      order_decided_for_seller: () =>
        'Nuestro equipo decidió a favor de la vendedora sobre un pedido tuyo. En el pedido está el motivo.',
      report_upheld: () => 'Hemos mirado lo que denunciaste y hemos actuado.',
      report_dismissed: () => 'Hemos mirado lo que denunciaste. No va contra nuestras normas.',
      verification_declined: () => 'Todavía no pudimos verificar tu perfil. El motivo está en tus avisos.',
      team_verification_declined: () => 'Todavía no pudimos verificar tu equipo. El motivo está en tus avisos.',
      content_removed: () => 'Hemos retirado algo tuyo. El motivo y cómo recurrir están en tus avisos.',
      content_warned: () => 'Tenemos una advertencia para ti. El motivo y cómo recurrir están en tus avisos.',
      appeal_upheld: () => 'Hemos respondido a tu recurso: la decisión se mantiene. El motivo está en tus avisos.',
      appeal_reversed: () => 'Hemos respondido a tu recurso: tenías razón y la decisión queda sin efecto.',
    },
    open: 'Ver las novedades',
    settings: 'En tu configuración eliges qué te enviamos por email.',
    stop: 'Dejar de recibir estos emails',
  },
}
