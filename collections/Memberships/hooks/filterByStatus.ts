import type { CollectionBeforeOperationHook, Where } from 'payload'
import { membershipsWithStatus } from '../../../domain/memberships'
import { HELD_STATUSES, type HeldStatus } from '../../../domain/memberships/exportMemberships.schema'

const OPERATORS: Record<string, string> = { $gt: 'greater_than', $lte: 'less_than_equal' }

/** A condition on dates, as the rule states it for the database, in Payload's words. */
const toWhere = (condition: Record<string, unknown>): Where => ({
  and: Object.entries(condition).map(([key, value]): Where => {
    if (key === '$or') return { or: (value as Record<string, unknown>[]).map(toWhere) }
    if (value === null) return { [key]: { exists: false } }
    const [operator = '', operand] = Object.entries(value as object)[0] ?? []
    return {
      [key]: operator === '$ne' ? { exists: true } : { [OPERATORS[operator] ?? operator]: operand as Date },
    }
  }),
})

const isHeld = (status: unknown): status is HeldStatus => HELD_STATUSES.some((one) => one === status)

const withDates = (where: Where): Where => {
  const replaced: Where = {}
  for (const [key, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) replaced[key] = condition.map(withDates)
    else if (key === 'status' && isHeld(condition.equals))
      replaced.and = [...(replaced.and ?? []), toWhere(membershipsWithStatus(condition.equals))]
    else replaced[key] = condition
  }
  return replaced
}

/** Lets memberships be filtered by their status, which is not stored: it follows from dates, and so does the filter. */
export const filterByStatus: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args && args.where ? { ...args, where: withDates(args.where) } : args
