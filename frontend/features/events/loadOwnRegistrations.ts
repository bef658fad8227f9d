import type { App } from '../../lib/app'
import { sessionQuery } from '../../lib/session/sessionQuery'
import { ownRegistrationsQuery } from './eventPageQueries'

/** Loads the signed-in person's registrations; nothing for a visitor. */
export const loadOwnRegistrations = async (app: App): Promise<void> => {
  const { user } = await app.queryClient.query(sessionQuery(app))
  if (user) await app.queryClient.query(ownRegistrationsQuery(app, user.id))
}
