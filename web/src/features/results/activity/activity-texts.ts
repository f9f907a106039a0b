import { notLoaded } from '../../../lib/not-loaded-words.ts'
import { defineTexts } from '../../../lib/texts.ts'

export const activityTexts = defineTexts({
  en: {
    title: 'One result from your watch',
    lead: 'A FIT or GPX file of a race. It is read on your device and not sent: only the result that you save is kept, never where you ran.',
    choose: 'Choose a FIT or GPX file',
    reading: 'Reading the file',
    day: 'Date',
    time: 'Time',
    distance: 'Distance',
    noDistance: 'not in the file',
    add: 'Add as a result',
    addTitle: 'Add a result from your watch',
    check: 'Check what the watch measured against the official time and choose the discipline.',
  },
  es: {
    title: 'Un resultado de tu reloj',
    lead: 'Un archivo FIT o GPX de una carrera. Se lee en tu dispositivo y no se envía: solo se guarda el resultado que tú guardes, nunca por dónde corriste.',
    choose: 'Elegir un archivo FIT o GPX',
    reading: 'Leyendo el archivo',
    day: 'Fecha',
    time: 'Tiempo',
    distance: 'Distancia',
    noDistance: 'no está en el archivo',
    add: 'Añadir como resultado',
    addTitle: 'Añadir un resultado de tu reloj',
    check: 'Compara lo que midió el reloj con el tiempo oficial y elige la disciplina.',
  },
})

export const activityProblems = defineTexts({
  en: {
    too_large: 'This file is larger than 64 MB. Export the one outing that you want.',
    empty_file: 'There is nothing in this file.',
    not_an_activity: 'There is no outing in this file. Export the activity from your watch or its app as FIT or GPX.',
    no_times: 'This file says where, and not when: a planned route has no result.',
    broken: 'This file is cut off or damaged. Export it again.',
    unreadable: 'The file could not be read. Choose it again.',
    not_loaded: notLoaded.en,
  },
  es: {
    too_large: 'Este archivo pesa más de 64 MB. Exporta solo la salida que quieres.',
    empty_file: 'No hay nada en este archivo.',
    not_an_activity:
      'En este archivo no hay ninguna salida. Exporta la actividad de tu reloj o de su app como FIT o GPX.',
    no_times: 'Este archivo dice por dónde, pero no cuándo: una ruta planeada no tiene resultado.',
    broken: 'Este archivo está cortado o dañado. Expórtalo otra vez.',
    unreadable: 'No se pudo leer el archivo. Elígelo otra vez.',
    not_loaded: notLoaded.es,
  },
})
