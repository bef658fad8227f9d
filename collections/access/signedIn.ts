import type { PayloadRequest } from 'payload'

/** Everyone with an account. */
export const signedIn = ({ req }: { req: PayloadRequest }): boolean => Boolean(req.user)
