import type { KEPT_BY_LIBRARIES } from '../../../lib/kept-by-libraries.ts'
import type { KEPT_COOKIES, KEPT_DATABASES, KEPT_ENTRIES } from '../../../lib/kept-here.ts'
import type { PerLanguage } from '../../../lib/languages.ts'

type Name =
  | keyof typeof KEPT_COOKIES
  | keyof typeof KEPT_DATABASES
  | keyof typeof KEPT_ENTRIES
  | keyof typeof KEPT_BY_LIBRARIES

/** What for, and how long. Each name of the list has to be here, or this does not compile. */
export const storageTexts: PerLanguage<Record<Name, { purpose: string; kept: string }>> = {
  en: {
    language: { purpose: 'The language you chose', kept: 'One year' },
    theme: { purpose: 'Light, dark, or like your device', kept: 'One year' },
    signedIn: { purpose: 'That this browser is signed in, not as whom', kept: 'One year, or until you sign out' },
    browserSession: {
      purpose: 'Without “Remember me”: ends your session with the browser',
      kept: 'Until you close the browser',
    },
    session: { purpose: 'Your session', kept: 'Until you sign out' },
    forget: { purpose: 'That you left out “Remember me”', kept: 'Until you sign out or choose otherwise' },
    drafts: { purpose: 'What you began to write', kept: 'Until it is sent or somebody else signs in here' },
    outbox: { purpose: 'Messages that wait for a connection', kept: 'Until they are sent' },
    galleryView: { purpose: 'Whether you look at galleries as grid or list', kept: 'Until you delete it' },
    uploads: { purpose: 'Files that are on their way up', kept: 'Until they have arrived, a day at most' },
    slashKey: { purpose: 'That you switched off the / key', kept: 'Until you switch it on again' },
    firstSteps: { purpose: 'That you hid the welcome', kept: 'Until you delete it' },
    languageTold: { purpose: 'The language that your account knows of', kept: 'Until you delete it' },
    codeVerifier: {
      purpose: 'Proof that it was you who left to sign in at another service',
      kept: 'Until you are back',
    },
    scroll: { purpose: 'How far down you were on a page', kept: 'Until you close the tab' },
    uploadAddresses: { purpose: 'Where a file on its way up goes on', kept: 'Until it has arrived' },
    demoWorld: { purpose: 'What you do in the demo, where you start it', kept: 'Until you delete it' },
  },
  es: {
    language: { purpose: 'El idioma que elegiste', kept: 'Un año' },
    theme: { purpose: 'Claro, oscuro o como tu dispositivo', kept: 'Un año' },
    signedIn: {
      purpose: 'Que en este navegador hay una sesión, no de quién',
      kept: 'Un año o hasta que cierres la sesión',
    },
    browserSession: {
      purpose: 'Sin «Recordarme»: tu sesión termina con el navegador',
      kept: 'Hasta que cierres el navegador',
    },
    session: { purpose: 'Tu sesión', kept: 'Hasta que cierres la sesión' },
    forget: { purpose: 'Que no marcaste «Recordarme»', kept: 'Hasta que cierres la sesión o elijas otra cosa' },
    drafts: { purpose: 'Lo que empezaste a escribir', kept: 'Hasta que se envíe o entre otra persona aquí' },
    outbox: { purpose: 'Mensajes que esperan conexión', kept: 'Hasta que se envíen' },
    galleryView: { purpose: 'Si miras las galerías en cuadrícula o en lista', kept: 'Hasta que lo borres' },
    uploads: { purpose: 'Archivos que se están subiendo', kept: 'Hasta que lleguen, como mucho un día' },
    slashKey: { purpose: 'Que desactivaste la tecla /', kept: 'Hasta que la actives de nuevo' },
    firstSteps: { purpose: 'Que ocultaste la bienvenida', kept: 'Hasta que lo borres' },
    languageTold: { purpose: 'El idioma que tu cuenta conoce', kept: 'Hasta que lo borres' },
    codeVerifier: {
      purpose: 'Prueba de que fuiste tú quien salió a entrar con otro servicio',
      kept: 'Hasta que vuelvas',
    },
    scroll: { purpose: 'Hasta dónde habías bajado en una página', kept: 'Hasta que cierres la pestaña' },
    uploadAddresses: { purpose: 'Por dónde sigue un archivo que se está subiendo', kept: 'Hasta que llegue' },
    demoWorld: { purpose: 'Lo que haces en la demo, si la inicias', kept: 'Hasta que lo borres' },
  },
}
