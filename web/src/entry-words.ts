import { choose } from './words/choose.ts'
import { openMenu } from './words/open-menu.ts'
import { hasUnsent, prepareForm, sendForm } from './words/send-form.ts'

/**
 * What a page of words does when it is touched, in one kilobyte: its menu opens, appearance and language change, and its
 * form is sent without leaving the page. entry-still.ts fetches it. Once the product's own code is here, this is silent.
 */
const until = new AbortController()

addEventListener('app-started', () => until.abort(), { once: true })
addEventListener('click', onClick, until)
addEventListener('submit', onSubmit, until)
addEventListener('beforeunload', onLeave, until)
prepareForm()

/** What she looks up and comes back from finds the page as it was. */
let followsLink = false

/** A page that is loaded again or closed keeps nothing of her form: the browser asks. */
function onLeave(event: Event) {
  if (!followsLink && hasUnsent()) event.preventDefault()
  followsLink = false
}

function onClick({ target }: Event) {
  followsLink = target instanceof Element && target.closest('a') !== null
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
