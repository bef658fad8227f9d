import type { Payload } from 'payload'
import type { MailAddressView } from './bounces.schema'
import { findMailAddress } from './mailAddressesRepository'

/** Whether mails to an address arrive. */
export const readMailAddress = async (payload: Payload, email: string): Promise<MailAddressView> => {
  const stored = await findMailAddress(payload, email)
  return {
    email,
    pausedAt: stored?.pausedAt?.toISOString() ?? null,
    bounces: (stored?.bounces ?? [])
      .map(({ at, kind, reason }) => ({
        at: at.toISOString(),
        isPermanent: kind === 'permanent',
        reason: reason ?? '',
      }))
      .reverse(),
  }
}
