import type { Language } from '@heraia/contract/accounts'

export const codeSms = (language: Language, code: string): string =>
  ({
    en: `${code} is your Heraia code. Give it to nobody.`,
    es: `${code} es tu código de Heraia. No se lo des a nadie.`,
  })[language]

export const phoneTakenSms = (language: Language): string =>
  ({
    en: 'Somebody wanted to use this phone for another account on Heraia. You already have one: nothing has changed.',
    es: 'Alguien ha querido usar este teléfono en otra cuenta de Heraia. Ya tienes una: no ha cambiado nada.',
  })[language]

export const alreadyMemberSms = (language: Language): string =>
  ({
    en: 'Somebody tried to create an account on Heraia with this phone. You already have one: sign in.',
    es: 'Alguien ha intentado crear una cuenta en Heraia con este teléfono. Ya tienes una: inicia sesión.',
  })[language]
