import type { App } from '../app'
import { ANSWERS_STORE, PAGES_STORE } from '../workerMessages'
import { dropDraftsExceptOf } from '../drafts'
import { NO_SESSION, OWN, sessionQuery } from './sessionQuery'
import { writeSignedOut } from './sessionHint'

/** Tells the other tabs that the person has signed out, and forgets what they had begun to type in this one. */
export const announceSignOut = (): void => {
  writeSignedOut()
  dropDraftsExceptOf()
}

/** Takes everything that belongs to the signed-in person out of this tab's memory, and off the device what was kept for reading without a line. */
export const forgetSession = (app: App): void => {
  // absent where the site is not served securely: nothing is kept there
  if ('caches' in globalThis) [PAGES_STORE, ANSWERS_STORE].forEach((store) => void caches.delete(store))
  app.queryClient.setQueryData(sessionQuery(app).queryKey, NO_SESSION)
  app.queryClient.removeQueries({ queryKey: [OWN] })
}

/** Reads anew who is signed in, after something changed it. */
export const reloadSession = async (app: App): Promise<void> => {
  app.queryClient.removeQueries({ queryKey: [OWN] })
  await app.queryClient.query({ ...sessionQuery(app), staleTime: 0 })
}
