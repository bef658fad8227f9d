import { useApp } from '../app'
import { useLoaded } from '../useLoaded'
import { type Session, sessionQuery } from './sessionQuery'

/** Who is signed in; `user` is null for a visitor. */
export const useSession = (): Session => useLoaded(sessionQuery(useApp()))
