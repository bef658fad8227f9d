import { z } from 'zod'
import { emailSchema } from '../../accounts/authentication/authentication.schema'

/** Body of `POST /api/ticket-orders/:id/tickets/:ticket/send`, for form and endpoint. */
export const sendTicketSchema = z.strictObject({ email: emailSchema })
