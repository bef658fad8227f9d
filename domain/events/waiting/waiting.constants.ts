/** Most characters of what people write about a ticket that needs approval, and of what staff answer or record. */
export const WAITING_LIMITS = { note: 500, reason: 1000 } as const
