import { counted, defineTexts } from '../../../lib/texts.ts'

/** Who has a report, and what is done about several at once. */
export const assignTexts = defineTexts({
  en: {
    filter: 'Who has them',
    of: { anybody: 'Everybody’s', me: 'Mine', nobody: 'Nobody’s' },
    noneOf: { me: 'You have no report', nobody: 'Somebody has each of them' },
    who: 'Who has it',
    nobody: 'Nobody has it yet.',
    you: 'You',
    has: (name: string) => `${name} has it.`,
    youHave: 'You have it.',
    sameToo: 'Whoever has it has every other open report of the same.',
    take: 'Assign to me',
    give: 'Give to…',
    putBack: 'Put back',
    taken: 'You have it now.',
    given: (name: string) => `${name} has it now.`,
    isBack: 'Nobody has it now.',
    beforeDeciding: (name: string) => `${name} has this report. You can decide all the same.`,
    aboutYou: 'About you',
    close: 'Close',
    giveTo: (count: number) => counted('en', count, { one: 'Who gets this report?', other: 'Who gets # reports?' }),
    staff: 'The staff',
    staffFailed: 'The staff could not be loaded.',
    nobodyElse: 'There is nobody else of the staff',
    refused: {
      assigned_elsewhere: 'Somebody else has taken it meanwhile. You see who below.',
      already_decided: 'Somebody else of the staff has decided about this meanwhile. You see it below.',
      about_assignee: 'It is about her. Somebody else has to look at it.',
      decided_before: 'An appeal is for somebody else of the staff than who decided or reported it.',
      not_staff: 'She is not one of the staff any more.',
      own: 'This report is about you. Somebody else of the staff decides.',
    },
    select: (reference: string) => `Select ${reference}`,
    selectAll: 'Select all shown',
    selected: (count: number) => counted('en', count, { one: '# selected', other: '# selected' }),
    most: (most: number) => `No more than ${most} at a time`,
    takeThem: 'Assign to me',
    giveThem: 'Give to…',
    atOnce: 'What to do with what is selected',
    dismiss: 'Dismiss',
    remove: 'Remove',
    cancel: 'Cancel',
    saving: 'Saving…',
    sureTake: (count: number) =>
      counted('en', count, { one: 'Assign # report to you?', other: 'Assign # reports to you?' }),
    sureTakeBody: 'The others of the staff see that you have them.',
    surePutBack: (count: number) => counted('en', count, { one: 'Put # report back?', other: 'Put # reports back?' }),
    surePutBackBody: 'Nobody has them then, and they wait for whoever comes next.',
    sureDismiss: (count: number) => counted('en', count, { one: 'Dismiss # report?', other: 'Dismiss # reports?' }),
    sureDismissBody:
      'Whoever reported is told that it is not against the rules. Other open reports of the same are answered too.',
    sureRemove: (count: number) =>
      counted('en', count, { one: 'Remove what # report is about?', other: 'Remove what # reports are about?' }),
    sureRemoveBody:
      'It is gone for everybody at once and does not come back, but for listings. Whose it is is told, and can appeal. What was reported stays here as evidence, and other open reports of the same are answered too.',
    withOthers: (count: number) =>
      counted('en', count, { one: 'Somebody else has # of them.', other: 'Somebody else has # of them.' }),
    profiles: (count: number) =>
      counted('en', count, {
        one: '# is about a profile, which is not removed: it stays open.',
        other: '# are about profiles, which are not removed: they stay open.',
      }),
    appeals: (count: number) =>
      counted('en', count, {
        one: '# selected is an appeal, which is answered by itself: it stays open.',
        other: '# selected are appeals, which are answered one by one: they stay open.',
      }),
    reasonHint: 'One for all of them, for the audit log and for the next of the staff who looks here.',
    reasonHintRemove:
      'One for all of them, for the audit log and for the next of the staff who looks here. Whose it is reads it too.',
    done: (count: number) => counted('en', count, { one: 'Done: # report.', other: 'Done: # reports.' }),
    notDone: (count: number) =>
      counted('en', count, { one: '# report stays as it was', other: '# reports stay as they were' }),
    somebody: 'Somebody',
    outcome: {
      already_decided: (by: string) => `${by} has decided about it before.`,
      assigned_elsewhere: (by: string) => `${by} has taken it meanwhile.`,
      own: () => 'It is about you.',
      decided_before: () => 'It is an appeal, for somebody else than who decided or reported it.',
      about_assignee: () => 'It is about her who was to have it.',
      not_possible: () => 'This cannot be done about it.',
      report_not_found: () => 'It is not here any more.',
    },
  },
  es: {
    filter: 'Quién las tiene',
    of: { anybody: 'Todas', me: 'Mías', nobody: 'De nadie' },
    noneOf: { me: 'No tienes ninguna denuncia', nobody: 'Alguien tiene cada una de ellas' },
    who: 'Quién la tiene',
    nobody: 'Nadie la tiene todavía.',
    you: 'Tú',
    has: (name: string) => `La tiene ${name}.`,
    youHave: 'La tienes tú.',
    sameToo: 'Quien la tiene, tiene también las demás denuncias abiertas de lo mismo.',
    take: 'Asignármela',
    give: 'Dársela a…',
    putBack: 'Devolver',
    taken: 'Ahora la tienes tú.',
    given: (name: string) => `Ahora la tiene ${name}.`,
    isBack: 'Ahora no la tiene nadie.',
    beforeDeciding: (name: string) => `Esta denuncia la tiene ${name}. Puedes decidir igualmente.`,
    aboutYou: 'Sobre ti',
    close: 'Cerrar',
    giveTo: (count: number) =>
      counted('es', count, { one: '¿A quién le das esta denuncia?', other: '¿A quién le das # denuncias?' }),
    staff: 'El equipo',
    staffFailed: 'No se pudo cargar el equipo.',
    nobodyElse: 'No hay nadie más en el equipo',
    refused: {
      assigned_elsewhere: 'Otra persona se la ha quedado entretanto. Abajo ves quién.',
      already_decided: 'Otra persona del equipo ya ha decidido sobre esto. Lo ves abajo.',
      about_assignee: 'Trata de ella. Tiene que mirarla otra persona.',
      decided_before: 'Un recurso es para otra persona del equipo, no para quien decidió o denunció.',
      not_staff: 'Ya no es del equipo.',
      own: 'Esta denuncia trata de ti. Decide otra persona del equipo.',
    },
    select: (reference: string) => `Seleccionar ${reference}`,
    selectAll: 'Todas las visibles',
    selected: (count: number) => counted('es', count, { one: '# seleccionada', other: '# seleccionadas' }),
    most: (most: number) => `No más de ${most} a la vez`,
    takeThem: 'Asignármelas',
    giveThem: 'Dárselas a…',
    atOnce: 'Qué hacer con lo seleccionado',
    dismiss: 'Desestimar',
    remove: 'Retirar',
    cancel: 'Cancelar',
    saving: 'Guardando...',
    sureTake: (count: number) =>
      counted('es', count, { one: '¿Asignarte # denuncia?', other: '¿Asignarte # denuncias?' }),
    sureTakeBody: 'Las demás personas del equipo ven que las tienes tú.',
    surePutBack: (count: number) =>
      counted('es', count, { one: '¿Devolver # denuncia?', other: '¿Devolver # denuncias?' }),
    surePutBackBody: 'Dejan de ser de alguien y esperan a quien llegue después.',
    sureDismiss: (count: number) =>
      counted('es', count, { one: '¿Desestimar # denuncia?', other: '¿Desestimar # denuncias?' }),
    sureDismissBody:
      'A quien denunció se le dice que no va contra las normas. También se responden las demás denuncias abiertas de lo mismo.',
    sureRemove: (count: number) =>
      counted('es', count, {
        one: '¿Retirar lo que señala # denuncia?',
        other: '¿Retirar lo que señalan # denuncias?',
      }),
    sureRemoveBody:
      'Desaparece al momento para todo el mundo y no vuelve, salvo los anuncios. Quien lo publicó recibe el motivo y puede recurrir. Lo denunciado queda aquí como prueba, y también se responden las demás denuncias abiertas de lo mismo.',
    withOthers: (count: number) =>
      counted('es', count, { one: 'Otra persona tiene # de ellas.', other: 'Otras personas tienen # de ellas.' }),
    profiles: (count: number) =>
      counted('es', count, {
        one: '# trata de un perfil, que no se retira: sigue abierta.',
        other: '# tratan de perfiles, que no se retiran: siguen abiertas.',
      }),
    appeals: (count: number) =>
      counted('es', count, {
        one: '# seleccionado es un recurso, que se responde aparte: sigue abierto.',
        other: '# seleccionados son recursos, que se responden uno a uno: siguen abiertos.',
      }),
    reasonHint: 'Uno para todas, para el registro de auditoría y para quien del equipo mire aquí después.',
    reasonHintRemove:
      'Uno para todas, para el registro de auditoría y para quien del equipo mire aquí después. También lo lee quien lo publicó.',
    done: (count: number) => counted('es', count, { one: 'Hecho: # denuncia.', other: 'Hecho: # denuncias.' }),
    notDone: (count: number) =>
      counted('es', count, { one: '# denuncia queda como estaba', other: '# denuncias quedan como estaban' }),
    somebody: 'Alguien',
    outcome: {
      already_decided: (by: string) => `${by} ya ha decidido sobre ella.`,
      assigned_elsewhere: (by: string) => `${by} se la ha quedado entretanto.`,
      own: () => 'Trata de ti.',
      decided_before: () => 'Es un recurso, para otra persona que no decidió ni denunció.',
      about_assignee: () => 'Trata de quien iba a tenerla.',
      not_possible: () => 'No se puede hacer esto.',
      report_not_found: () => 'Ya no está aquí.',
    },
  },
})
