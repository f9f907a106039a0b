import { counted, defineTexts } from '../../lib/texts.ts'

export const teamConversationTexts = defineTexts({
  en: {
    people: (count: number) => counted('en', count, { one: '# person', other: '# people' }),
    whoIsIn: 'Who is in this conversation',
    nobodyYet: 'Nobody whom you see is in it yet.',
    viewTeam: 'View team',
    leave: 'Leave conversation',
    leaveAsk: 'Leave this conversation?',
    leaveHint:
      'You no longer read it, and stay in the team. What you wrote stays. You can come back from the page of the team.',
    left: 'You left the conversation.',
    deleteHint:
      'What was written so far disappears for you, on all your devices. The others keep it and are not told. You stay in the conversation: a new message brings it back, with only what comes from then on.',
    invited: 'Conversation of the team',
    invitedHint: (name: string) =>
      `${name} has a conversation of its own. You are in it only if you want to be: until then you read nothing of it, and nobody learns that you looked.`,
    join: 'Join the conversation',
    decline: 'Not now',
    declined: 'All right. You can join from the page of the team.',
    notIn: 'What is written here is shown to you from the moment you join.',
    start: (name: string) => `This is the start of the conversation of ${name} as you can read it.`,
    log: (name: string) => `Conversation of ${name}`,
    needsAdult:
      'There is one adult alone here with somebody under 18. As soon as a second adult is in it, all can write.',
    hidden: 'Message of somebody whom you do not see.',
    notMember: 'Only members of the team have its conversation.',
    notStarted: 'Nobody has started this conversation yet.',
    notStartedHelp:
      'Whoever runs or coaches the team can start it; then all members are asked whether they want to be in it.',
    toTeam: 'To the team',
  },
  es: {
    people: (count: number) => counted('es', count, { one: '# persona', other: '# personas' }),
    whoIsIn: 'Quién está en esta conversación',
    nobodyYet: 'Todavía no hay nadie que puedas ver.',
    viewTeam: 'Ver equipo',
    leave: 'Salir de la conversación',
    leaveAsk: '¿Salir de esta conversación?',
    leaveHint:
      'Dejas de leerla y sigues en el equipo. Lo que escribiste se queda. Puedes volver desde la página del equipo.',
    left: 'Saliste de la conversación.',
    deleteHint:
      'Lo escrito hasta ahora desaparece para ti, en todos tus dispositivos. Las demás personas lo conservan y no se les avisa. Sigues en la conversación: un mensaje nuevo la trae de vuelta, solo con lo que llegue desde entonces.',
    invited: 'Conversación del equipo',
    invitedHint: (name: string) =>
      `${name} tiene una conversación propia. Solo estás en ella si quieres: hasta entonces no lees nada y nadie sabe que miraste.`,
    join: 'Unirme a la conversación',
    decline: 'Ahora no',
    declined: 'De acuerdo. Puedes unirte desde la página del equipo.',
    notIn: 'Verás lo que se escriba aquí desde el momento en que te unas.',
    start: (name: string) => `Aquí empieza la conversación de ${name} tal como puedes leerla.`,
    log: (name: string) => `Conversación de ${name}`,
    needsAdult:
      'Hay una sola persona adulta con alguien menor de 18. Cuando haya otra persona adulta, todas podrán escribir.',
    hidden: 'Mensaje de alguien a quien no ves.',
    notMember: 'Solo quien forma parte del equipo tiene su conversación.',
    notStarted: 'Nadie ha iniciado esta conversación todavía.',
    notStartedHelp:
      'Quien dirige o entrena al equipo puede iniciarla; entonces se pregunta a cada miembro si quiere estar.',
    toTeam: 'Ir al equipo',
  },
})
