import { ApiError } from './ApiError'

/** What the API answers; null for what it does not find. */
export const foundOrNull = async <Found>(answer: Promise<Found>): Promise<Found | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
