import { withStorage } from '../withStorage'

/**
 * What the page remembers of a session outside its cookie: that there is one, and until when. Other tabs hear
 * of it.
 */
const KEY = 'ace.session'

/** @param exp when the session ends, in seconds since 1970; null when there is none */
export const writeSessionHint = (exp: number | null): void => {
  withStorage((storage) => {
    if (exp === null) storage.removeItem(KEY)
    else if (storage.getItem(KEY) !== String(exp)) storage.setItem(KEY, String(exp))
  })
}

/** When the session ends (seconds since 1970), that there is none, or that the person ended it. */
export type SessionHint = number | null | 'signed-out'

/** Written for a moment by a tab whose person signed out, unlike one that found the session ended. */
const SIGNED_OUT = 'signed-out'

/** Tells the other tabs that the person signed out, and what they had typed is to be forgotten. */
export const writeSignedOut = (): void => {
  withStorage((storage) => {
    storage.setItem(KEY, SIGNED_OUT)
    storage.removeItem(KEY)
  })
}

/** Calls back when another tab signs in, signs out or refreshes. Returns how to stop. */
export const onSessionHint = (listener: (hint: SessionHint) => void): (() => void) => {
  const handle = (event: StorageEvent): void => {
    if (event.key !== KEY) return
    if (event.newValue === SIGNED_OUT) listener(SIGNED_OUT)
    else listener(event.newValue === null ? null : Number(event.newValue))
  }
  addEventListener('storage', handle)
  return () => removeEventListener('storage', handle)
}
