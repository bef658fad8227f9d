import type { App } from '../app'
import { reloadSession } from './forgetSession'
import { sessionQuery } from './sessionQuery'

/** Asks whether a session that this page knew of is over. What belongs to the person is forgotten then. */
export const hasSessionEnded = async (app: App): Promise<boolean> => {
  const { queryKey } = sessionQuery(app)
  if (!app.queryClient.getQueryData(queryKey)?.user) return false
  await reloadSession(app)
  return !app.queryClient.getQueryData(queryKey)?.user
}
