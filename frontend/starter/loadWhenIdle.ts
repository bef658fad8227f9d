import { loadQuietly } from './startApplication'
import { mayLoadAhead } from './mayLoadAhead'

const SIGNS = ['pointermove', 'touchstart', 'wheel', 'keydown']

/** Loads the application ahead, when somebody is there and the browser has nothing else to do. */
export const loadWhenIdle = (): void => {
  if (!mayLoadAhead()) return
  const signs = new AbortController()
  const onSign = (): void => {
    signs.abort()
    if ('requestIdleCallback' in window) requestIdleCallback(loadQuietly)
    else setTimeout(loadQuietly)
  }
  for (const sign of SIGNS)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: signs.signal })
}
