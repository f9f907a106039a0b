import { client } from '../../../lib/api.ts'

/** This browser, as far as notices go: it cannot show any, she told it not to, or it is off or on for her. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

/** Its address after the build; a worker is no module that can be imported. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./push-worker.ts', { query: '?worker&url', import: 'default', eager: true }),
)

/** Vite serves the source as a module while developing. */
const type = import.meta.env.DEV ? 'module' : 'classic'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks the server too: the browser may be subscribed for somebody who signed in here before. */
export async function readPushDevice(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const endpoint = (await findSubscription())?.endpoint
  if (!endpoint || Notification.permission !== 'granted') return 'off'
  return (await client.notifications.pushKey({ endpoint })).subscribed ? 'on' : 'off'
}

/** Asks her by the browser's own question; call it from a press. */
export async function turnPushOn(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
  const { publicKey } = await client.notifications.pushKey({})
  const registration = await navigator.serviceWorker.register(workerUrl, { type })
  await isActive(registration)
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey }
  const made = (await registration.pushManager.getSubscription()) ?? (await registration.pushManager.subscribe(asked))
  const { endpoint, keys } = made.toJSON()
  await client.notifications.subscribePush({
    endpoint: endpoint ?? '',
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
  })
  return 'on'
}

/** Each build has a worker of its own, and a browser goes on with the one that it was given: an old one does what it did. */
export async function renewPushWorker(): Promise<void> {
  if (!isSupported() || Notification.permission !== 'granted') return
  // Not where she never asked for any.
  if (await findRegistration()) await navigator.serviceWorker.register(workerUrl, { type })
}

export async function turnPushOff(): Promise<PushState> {
  const subscription = await findSubscription()
  if (subscription) {
    await client.notifications.unsubscribePush({ endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  return 'off'
}

const findRegistration = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(new URL(workerUrl, location.href).href)

async function findSubscription(): Promise<PushSubscription | null> {
  return (await (await findRegistration())?.pushManager.getSubscription()) ?? null
}

/** `serviceWorker.ready` waits for a worker of this page, and this one has no pages. */
async function isActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The worker for notices could not start'))
    })
  })
}
