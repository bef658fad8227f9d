import { z } from 'zod'
import { groupRows } from '../../../platform/formRows.schema'
import { emailSchema } from '../../accounts/authentication/authentication.schema'
import { fullNameSchema } from '../../membership/memberships/names.schema'
import { newOrderSchema } from '../orders/orders.schema'
import type { TicketQuestion } from '../questions/questions.constants'
import { checkAnswers } from '../questions/questions.schema'

/** How long the link of a guest is valid. */
export const GUEST_LINK_MINUTES = 60

/** How long the secret end of a link may be: mail programs cut longer ones. */
export const MAX_TOKEN_LENGTH = 16_000

/** Body of `POST /api/events/:id/guest-orders`: an order, and whose it is. Source: issue 34, part 1. */
export const guestOrderSchema = newOrderSchema.safeExtend({
  fullName: fullNameSchema('Please enter your full name', {
    min: 1,
    max: 'Full name must be at most 100 characters',
  }),
  email: emailSchema,
})
export type GuestOrder = z.output<typeof guestOrderSchema>

/** The same as a form holds it, with what the event asks: its tickets are fields `tickets.0.name`. */
export const guestOrderFormSchema = (questions: readonly TicketQuestion[]) =>
  z.preprocess(groupRows('tickets'), guestOrderSchema.superRefine(checkAnswers(questions)))

/** What the link of a guest holds, sealed. */
export const guestLinkSchema = z.strictObject({
  /** Id of the event. */
  event: z.string(),
  /** When it was made, in milliseconds since 1970. */
  madeAt: z.number(),
  order: guestOrderSchema,
})
export type GuestLink = z.output<typeof guestLinkSchema>

/** Body of `POST /api/ticket-orders/confirm`: the end of the link. */
export const guestTokenSchema = z.strictObject({
  token: z.string('The link is incomplete').trim().min(1, 'The link is incomplete').max(MAX_TOKEN_LENGTH),
})

/** The answer of `POST /api/ticket-orders/confirm`. */
export interface ConfirmedGuestOrder {
  /** Id of the order. */
  id: string
  /** Whether the guest is signed in now, and sees the order; else its owner has to sign in first. */
  isSignedIn: boolean
}
