import { counted, defineTexts } from '../../../lib/texts.ts'

export const blockListTexts = defineTexts({
  en: {
    title: 'Block the people of a list',
    lead: 'A CSV file with a handle on each line, as "Save as a file" writes it: up to 1,000 people. Nobody is blocked before you have seen who it is.',
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    looking: 'Looking for them...',
    retry: 'Try again',
    problems: {
      too_large: 'This file is larger than 1 MB. Split it into several files.',
      not_text: 'This is not a text file. Save your table as CSV UTF-8 and choose that file.',
      too_many_lines: 'This file names more than 1,000 people. Split it into several files.',
      empty: 'There is no handle in this file.',
      unreadable: 'The file could not be read. Choose it again.',
    },
    toBlock: (count: number) => counted('en', count, { one: '# person to block', other: '# people to block' }),
    blocked: (count: number) => counted('en', count, { one: '# is blocked already', other: '# are blocked already' }),
    herself: 'You are on it yourself. You are left out.',
    nobody: (count: number) =>
      `${counted('en', count, { one: '# handle belongs', other: '# handles belong' })} to nobody you can block:`,
    andMore: (count: string) => `and ${count} more`,
    nobodyNew: 'There is nobody on this list to block.',
    before: 'What blocking does',
    beforeHint:
      'Neither they nor you see the other anywhere, and you stop following each other. Your conversations are hidden from both sides while they are blocked: what you want to keep or report, save or report it first. They are not told.',
    choosePeople: 'Who is blocked',
    chosenNone: 'Choose whom to block.',
    block: (count: string) => `Block ${count}`,
    cancel: 'Cancel',
    close: 'Close',
    running: (done: string, all: string) => `${done} of ${all}`,
    progress: 'Blocking',
    stopHint: 'Closing stops here. Who is blocked by then stays blocked.',
    done: (count: number) => `${counted('en', count, { one: '# person is', other: '# people are' })} blocked.`,
    failed: (count: number) =>
      `${counted('en', count, { one: '# person', other: '# people' })} could not be blocked. They are not blocked now:`,
    again: 'Try these again',
  },
  es: {
    title: 'Bloquear a las personas de una lista',
    lead: 'Un archivo CSV con un nombre de usuaria por línea, como lo escribe «Guardar como archivo»: hasta 1.000 personas. No se bloquea a nadie antes de que hayas visto quién es.',
    choose: 'Elegir un archivo',
    chooseOther: 'Elegir otro archivo',
    looking: 'Buscándolas...',
    retry: 'Intentar de nuevo',
    problems: {
      too_large: 'Este archivo pasa de 1 MB. Divídelo en varios archivos.',
      not_text: 'Esto no es un archivo de texto. Guarda tu tabla como CSV UTF-8 y elige ese archivo.',
      too_many_lines: 'Este archivo nombra a más de 1.000 personas. Divídelo en varios archivos.',
      empty: 'En este archivo no hay ningún nombre de usuaria.',
      unreadable: 'No se pudo leer el archivo. Elígelo otra vez.',
    },
    toBlock: (count: number) =>
      counted('es', count, { one: '# persona por bloquear', other: '# personas por bloquear' }),
    blocked: (count: number) => counted('es', count, { one: '# ya está bloqueada', other: '# ya están bloqueadas' }),
    herself: 'Tú también estás en ella. Se te deja fuera.',
    nobody: (count: number) =>
      `${counted('es', count, { one: '# nombre no es', other: '# nombres no son' })} de nadie a quien puedas bloquear:`,
    andMore: (count: string) => `y ${count} más`,
    nobodyNew: 'En esta lista no hay nadie por bloquear.',
    before: 'Qué hace el bloqueo',
    beforeHint:
      'Ni ellas ni tú se ven en ningún sitio y dejan de seguirse. Las conversaciones con ellas quedan ocultas para ambas partes mientras estén bloqueadas: lo que quieras conservar o denunciar, guárdalo o denúncialo antes. No se les avisa.',
    choosePeople: 'A quién se bloquea',
    chosenNone: 'Elige a quién bloquear.',
    block: (count: string) => `Bloquear a ${count}`,
    cancel: 'Cancelar',
    close: 'Cerrar',
    running: (done: string, all: string) => `${done} de ${all}`,
    progress: 'Bloqueando',
    stopHint: 'Si cierras, se detiene aquí. Quien ya esté bloqueada sigue bloqueada.',
    done: (count: number) => `${counted('es', count, { one: '# persona bloqueada', other: '# personas bloqueadas' })}.`,
    failed: (count: number) =>
      `No se pudo bloquear a ${counted('es', count, { one: '# persona', other: '# personas' })}. Ahora no están bloqueadas:`,
    again: 'Intentarlo otra vez con ellas',
  },
})
