import type { Language } from '@heraia/contract/accounts'
import { PRODUCT_NAME } from '@heraia/contract/product'

export const codeSms = (language: Language, code: string): string =>
  ({
    en: `${code} is your ${PRODUCT_NAME} code. Give it to nobody.`,
    es: `${code} es tu código de ${PRODUCT_NAME}. No se lo des a nadie.`,
  })[language]

/** Where somebody chose a password before anybody showed that the phone was hers. */
export const chosenBeforeSms = (language: Language): string =>
  ({
    en: 'This phone had been signed up before, and the password of then counts. If it was not you, choose a new one once you are in.',
    es: 'Este teléfono ya se había registrado antes y vale la contraseña de entonces. Si no fuiste tú, elige otra en cuanto hayas entrado.',
  })[language]

export const phoneTakenSms = (language: Language): string =>
  ({
    en: `Somebody wanted to use this phone for another account on ${PRODUCT_NAME}. You already have one: nothing has changed.`,
    es: `Alguien ha querido usar este teléfono en otra cuenta de ${PRODUCT_NAME}. Ya tienes una: no ha cambiado nada.`,
  })[language]

/** Where an account was begun with it and nobody showed that the phone was hers. */
export const phoneBegunSms = (language: Language): string =>
  ({
    en: `Somebody wanted to use this phone for another account on ${PRODUCT_NAME}. One was begun with it and never confirmed: sign in by a code to get into that one.`,
    es: `Alguien ha querido usar este teléfono en otra cuenta de ${PRODUCT_NAME}. Ya se empezó una con él y nadie la confirmó: entra en ella con un código.`,
  })[language]

export const alreadyMemberSms = (language: Language): string =>
  ({
    en: `Somebody tried to create an account on ${PRODUCT_NAME} with this phone. You already have one: sign in.`,
    es: `Alguien ha intentado crear una cuenta en ${PRODUCT_NAME} con este teléfono. Ya tienes una: inicia sesión.`,
  })[language]
