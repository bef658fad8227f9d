import type { IncomingMessage } from 'node:http'
import { type Payload, type TypedUser, createLocalReq } from 'payload'
import { DatabaseUnavailableError } from '../../platform/databaseErrors'
import { isCallerUnknown } from '../../platform/unknownCallers'
import type { DatabaseWatch } from '../database/databaseWatch'
import type { KnownRoute } from './knownRoutes'

export interface Senders {
  /** The account of a request, by its session. Read before the body: a request that is not allowed costs nothing. */
  senderOf: (incoming: IncomingMessage) => Promise<TypedUser | null>
  /** Whether a collection's own rule lets an account try to write at all. Which documents, its operation decides. */
  mayWrite: (route: KnownRoute, user: TypedUser) => Promise<boolean>
}

export const createSenders = (payload: Payload, watch: Pick<DatabaseWatch, 'guard'>): Senders => ({
  senderOf: async (incoming) => {
    const headers = new Headers({ cookie: incoming.headers.cookie ?? '' })
    const { user } = await watch.guard(() => payload.auth({ headers, canSetHeaders: false }))
    if (isCallerUnknown(headers)) throw new DatabaseUnavailableError()
    return user
  },
  mayWrite: async ({ operation }, user) => {
    const collection = operation && payload.config.collections.find(({ slug }) => slug === operation.slug)
    if (!collection) return true
    const req = await createLocalReq({ user }, payload)
    return Boolean(await watch.guard(async () => collection.access[operation.name]({ req })))
  },
})
