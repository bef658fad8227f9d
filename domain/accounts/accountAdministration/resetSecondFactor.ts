import type { PayloadRequest } from 'payload'
import { recordSecurityEvent, recordChange } from '../../audit'
import { removeSecondFactor } from '../secondFactor'

/**
 * Switches the two-step sign-in of an account off and records it; the owner is notified by mail.
 * @param reason recorded with it
 * @returns whether it was on
 */
export const resetSecondFactor = async (
  req: Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'user' | 'headers'>>,
  id: string,
  reason?: string,
): Promise<boolean> => {
  if (!(await removeSecondFactor(req.payload, id))) return false
  await recordChange(req, {
    action: 'account.factor-reset',
    subject: { collection: 'users', id },
    account: id,
    reason,
  })
  await recordSecurityEvent(req, { event: 'factor.reset', account: id, detail: reason })
  return true
}
