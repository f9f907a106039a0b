import { defineTexts } from '../../../lib/texts.ts'

export const captchaTexts = defineTexts({
  es: {
    label: 'Comprobación de que eres una persona',
    unsolved: 'Completa la comprobación para continuar.',
    failed:
      'La comprobación no se pudo cargar. Desactiva lo que la bloquea y recarga la página: lo que escribiste se queda, salvo contraseñas.',
    reload: 'Recargar la página',
  },
  en: {
    label: 'Check that you are a person',
    unsolved: 'Complete the check to continue.',
    failed:
      'The check could not be loaded. Turn off what blocks it and reload the page: what you typed stays, but for passwords.',
    reload: 'Reload the page',
  },
})
