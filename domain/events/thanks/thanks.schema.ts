import { z } from 'zod'

const MOST = 2000

/** Body of `POST /api/events/:id/thanks`, for form and endpoint. Source: issue 34, part 7. */
export const thanksSchema = z.strictObject({
  text: z
    .string('Please enter your message')
    .trim()
    .min(1, 'Please enter your message')
    .max(MOST, `At most ${MOST.toLocaleString('en-GB')} characters`),
})

/** How many came to an event, and how many of them were thanked. */
export interface Thanked {
  came: number
  thanked: number
}
