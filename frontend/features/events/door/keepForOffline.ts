import type { ReadPage, StarterEvent } from '../../../lib/starterEvents.types'

const READS_PAGE: StarterEvent = 'ace:read'
const LOOKS = 20
const LOOK_MS = 500

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Resolves once the worker answers for this page: the first one takes over as soon as it runs. */
const whenControlled = async (worker: ServiceWorkerContainer): Promise<void> => {
  await worker.ready
  if (!worker.controller)
    await new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }))
}

/**
 * Has the service worker keep this page at once, so that it opens without a network: other pages wait for a second one.
 * @returns whether it is kept
 */
export const keepForOffline = async (): Promise<boolean> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register('/sw.js')
    await whenControlled(navigator.serviceWorker)
    const detail: ReadPage = { url: location.pathname, person: null }
    document.dispatchEvent(new CustomEvent(READS_PAGE, { detail }))
    for (let look = 0; look < LOOKS; look += 1) {
      if (await caches.match(location.pathname, { ignoreVary: true })) return true
      await wait(LOOK_MS)
    }
  } catch {
    // private windows and full disks: the door works while the page stays open
  }
  return false
}
