/** The part that both services share. */
export interface CaptchaService {
  render: (place: HTMLElement, options: Record<string, unknown>) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

export type CaptchaProvider = 'hcaptcha' | 'turnstile'

const SCRIPTS: Record<CaptchaProvider, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
}

const loading = new Map<CaptchaProvider, Promise<CaptchaService>>()

/** Fetched when a form first shows it; rejects where something blocks it. */
export function loadCaptcha(provider: CaptchaProvider): Promise<CaptchaService> {
  const known = loading.get(provider)
  if (known) return known
  const made = new Promise<CaptchaService>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: SCRIPTS[provider], async: true })
    script.onload = () => {
      const service = (window as unknown as Partial<Record<CaptchaProvider, CaptchaService>>)[provider]
      if (service) resolve(service)
      else reject(new Error(`${provider} did not come`))
    }
    script.onerror = () => reject(new Error(`${provider} could not be loaded`))
    document.head.append(script)
  })
  made.catch(() => loading.delete(provider))
  loading.set(provider, made)
  return made
}
