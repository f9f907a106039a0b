import { defineTexts } from '../../../lib/texts.ts'

interface Names {
  en: string
  es: string
}

/** The tree of categories, as the staff changes it. */
export const categoriesTexts = defineTexts({
  en: {
    title: 'Marketplace categories',
    lead: 'What sellers choose from and buyers look through. A retired category takes nothing new; what is listed there stays.',
    add: 'Add a category',
    addBelow: (name: string) => `Add a subcategory to ${name}`,
    addBelowShort: 'Add a subcategory',
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    earlier: (name: string) => `Move ${name} forward`,
    later: (name: string) => `Move ${name} back`,
    retired: 'Retired',
    retiredHint: 'Nothing new is listed there. What is listed stays and is found.',
    noneBelow: 'Without a subcategory nothing can be listed here yet.',
    kinds: { goods: 'Things', service: 'Services' },
    kind: 'What is listed there',
    kindHints: { goods: 'With a stock and a way to send them', service: 'With a schedule' },
    name: { en: 'Name in English', es: 'Name in Spanish' },
    required: 'Write a name.',
    taken: 'There is a category of this name.',
    elsewhere: ({ en, es }: Names, retired: boolean) =>
      `Somebody else changed it meanwhile: it is called ${en} and ${es}${retired ? ', and retired' : ''}. Save again to have it as it stands here.`,
    noLetters: 'The English name needs a letter or a number.',
    save: 'Save',
    saving: 'Saving...',
    saved: 'The categories are saved.',
    cancel: 'Cancel',
    close: 'Close',
    loading: 'Loading',
    failed: 'The categories could not be loaded.',
    retry: 'Retry',
  },
  es: {
    title: 'Categorías del mercado',
    lead: 'Lo que eligen quienes venden y recorren quienes compran. En una categoría retirada no se publica nada nuevo; lo publicado se queda.',
    add: 'Añadir una categoría',
    addBelow: (name: string) => `Añadir una subcategoría a ${name}`,
    addBelowShort: 'Añadir una subcategoría',
    edit: 'Editar',
    editOf: (name: string) => `Editar ${name}`,
    earlier: (name: string) => `Mover ${name} hacia delante`,
    later: (name: string) => `Mover ${name} hacia atrás`,
    retired: 'Retirada',
    retiredHint: 'No se publica nada nuevo en ella. Lo publicado se queda y se encuentra.',
    noneBelow: 'Sin una subcategoría aún no se puede publicar nada aquí.',
    kinds: { goods: 'Cosas', service: 'Servicios' },
    kind: 'Qué se publica en ella',
    kindHints: { goods: 'Con existencias y una forma de envío', service: 'Con un horario' },
    name: { en: 'Nombre en inglés', es: 'Nombre en español' },
    required: 'Escribe un nombre.',
    taken: 'Ya hay una categoría con este nombre.',
    elsewhere: ({ en, es }: Names, retired: boolean) =>
      `Alguien la ha cambiado mientras tanto: se llama ${en} y ${es}${retired ? ', y está retirada' : ''}. Guarda de nuevo para dejarla como está aquí.`,
    noLetters: 'El nombre en inglés necesita una letra o un número.',
    save: 'Guardar',
    saving: 'Guardando...',
    saved: 'Las categorías están guardadas.',
    cancel: 'Cancelar',
    close: 'Cerrar',
    loading: 'Cargando',
    failed: 'No se pudieron cargar las categorías.',
    retry: 'Reintentar',
  },
})
