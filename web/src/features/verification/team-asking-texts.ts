import { counted, defineTexts } from '../../lib/texts.ts'

/** Where asking for a team is said otherwise than asking for herself (own-verification-texts.ts). */
export const teamAskingTexts = defineTexts({
  en: {
    lead: 'Verified means: we checked that this team exists and that those who run it may speak for it. Its page and the search show it.',
    failed: 'The verification of the team could not be loaded.',
    isVerified: 'This team is verified.',
    ask: 'Ask to have the team verified',
    knownFor: 'What shows that it is your team?',
    knownForHint: 'The league, the federation or club that lists it, and what you are in it: what we can check.',
    fileHint:
      'An entry of a register, a licence, a letter of the federation: up to 5 files of 10 MB. Only you and our staff see them, not the others who run the team. Cover what we need not know, such as numbers of documents.',
    sent: 'Your request is on its way. We tell all who run the team when it is answered.',
    askedAlready:
      'A request for this team waits already. Take it back to ask with other words: what you wrote here is kept.',
    yourRequest: 'The request of the team',
    askedBy: (name: string) => `Asked by ${name}`,
    askedByOther: 'Asked by somebody else who runs the team',
    filesOfHers: (count: number) =>
      counted('en', count, {
        one: '# file, which only she and our staff see.',
        other: '# files, which only she and our staff see.',
      }),
    withdrawAsk: 'Take the request of the team back?',
    withdrawn: 'The team asks no longer.',
    declined: 'We could not verify the team yet',
  },
  es: {
    lead: 'Verificado significa: comprobamos que el equipo existe y que quienes lo dirigen pueden hablar por él. Su página y la búsqueda lo muestran.',
    failed: 'No se pudo cargar la verificación del equipo.',
    isVerified: 'Este equipo está verificado.',
    ask: 'Pedir la verificación del equipo',
    knownFor: '¿Qué muestra que es tu equipo?',
    knownForHint: 'La liga, la federación o el club que lo nombra, y qué eres tú en él: lo que podamos comprobar.',
    fileHint:
      'Una inscripción en un registro, una licencia, una carta de la federación: hasta 5 archivos de 10 MB. Solo los ven tú y nuestro personal, no las demás que dirigen el equipo. Tapa lo que no necesitamos saber, como los números de documentos.',
    sent: 'La solicitud está en camino. Avisamos a todas las que dirigen el equipo cuando tenga respuesta.',
    askedAlready:
      'Ya hay una solicitud de este equipo en espera. Retírala para pedirlo con otras palabras: lo que escribiste aquí se conserva.',
    yourRequest: 'La solicitud del equipo',
    askedBy: (name: string) => `La pidió ${name}`,
    askedByOther: 'La pidió otra de las que dirigen el equipo',
    filesOfHers: (count: number) =>
      counted('es', count, {
        one: '# archivo, que solo ven ella y nuestro personal.',
        other: '# archivos, que solo ven ella y nuestro personal.',
      }),
    withdrawAsk: '¿Retirar la solicitud del equipo?',
    withdrawn: 'El equipo ya no lo pide.',
    declined: 'Todavía no pudimos verificar el equipo',
  },
})
