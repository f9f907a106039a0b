import { defineTexts } from '../../../lib/texts.ts'
import { PRODUCT_NAME } from '../../../product.ts'

export const pushTexts = defineTexts({
  es: {
    loading: 'Comprobando este navegador',
    title: 'Este navegador',
    off: 'Aún no recibe tus avisos.',
    on: 'Recibe tus avisos.',
    turnOn: 'Activar avisos aquí',
    turnOff: 'Desactivar avisos aquí',
    pending: 'Un momento...',
    denied: `Este navegador no deja que ${PRODUCT_NAME} muestre avisos. Puedes permitirlos en sus ajustes para este sitio.`,
    unsupported: `Este navegador no puede mostrar avisos. En un iPhone, añade antes ${PRODUCT_NAME} a la pantalla de inicio.`,
    failed: 'No se pudo cambiar. Puede que el servicio de avisos de este navegador no responda: inténtalo otra vez.',
  },
  en: {
    loading: 'Checking this browser',
    title: 'This browser',
    off: 'It does not take your notices yet.',
    on: 'It takes your notices.',
    turnOn: 'Turn on notices here',
    turnOff: 'Turn off notices here',
    pending: 'One moment...',
    denied: `This browser does not let ${PRODUCT_NAME} show notices. You can allow them in its settings for this site.`,
    unsupported: `This browser cannot show notices. On an iPhone, add ${PRODUCT_NAME} to the home screen first.`,
    failed: 'It could not be changed. The push service of this browser may not answer: try again.',
  },
})
