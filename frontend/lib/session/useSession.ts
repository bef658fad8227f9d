import { useSuspenseQuery } from '@tanstack/react-query'
import { useApp } from '../app'
import { type Session, sessionQuery } from './sessionQuery'

/** Who is signed in; `user` is null for a visitor. */
export const useSession = (): Session => useSuspenseQuery(sessionQuery(useApp())).data
