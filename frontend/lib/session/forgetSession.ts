import type { App } from '../app'
import { NO_SESSION, OWN, sessionQuery } from './sessionQuery'

/** Takes everything that belongs to the signed-in person out of this tab's memory. */
export const forgetSession = (app: App): void => {
  app.queryClient.setQueryData(sessionQuery(app).queryKey, NO_SESSION)
  app.queryClient.removeQueries({ queryKey: [OWN] })
}

/** Reads anew who is signed in, after something changed it. */
export const reloadSession = async (app: App): Promise<void> => {
  app.queryClient.removeQueries({ queryKey: [OWN] })
  await app.queryClient.query({ ...sessionQuery(app), staleTime: 0 })
}
