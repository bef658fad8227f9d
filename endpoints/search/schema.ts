import { z } from 'zod'
import type { Event, Profile, Publication } from '../../payload-types'

export const MAX_SEARCH_LENGTH = 100

const LENGTH_MESSAGE = `Please enter 1 to ${MAX_SEARCH_LENGTH} characters`

/** What `GET /api/search` is asked: a text to find. The database has no text with a NUL in it and cannot be asked for one. */
export const searchSchema = z.object({
  q: z
    .string(LENGTH_MESSAGE)
    .trim()
    .min(1, LENGTH_MESSAGE)
    .max(MAX_SEARCH_LENGTH, LENGTH_MESSAGE)
    .refine((text) => !text.includes('\0'), 'This text cannot be searched for'),
})

export type FoundEvent = Pick<Event, 'id' | 'title' | 'slug' | 'description'>
export type FoundPublication = Pick<Publication, 'id' | 'title' | 'slug' | 'description'>
export type FoundMember = Pick<Profile, 'fullName' | 'professionalTitle'>

/** What `GET /api/search` answers: of each at most three, and of a member name and title alone. */
export interface SearchAnswer {
  events: FoundEvent[]
  publications: FoundPublication[]
  members: FoundMember[]
}
