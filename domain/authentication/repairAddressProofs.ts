import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { findLinkedUsers } from '../singleSignOn'

/** Where addresses are not confirmed, a new account counts as confirmed within moments; a mail takes longer to be read. */
const SURELY_BY_MAIL_MS = 10_000

/**
 * Says of the accounts of an earlier version whether somebody proved that they read the address: those that were confirmed
 * by a mail, those that a provider vouches for, and the staff's. Each account is looked at once.
 */
export const repairAddressProofs = async (payload: Payload): Promise<void> => {
  const users = modelOf(payload, 'users').collection
  const unknown = { emailProvedAt: { $exists: false } }
  if (!(await users.findOne(unknown, { projection: { _id: 1 } }))) return
  const [linked, staff]: unknown[][] = await Promise.all([
    findLinkedUsers(payload),
    modelOf(payload, 'roles').distinct('user', { role: { $in: ['admin', 'chapter_lead'] } }),
  ])
  const isByMail = { $gt: [{ $subtract: ['$emailVerifiedAt', '$createdAt'] }, SURELY_BY_MAIL_MS] }
  const isVouchedFor = { $in: ['$_id', [...(linked ?? []), ...(staff ?? [])]] }
  await users.updateMany({ ...unknown, emailVerifiedAt: { $type: 'date' } }, [
    { $set: { emailProvedAt: { $cond: [{ $or: [isByMail, isVouchedFor] }, '$emailVerifiedAt', null] } } },
  ])
  await users.updateMany(unknown, { $set: { emailProvedAt: null } })
}
