import type { PayloadRequest } from 'payload'
import type { DecidedCollection } from '../../../domain/people/ownRecords'
import { requireRecentAuth } from '../../accounts/authentication/requireRecentAuth'
import { refuseOwnRecord } from '../../refuseOwn'
import { refuseWithout } from '../../refuseWithout'

/**
 * The refusal for anyone who may not move money: 401 for a visitor, 403 without the right, 401
 * `reauthentication_required` without a recent proof of identity, 403 for the own invoice or payment. Undefined for who
 * may.
 * @param of the collection of the record that the path names, if it names one
 */
export const refuseToMoveMoney = async (
  req: PayloadRequest,
  of?: Extract<DecidedCollection, 'invoices' | 'payments'>,
): Promise<Response | undefined> =>
  refuseWithout('money', req) ?? (await requireRecentAuth(req)) ?? (of && (await refuseOwnRecord(req, of)))
