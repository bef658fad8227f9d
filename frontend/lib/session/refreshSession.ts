import { ApiError } from '../ApiError'
import type { App } from '../app'

const FIRST_DELAY_MS = 200
const MAX_DELAY_MS = 30_000
const MAX_TRIES = 8

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Moves the session's end, trying again with growing pauses while the server cannot be reached.
 * @returns the new end in seconds since 1970; null when the session is over; undefined when it could not be found out
 */
export const refreshSession = async ({ api }: Pick<App, 'api'>): Promise<number | null | undefined> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return (await api.post<{ exp: number }>('/users/refresh-token')).exp
    } catch (error) {
      if (!(error instanceof ApiError) || !error.isTransient) return null
      await wait(Math.min(FIRST_DELAY_MS * 2 ** tries, MAX_DELAY_MS))
    }
  }
  return undefined
}
