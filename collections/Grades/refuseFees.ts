import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { feeProblems } from '../../domain/membership/grades'
import { toFields } from '../../platform/toFields'

/**
 * Refuses fees that are no amounts, with each field named, of drafts too. Before the operation, because Payload makes a
 * number of every text that begins with one: `12abc` would be 12, `1,250` would be 1.
 */
export const refuseFees: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const errors = feeProblems(toFields(toFields(args).data).fees)
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
}
