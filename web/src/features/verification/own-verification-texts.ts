import { counted, defineTexts } from '../../lib/texts.ts'
import { PRODUCT_NAME } from '../../product.ts'

export const ownVerificationTexts = defineTexts({
  en: {
    title: 'Verification',
    lead: `Verified means: the ${PRODUCT_NAME} team checked that this is really you and what you say of your career. Your profile shows it.`,
    loading: 'Loading',
    failed: 'Your verification could not be loaded.',
    retry: 'Retry',
    verifiedSince: (day: string) => `You have been verified since ${day}.`,
    usually: {
      hours: (count: number) =>
        counted('en', count, { one: 'Usually answered within # hour.', other: 'Usually answered within # hours.' }),
      days: (count: number) =>
        counted('en', count, { one: 'Usually answered within # day.', other: 'Usually answered within # days.' }),
    },
    ask: 'Ask to be verified',
    askAgain: 'Ask again',
    knownFor: 'What are you known for?',
    knownForHint: 'Your sport, your club or federation, what you have won: what we can check.',
    fileHint:
      'A licence, a diploma, a page of a newspaper: up to 5 files of 10 MB. Only you and our staff see them. Cover what we need not know, such as numbers of documents.',
    fileFailed: 'One of the files could not be used. Take it away, or choose it again.',
    send: 'Send the request',
    sending: 'Sending…',
    sent: 'Your request is on its way. We tell you when it is answered.',
    askedAlready:
      'A request of yours waits already. Take it back to ask with other words: what you wrote here is kept.',
    links: 'Links that show it',
    waiting: 'Waiting for an answer',
    waitingSince: 'Asked',
    yourRequest: 'Your request',
    withdraw: 'Take the request back',
    withdrawAsk: 'Take your request back?',
    withdrawHint: 'Its files are deleted. Your words and links stay here, so that you can ask again.',
    cancel: 'Cancel',
    withdrawn: 'You ask no longer.',
    declined: 'We could not verify you yet',
    declinedHelp: 'You can ask again with what was missing.',
  },
  es: {
    title: 'Verificación',
    lead: `Verificada significa: el equipo de ${PRODUCT_NAME} comprobó que eres tú y lo que cuentas de tu carrera. Tu perfil lo muestra.`,
    loading: 'Cargando',
    failed: 'No se pudo cargar tu verificación.',
    retry: 'Reintentar',
    verifiedSince: (day: string) => `Estás verificada desde el ${day}.`,
    usually: {
      hours: (count: number) =>
        counted('es', count, { one: 'Solemos responder en # hora.', other: 'Solemos responder en # horas.' }),
      days: (count: number) =>
        counted('es', count, { one: 'Solemos responder en # día.', other: 'Solemos responder en # días.' }),
    },
    ask: 'Pedir la verificación',
    askAgain: 'Volver a pedirla',
    knownFor: '¿Por qué se te conoce?',
    knownForHint: 'Tu deporte, tu club o federación, lo que has ganado: lo que podamos comprobar.',
    fileHint:
      'Una licencia, un diploma, una página de un periódico: hasta 5 archivos de 10 MB. Solo los ven tú y nuestro equipo. Tapa lo que no necesitamos saber, como los números de documentos.',
    fileFailed: 'Uno de los archivos no se pudo usar. Quítalo o elígelo de nuevo.',
    send: 'Enviar la solicitud',
    sending: 'Enviando…',
    sent: 'Tu solicitud está en camino. Te avisamos cuando tenga respuesta.',
    askedAlready:
      'Ya hay una solicitud tuya en espera. Retírala para pedirlo con otras palabras: lo que escribiste aquí se conserva.',
    links: 'Enlaces que lo muestran',
    waiting: 'Esperando una respuesta',
    waitingSince: 'Pedida',
    yourRequest: 'Tu solicitud',
    withdraw: 'Retirar la solicitud',
    withdrawAsk: '¿Retirar tu solicitud?',
    withdrawHint: 'Sus archivos se eliminan. Tus palabras y enlaces se quedan aquí para que puedas volver a pedirlo.',
    cancel: 'Cancelar',
    withdrawn: 'Ya no lo pides.',
    declined: 'Todavía no pudimos verificarte',
    declinedHelp: 'Puedes volver a pedirlo con lo que faltaba.',
  },
})
