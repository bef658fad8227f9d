/**
 * Apart from the form's schema, so that a list of messages does not bring zod along. Source: decisions.md
 * "Contact message status".
 */
export const CONTACT_STATUSES = { new: 'New', open: 'Open', answered: 'Answered', closed: 'Closed' } as const
export type ContactStatus = keyof typeof CONTACT_STATUSES

/** Within how many hours the association promises an answer. Source: spec.md section 10. */
export const PROMISED_HOURS = 24
