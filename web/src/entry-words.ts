import { choose } from './words/choose.ts'
import { openMenu } from './words/open-menu.ts'
import { prepareForm, sendForm } from './words/send-form.ts'

/**
 * What a page of words does when it is touched, in one kilobyte: its menu opens, appearance and language change, and its
 * form is sent without leaving the page. entry-still.ts fetches it. Once the product's own code is here, this is silent.
 */
const until = new AbortController()

addEventListener('app-started', () => until.abort(), { once: true })
addEventListener('click', onClick, until)
addEventListener('submit', onSubmit, until)
prepareForm()

function onClick({ target }: Event) {
  const button = target instanceof Element ? target.closest('button[aria-controls]') : null
  if (button instanceof HTMLButtonElement) openMenu(button)
}

function onSubmit(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.method !== 'post') return
  event.preventDefault()
  if (form.hasAttribute('data-sends')) void sendForm(form)
  else if (event.submitter instanceof HTMLButtonElement) choose(event.submitter)
}
