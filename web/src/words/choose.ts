import { changeState } from './page-state.ts'

/** Appearance changes where she stands; another language is another page. Both are kept as the server would keep them. */
export function choose(button: HTMLButtonElement) {
  const { name, value } = button
  keep(name, value)
  if (name === 'theme') return showTheme(value)
  const here = new URL(location.href)
  if (!here.searchParams.has('lang')) return location.reload()
  here.searchParams.delete('lang')
  location.replace(here)
}

/** The page says by which names (rendering/document.ts). */
function keep(choice: string, value: string) {
  const cookie = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset[choice]
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}

function showTheme(theme: string) {
  document.documentElement.dataset.theme = theme
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=theme]'))
    button.ariaPressed = String(button.value === theme)
  changeState((state) => Object.assign(state.drawnWith, { theme }))
}
