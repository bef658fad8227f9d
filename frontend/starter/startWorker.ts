import type { WorkerMessage } from '../lib/workerMessages'
import { isApplicationLoaded, isNeededAtOnce, loadApplication } from './startApplication'

/** Well after the page has been painted: what keeps pages for later must not delay this one. */
const AFTER_LOAD_MS = 1500

const load = (): void => {
  loadApplication().catch(() => {}) // without a line it is there only if the device has it
}

const onMessage = ({ data }: MessageEvent<Partial<WorkerMessage>>): void => {
  if (typeof data.keptAt === 'number') load() // the notice that says since when a page is kept is the application's
}

const register = async (): Promise<void> => {
  if (isApplicationLoaded()) return
  navigator.serviceWorker.addEventListener('message', onMessage)
  const { registerWorker } = await import('../lib/registerWorker')
  await registerWorker(location.pathname + location.search, null)
}

/** Has the service worker keep what a visitor reads. Where the application is loaded, it does so for each of its pages. */
export const startWorker = (): void => {
  if (isNeededAtOnce() || !('serviceWorker' in navigator)) return
  const wait = (): void => void setTimeout(() => void register().catch(() => {}), AFTER_LOAD_MS)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
