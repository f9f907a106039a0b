/** A second factor, or a way in beside her password. */
export type Way = 'totp' | 'phone' | 'webauthn' | 'passkey' | 'password' | 'provider'

/** As mails call it within a sentence. */
export const wayNames = {
  en: {
    totp: 'an authenticator app',
    phone: 'a phone',
    webauthn: 'a security key',
    passkey: 'a passkey',
    password: 'the password',
    provider: 'a sign-in by another service',
  },
  es: {
    totp: 'una aplicación de autenticación',
    phone: 'un teléfono',
    webauthn: 'una llave de seguridad',
    passkey: 'una clave de acceso',
    password: 'la contraseña',
    provider: 'el inicio de sesión con otro servicio',
  },
}

export const asBeginning = (name: string): string => name.replace(/^./, (first) => first.toUpperCase())
