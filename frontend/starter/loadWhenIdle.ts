import { isApplicationLoaded, loadApplication } from './startApplication'
import { mayLoadAhead } from './mayLoadAhead'

const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown']

const load = (): void => {
  if (!isApplicationLoaded()) loadApplication().catch(() => {}) // it is asked for again when it is needed
}

/** Loads the application ahead, when somebody is there and the browser has nothing else to do. */
export const loadWhenIdle = (): void => {
  if (!mayLoadAhead()) return
  const signs = new AbortController()
  const onSign = (): void => {
    signs.abort()
    if ('requestIdleCallback' in window) requestIdleCallback(load)
    else setTimeout(load)
  }
  for (const sign of SIGNS)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: signs.signal })
}
