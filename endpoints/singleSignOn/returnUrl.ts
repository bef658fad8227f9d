import type { PayloadRequest } from 'payload'

/** Where the provider leads back to; it is registered there. */
export const returnUrl = ({ payload }: PayloadRequest): string =>
  `${payload.config.serverURL}/api/users/sso/callback`
