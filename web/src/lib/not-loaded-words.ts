/** Of what is fetched when it is needed (fetched.ts); to try again would not help. */
export const notLoaded = {
  en: 'This could not be loaded. Check your internet and reload the page.',
  es: 'No se pudo cargar. Verifica tu internet y recarga la página.',
}
