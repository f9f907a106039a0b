import { defineTexts } from '../../../lib/texts.ts'

/** Where another service leads back to; apart from the ways there, which sign-in begins with. */
export const returnTexts = defineTexts({
  es: {
    toLogin: 'Volver a iniciar sesión',
    title: 'Iniciar sesión',
    returning: 'Iniciando sesión...',
    failed: 'No pudimos iniciar tu sesión',
    said: (words: string) => `El otro servicio dijo: «${words}»`,
  },
  en: {
    toLogin: 'Back to sign in',
    title: 'Sign in',
    returning: 'Signing in...',
    failed: 'We could not log you in',
    said: (words: string) => `The other service said: “${words}”`,
  },
})
