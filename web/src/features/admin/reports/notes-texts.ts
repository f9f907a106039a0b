import { counted, defineTexts } from '../../../lib/texts.ts'

/** What the staff notes for each other. */
export const notesTexts = defineTexts({
  en: {
    title: 'Notes of the staff',
    hint: 'For the staff alone, with every report of the same. Whose it is and who reported never read it.',
    label: 'A note for the others',
    add: 'Add the note',
    adding: 'Adding…',
    added: 'The others of the staff read it now.',
    required: 'Write a note',
    tooLong: (over: number) => counted('en', over, { one: '# character too many', other: '# characters too many' }),
    gone: 'Somebody who is gone',
    you: 'You',
    remove: 'Delete',
    removeNote: (words: string) => `Delete the note “${words}”`,
    sure: 'Delete this note?',
    sureBody: 'The others of the staff do not read it any more.',
    removed: 'The note is deleted.',
    cancel: 'Cancel',
    refused: {
      too_many_notes: 'There are as many notes as one report can have. Delete one of yours first.',
      own: 'This report is about you. Somebody else of the staff works on it.',
    },
  },
  es: {
    title: 'Notas del equipo',
    hint: 'Solo para el equipo, con cada denuncia de lo mismo. Ni de quién es ni quien denunció las leen nunca.',
    label: 'Una nota para las demás',
    add: 'Añadir la nota',
    adding: 'Añadiendo…',
    added: 'Las demás del equipo ya la leen.',
    required: 'Escribe una nota',
    tooLong: (over: number) => counted('es', over, { one: 'Sobra # carácter', other: 'Sobran # caracteres' }),
    gone: 'Alguien que ya no está',
    you: 'Tú',
    remove: 'Eliminar',
    removeNote: (words: string) => `Eliminar la nota «${words}»`,
    sure: '¿Eliminar esta nota?',
    sureBody: 'Las demás del equipo ya no la leerán.',
    removed: 'La nota está eliminada.',
    cancel: 'Cancelar',
    refused: {
      too_many_notes: 'Hay tantas notas como puede tener una denuncia. Elimina antes una de las tuyas.',
      own: 'Esta denuncia es sobre ti. Otra persona del equipo se ocupa de ella.',
    },
  },
})
