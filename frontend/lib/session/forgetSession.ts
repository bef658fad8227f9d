import type { App } from '../app'
import { dropDraftsExceptOf } from '../drafts'
import { ANSWERS_STORE, PAGES_STORE, type PageMessage, removeOwnStores } from '../workerMessages'
import { NO_SESSION, OWN, type SessionUser, sessionQuery } from './sessionQuery'

const ALL_OWN = { queryKey: [OWN] }

/** Who was signed in before the session was forgotten: what they had on the screen stays when they are back. */
const LAST_KNOWN = ['last-known']

/**
 * Drops what is the person's own: what nothing shows at once, the rest as soon as nothing shows it any more.
 * A component that lost its data before it went would ask for it again, and be refused.
 */
const dropOwn = ({ queryClient }: App): void => {
  queryClient.removeQueries({ ...ALL_OWN, type: 'inactive' })
  const cache = queryClient.getQueryCache()
  const areLeft = (): boolean => cache.findAll(ALL_OWN).length > 0
  if (!areLeft()) return
  const stop = cache.subscribe(({ type, query }) => {
    if (
      type !== 'observerRemoved' ||
      (query.queryKey as readonly unknown[])[0] !== OWN ||
      query.getObserversCount() > 0
    )
      return
    cache.remove(query)
    if (!areLeft()) stop()
  })
}

/** Takes off the device what is kept there as the own of others than who is signed in, if anybody is. */
const forgetOthers = (person: string | null): void => {
  if (!('caches' in globalThis)) return // absent where the site is not served securely: nothing is kept there
  void removeOwnStores(person)
  // and what the worker is about to keep
  navigator.serviceWorker.controller?.postMessage({ signedIn: person } satisfies PageMessage)
}

/**
 * Takes everything that belongs to the signed-in person out of this tab's memory, and off the device what was
 * kept for reading without a line.
 */
export const forgetSession = (app: App): void => {
  if ('caches' in globalThis) [PAGES_STORE, ANSWERS_STORE].forEach((store) => void caches.delete(store))
  forgetOthers(null)
  const { queryKey } = sessionQuery(app)
  const userId = app.queryClient.getQueryData(queryKey)?.user?.id
  if (userId) app.queryClient.setQueryData(LAST_KNOWN, userId)
  app.queryClient.setQueryData(queryKey, NO_SESSION)
  dropOwn(app)
}

/**
 * Reads anew who is signed in, after something changed it. What is on the screen of the person's own is read
 * anew as well. @returns who it is; null for a visitor
 */
export const reloadSession = async (app: App): Promise<SessionUser | null> => {
  const { queryClient } = app
  const query = sessionQuery(app)
  const before =
    queryClient.getQueryData(query.queryKey)?.user?.id ?? queryClient.getQueryData<string>(LAST_KNOWN)
  const { user } = await queryClient.query({ ...query, staleTime: 0 })
  forgetOthers(user?.id ?? null)
  if (!user) {
    queryClient.setQueryData(LAST_KNOWN, before)
    dropOwn(app)
  } else if (user.id === before) void queryClient.invalidateQueries(ALL_OWN)
  else {
    dropDraftsExceptOf(user.id)
    queryClient.removeQueries({ ...ALL_OWN, type: 'inactive' })
    void queryClient.resetQueries(ALL_OWN)
  }
  return user
}
