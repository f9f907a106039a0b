import { useTexts } from '../../../lib/locale.tsx'
import { defineTexts } from '../../../lib/texts.ts'
import { SiteKnown } from '../site-known.tsx'

const thirdPartyTexts = defineTexts({
  en: {
    none: 'None. No script, picture, font or video comes from elsewhere, and your browser is told to refuse any that would.',
    captcha: (name: string) =>
      `One, and only where you sign in, register or ask for a new password: ${name} tells people from robots there. It sees your network address and may keep a cookie of its own. Anything else from elsewhere your browser is told to refuse.`,
  },
  es: {
    none: 'Ninguno. Ningún script, imagen, letra o vídeo viene de fuera, y tu navegador tiene orden de rechazar cualquiera que lo intente.',
    captcha: (name: string) =>
      `Uno, y solo donde entras, te registras o pides otra contraseña: ahí ${name} distingue a las personas de los robots. Ve tu dirección de red y puede guardar una cookie propia. Tu navegador tiene orden de rechazar todo lo demás que venga de fuera.`,
  },
})

const NAMES = { turnstile: 'Cloudflare Turnstile', hcaptcha: 'hCaptcha' }

/** As this installation is set up: the policy that is sent with every page allows the same. */
export function ThirdParties() {
  const texts = useTexts(thirdPartyTexts)
  return (
    <SiteKnown>
      {({ captcha }) => <p className="max-w-[68ch]">{captcha ? texts.captcha(NAMES[captcha.provider]) : texts.none}</p>}
    </SiteKnown>
  )
}
