import type { PayloadRequest } from 'payload'
import { recordSecurityEvent, recordChange } from '../../audit'
import { endAllSessions } from '../credentials'

/** Ends every session of an account and records it. Returns their number. */
export const signOutEverywhere = async (req: PayloadRequest, id: string): Promise<number> => {
  const ended = await endAllSessions(req.payload, id)
  await recordChange(req, {
    action: 'account.signed-out',
    subject: { collection: 'users', id },
    account: id,
  })
  await recordSecurityEvent(req, { event: 'account.signed-out', account: id })
  return ended
}
