import { DRAFT_KEYS } from '../../../lib/drafts.ts'
import type { PerLanguage } from '../../../lib/languages.ts'
import { LANGUAGE_COOKIE } from '../../../lib/locale.tsx'
import { BROWSER_SESSION_COOKIE, SESSION_KEY, SIGNED_IN_COOKIE } from '../../../lib/session/session-storage.ts'
import { THEME_COOKIE } from '../../../lib/theme.tsx'
import { GALLERY_VIEW_KEY } from '../../media/gallery/gallery-view.ts'
import { KEPT_FILES } from '../../media/uploads/kept-files.ts'
import type { ArticleText } from '../article.tsx'

/** The names come from the code that writes them. */
export const cookiesText: PerLanguage<ArticleText> = {
  en: {
    title: 'Cookie Policy',
    lead: 'We use what the site needs to work, and nothing to follow you. That is why there is no banner.',
    sections: [
      {
        title: 'Cookies',
        points: [
          `${LANGUAGE_COOKIE}: the language you chose. One year.`,
          `${THEME_COOKIE}: light, dark or like your device. One year.`,
          `${SIGNED_IN_COOKIE}: that this browser is signed in, not as whom. One year, or until you sign out.`,
          `${BROWSER_SESSION_COOKIE}: only without “remember me”: ends your session with the browser.`,
        ],
      },
      {
        title: 'Storage in your browser',
        points: [
          `${SESSION_KEY}: your session. Removed when you sign out.`,
          `${DRAFT_KEYS}: what you began to write, until it is sent.`,
          `${KEPT_FILES}, tus::…: files on their way to us, so that a reload goes on with them. Until they have arrived, a day at most.`,
          `${GALLERY_VIEW_KEY}: whether you see galleries as a grid or as a list.`,
        ],
      },
      { title: 'Third parties', paragraphs: ['None. No scripts, pictures or fonts come from elsewhere.'] },
    ],
  },
  es: {
    title: 'Política de cookies',
    lead: 'Usamos lo que el sitio necesita para funcionar y nada para seguirte. Por eso no hay aviso de cookies.',
    sections: [
      {
        title: 'Cookies',
        points: [
          `${LANGUAGE_COOKIE}: el idioma que elegiste. Un año.`,
          `${THEME_COOKIE}: claro, oscuro o como tu dispositivo. Un año.`,
          `${SIGNED_IN_COOKIE}: que en este navegador hay una sesión, no de quién. Un año, o hasta que cierres sesión.`,
          `${BROWSER_SESSION_COOKIE}: solo sin «Recordarme»: termina tu sesión al cerrar el navegador.`,
        ],
      },
      {
        title: 'Almacenamiento en tu navegador',
        points: [
          `${SESSION_KEY}: tu sesión. Se borra cuando la cierras.`,
          `${DRAFT_KEYS}: lo que empezaste a escribir, hasta que se envía.`,
          `${KEPT_FILES}, tus::…: archivos en camino, para seguir tras una recarga. Hasta que llegan, como mucho un día.`,
          `${GALLERY_VIEW_KEY}: si ves las galerías en cuadrícula o en lista.`,
        ],
      },
      { title: 'Terceros', paragraphs: ['Ninguno. Ni scripts, ni imágenes, ni fuentes vienen de otro sitio.'] },
    ],
  },
}
