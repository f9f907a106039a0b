import type { Notification } from '@heraia/contract/notifications'
import { counted, defineTexts } from '../../lib/texts.ts'

/**
 * What they did, after the names of one person or of several; `{team}` where a team is named. A whole sentence
 * where the house speaks.
 */
export type Deed = { one: string; many: string }

export type DeedName =
  | Exclude<Notification['kind'], 'like' | 'mention'>
  | `like_${About}`
  | `mention_${About}`
  | 'message_team'
type About = 'post' | 'comment'

const deed = (one: string, many = one): Deed => ({ one, many })

const deeds: Record<'en' | 'es', Record<DeedName, Deed>> = {
  en: {
    follow: deed('started following you'),
    follow_request: deed('wants to follow you', 'want to follow you'),
    follow_accepted: deed('accepted your follow request'),
    like_post: deed('likes your post', 'like your post'),
    like_comment: deed('likes your comment', 'like your comment'),
    comment: deed('commented on your post'),
    reply: deed('replied to your comment'),
    mention_post: deed('mentioned you in a post'),
    mention_comment: deed('mentioned you in a comment'),
    quote: deed('quoted your post'),
    message: deed('wrote to you'),
    message_team: deed('wrote in {team}'),
    affiliation_asked: deed('names you as club or coach', 'name you as club or coach'),
    affiliation_confirmed: deed('confirmed that you belong together'),
    achievement_asked: deed('asks you to confirm an achievement', 'ask you to confirm an achievement'),
    achievement_answered: deed('answered about your achievement'),
    listing_question: deed('asked about your listing'),
    listing_answer: deed('answered your question about a listing'),
    listing_price: deed('lowered the price of something you keep'),
    listing_match: deed(
      'offers something that matches a search you saved',
      'offer things that match a search you saved',
    ),
    listing_expired: deed('Your listing has expired; you can renew it'),
    verified: deed('Your profile is verified'),
    unverified: deed('Your profile is not verified any more'),
    team_invited: deed('invites you to {team}', 'invite you to {team}'),
    team_asked: deed('asks to join {team}', 'ask to join {team}'),
    team_answered: deed('welcomed you to {team}'),
    team_joined: deed('joined {team}'),
    team_handed_over: deed('handed {team} over to you'),
    team_verified: deed('{team} is verified'),
    team_unverified: deed('{team} is not verified any more'),
    application_received: deed('applied for a role in {team}'),
    application_answered: deed('answered your application to {team}'),
    order_offered: deed('made you an offer'),
    order_countered: deed('made you another offer'),
    order_accepted: deed('accepted your offer'),
    order_declined: deed('declined your offer'),
    order_reserved: deed('ordered something from you'),
    order_paid: deed('paid for an order'),
    order_confirmed: deed('confirmed your payment'),
    order_sent: deed('sent your order'),
    order_received: deed('· the order has arrived'),
    order_completed: deed('· the order is completed'),
    order_cancelled: deed('· the order was cancelled'),
    order_expired: deed('· the time of the order ran out'),
    order_refunded: deed('· the order is refunded'),
    order_disputed: deed('· there is a problem with the order'),
    order_wrote: deed('wrote in your order'),
    order_appointed: deed('said when the service could be'),
    order_reviewed: deed('reviewed your order'),
    report_upheld: deed('We looked at what you reported and acted on it'),
    report_dismissed: deed('We looked at what you reported; it is not against our rules'),
    verification_declined: deed('We could not verify your profile yet'),
  },
  es: {
    follow: deed('empezó a seguirte', 'empezaron a seguirte'),
    follow_request: deed('quiere seguirte', 'quieren seguirte'),
    follow_accepted: deed('aceptó tu solicitud', 'aceptaron tu solicitud'),
    like_post: deed('le gusta tu publicación', 'les gusta tu publicación'),
    like_comment: deed('le gusta tu comentario', 'les gusta tu comentario'),
    comment: deed('comentó tu publicación', 'comentaron tu publicación'),
    reply: deed('respondió a tu comentario', 'respondieron a tu comentario'),
    mention_post: deed('te mencionó en una publicación', 'te mencionaron en una publicación'),
    mention_comment: deed('te mencionó en un comentario', 'te mencionaron en un comentario'),
    quote: deed('citó tu publicación', 'citaron tu publicación'),
    message: deed('te escribió', 'te escribieron'),
    message_team: deed('escribió en {team}', 'escribieron en {team}'),
    affiliation_asked: deed('te nombra como su club o entrenadora', 'te nombran como su club o entrenadora'),
    affiliation_confirmed: deed('confirmó tu vínculo'),
    achievement_asked: deed('te pide que confirmes un logro', 'te piden que confirmes un logro'),
    achievement_answered: deed('respondió sobre tu logro', 'respondieron sobre tu logro'),
    listing_question: deed('preguntó por tu anuncio', 'preguntaron por tu anuncio'),
    listing_answer: deed('respondió a tu pregunta sobre un anuncio'),
    listing_price: deed('bajó el precio de algo que guardaste'),
    listing_match: deed('ofrece algo que buscabas', 'ofrecen algo que buscabas'),
    listing_expired: deed('Tu anuncio ha caducado; puedes renovarlo'),
    verified: deed('Tu perfil está verificado'),
    unverified: deed('Tu perfil ya no está verificado'),
    team_invited: deed('te invita a {team}', 'te invitan a {team}'),
    team_asked: deed('pide unirse a {team}', 'piden unirse a {team}'),
    team_answered: deed('te dio la bienvenida a {team}', 'te dieron la bienvenida a {team}'),
    team_joined: deed('se unió a {team}', 'se unieron a {team}'),
    team_handed_over: deed('te entregó {team}', 'te entregaron {team}'),
    team_verified: deed('{team} está verificado'),
    team_unverified: deed('{team} ya no está verificado'),
    application_received: deed('se postuló para un puesto en {team}', 'se postularon para un puesto en {team}'),
    application_answered: deed('respondió a tu candidatura en {team}', 'respondieron a tu candidatura en {team}'),
    order_offered: deed('te hizo una oferta'),
    order_countered: deed('te hizo otra oferta'),
    order_accepted: deed('aceptó tu oferta'),
    order_declined: deed('rechazó tu oferta'),
    order_reserved: deed('te hizo un pedido'),
    order_paid: deed('pagó un pedido'),
    order_confirmed: deed('confirmó tu pago'),
    order_sent: deed('envió tu pedido'),
    order_received: deed('· el pedido ha llegado'),
    order_completed: deed('· el pedido está completado'),
    order_cancelled: deed('· el pedido se canceló'),
    order_expired: deed('· el plazo del pedido terminó'),
    order_refunded: deed('· el pedido se reembolsa'),
    order_disputed: deed('· hay un problema con el pedido'),
    order_wrote: deed('escribió en tu pedido'),
    order_appointed: deed('dijo cuándo podría ser el servicio'),
    order_reviewed: deed('valoró tu pedido'),
    report_upheld: deed('Hemos mirado lo que denunciaste y hemos actuado'),
    report_dismissed: deed('Hemos mirado lo que denunciaste; no va contra nuestras normas'),
    verification_declined: deed('Todavía no pudimos verificar tu perfil'),
  },
}

export const sentenceWords = defineTexts({
  en: {
    deeds: deeds.en,
    others: (count: number) => counted('en', count, { one: '# other', other: '# others' }),
    somebody: 'Somebody',
    /** Before each name where somebody likes something; the first one begins the sentence. */
    liker: '',
    firstLiker: '',
  },
  es: {
    deeds: deeds.es,
    others: (count: number) => counted('es', count, { one: '# persona más', other: '# personas más' }),
    somebody: 'Alguien',
    liker: 'a ',
    firstLiker: 'A ',
  },
})
