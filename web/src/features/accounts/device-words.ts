import { useLocale } from '../../lib/locale.tsx'

/** "Firefox on Windows" as the server reads it from the browser, in her language: "Firefox en Windows". */
export function useDeviceWords(): (device: string) => string {
  const { language } = useLocale()
  return (device) => inWords(device, language)
}

export function inWords(device: string, language: 'en' | 'es'): string {
  if (language === 'en') return device
  if (device === 'Unknown device' || device === '') return 'Dispositivo desconocido'
  return device.replace(' on ', ' en ')
}
