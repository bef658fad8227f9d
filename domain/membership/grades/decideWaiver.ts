import type { PayloadRequest } from 'payload'
import { idOf } from '../../../platform/idOf'
import { dayOf, startOf } from './days'
import type { WaiverEnded, WaiverGiven, WaiverInput } from './waiver.schema'

/**
 * Gives a person a discount on fees. It counts for invoices that are issued from then on. The collection notes the
 * author and writes the audit log. The same again is given once.
 * @returns its id
 */
export const giveWaiver = async (
  req: PayloadRequest,
  { validFrom, validUntil, ...waiver }: WaiverInput,
): Promise<WaiverGiven> => {
  const { payload } = req
  const { user, kind, percent, reason } = waiver
  const dates = {
    validFrom: startOf(validFrom),
    ...(validUntil ? { validUntil: startOf(validUntil) } : {}),
  }
  const { docs } = await payload.find({
    collection: 'fee-waivers',
    where: {
      user: { equals: user },
      kind: { equals: kind },
      percent: { equals: percent },
      reason: { equals: reason },
      validFrom: { equals: dates.validFrom },
      validUntil: dates.validUntil ? { equals: dates.validUntil } : { exists: false },
    },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const given =
    docs[0] ??
    (await payload.create({
      collection: 'fee-waivers',
      data: { ...waiver, ...dates },
      depth: 0,
      overrideAccess: false,
      req,
    }))
  return { id: given.id, user }
}

/**
 * Ends a waiver with a day; it stays on the invoices that it gave. An end that it has already may become earlier or
 * later.
 * @param lastDay in Juba, `YYYY-MM-DD`
 */
export const endWaiver = async (
  req: PayloadRequest,
  id: string,
  lastDay: string,
): Promise<WaiverEnded | { problem: 'not_found' | 'ends_before' }> => {
  const { payload } = req
  const { docs } = await payload.find({
    collection: 'fee-waivers',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [waiver] = docs
  if (!waiver) return { problem: 'not_found' }
  if (lastDay < dayOf(waiver.validFrom)) return { problem: 'ends_before' }
  await payload.update({
    collection: 'fee-waivers',
    id,
    data: { validUntil: startOf(lastDay) },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { user: idOf(waiver.user) ?? '' }
}
