import type { Payload } from 'payload'

/** Where the provider sends people back to; it is registered there. */
export const returnUrl = ({ config }: Payload): string => `${config.serverURL}/api/users/sso/callback`
