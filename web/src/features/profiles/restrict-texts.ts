import { defineTexts } from '../../lib/texts.ts'

/** Restricting somebody, wherever she is met. */
export const restrictTexts = defineTexts({
  en: {
    restrict: (name: string) => `Restrict ${name}`,
    restrictHint: 'What she comments and writes to you stays between you two, quietly. She is not told.',
    ask: (name: string) => `Restrict ${name}?`,
    whatItDoes:
      'What she comments under your posts from now on is seen by the two of you alone, until you show it to everyone. Her messages wait among your message requests: she does not see whether you read them, nor when you are here. You get no notices of her likes, comments, mentions and messages. She is not told.',
    confirm: 'Restrict',
    cancel: 'Cancel',
    restricting: 'Restricting...',
    unrestrict: (name: string) => `Stop restricting ${name}`,
    restricted: (name: string) => `${name} is restricted. She is not told.`,
    unrestricted: (name: string) => `${name} is no longer restricted.`,
    undo: 'Undo',
    conversation: 'Restricted conversation',
    conversationHint: (name: string) =>
      `You restricted ${name}: she does not see whether you read this, nor when you are here. She can read what you answer.`,
    stop: 'Stop restricting',
    comment: (name: string) => `A comment by ${name}, whom you restricted`,
    forTheTwo: (name: string) => `Only you and ${name} see this`,
  },
  es: {
    restrict: (name: string) => `Restringir a ${name}`,
    restrictHint: 'Lo que te comente y escriba queda entre las dos, sin avisos. No se le dice.',
    ask: (name: string) => `¿Restringir a ${name}?`,
    whatItDoes:
      'Lo que comente en tus publicaciones a partir de ahora solo lo ven las dos, hasta que lo muestres a todo el mundo. Sus mensajes esperan entre tus solicitudes de mensaje: no ve si los lees ni cuándo estás conectada. No te llegan avisos de sus me gusta, comentarios, menciones ni mensajes. No se le dice.',
    confirm: 'Restringir',
    cancel: 'Cancelar',
    restricting: 'Restringiendo...',
    unrestrict: (name: string) => `Dejar de restringir a ${name}`,
    restricted: (name: string) => `${name} está restringida. No se le dice.`,
    unrestricted: (name: string) => `${name} ya no está restringida.`,
    undo: 'Deshacer',
    conversation: 'Conversación restringida',
    conversationHint: (name: string) =>
      `Restringiste a ${name}: no ve si lees esto ni cuándo estás conectada. Lo que respondas sí puede leerlo.`,
    stop: 'Dejar de restringir',
    comment: (name: string) => `Un comentario de ${name}, a quien restringiste`,
    forTheTwo: (name: string) => `Solo lo ven tú y ${name}`,
  },
})
