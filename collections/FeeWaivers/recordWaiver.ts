import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { recordChange } from '../../domain/audit/recordChange'
import { markForRepricing } from '../../domain/money/invoices'
import type { FeeWaiver } from '../../payload-types'

const factsOf = ({ kind, percent, validFrom, validUntil }: FeeWaiver): Record<string, unknown> => ({
  kind,
  percent,
  validFrom,
  validUntil,
})

/** The author is whoever is signed in, and stays the same. */
export const setAuthor: CollectionBeforeChangeHook<FeeWaiver> = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, by: req.user.id } : data

/** Records in the audit log who gave or changed a waiver, and why; open renewals are priced again. */
export const recordWaiver: CollectionAfterChangeHook<FeeWaiver> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  const account = typeof doc.user === 'object' ? doc.user.id : doc.user
  await recordChange(req, {
    action: isNew ? 'fee-waiver.given' : 'fee-waiver.changed',
    subject: { collection: 'fee-waivers', id: doc.id },
    account,
    before: isNew ? null : factsOf(previousDoc),
    after: factsOf(doc),
    reason: doc.reason,
  })
  await markForRepricing(req.payload, account, {
    reason: isNew ? 'a waiver was given' : 'a waiver has changed',
    by: req.user?.id,
  })
}
