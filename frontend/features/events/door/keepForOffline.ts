import { loadedFiles } from '../../../lib/loadedFiles'
import type { PageMessage } from '../../../lib/workerMessages'

const LOOKS = 20
const LOOK_MS = 500

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Has the service worker keep this page at once, so that it opens without a network. @returns whether it is kept */
export const keepForOffline = async (): Promise<boolean> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({
      read: { url: location.pathname, files: loadedFiles(), person: null },
    } satisfies PageMessage)
    for (let look = 0; look < LOOKS; look += 1) {
      if (await caches.match(location.pathname, { ignoreVary: true })) return true
      await wait(LOOK_MS)
    }
  } catch {
    // private windows and full disks: the door works while the page stays open
  }
  return false
}
