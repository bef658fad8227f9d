import type { CollectionBeforeOperationHook, Where, WhereField } from 'payload'
import {
  type DateCondition,
  type DatesCondition,
  membershipsWithStatus,
} from '../../../domain/membership/memberships'
import {
  HELD_STATUSES,
  type HeldStatus,
} from '../../../domain/membership/memberships/exportMemberships.schema'

const toField = (condition: DateCondition): WhereField => {
  if (condition === null) return { exists: false }
  if ('$ne' in condition) return { exists: true }
  return '$gt' in condition ? { greater_than: condition.$gt } : { less_than_equal: condition.$lte }
}

/** A condition of the database on dates as a query of Payload. */
const toWhere = ({ $or, ...dates }: DatesCondition): Where => ({
  and: [
    ...Object.entries(dates).map(([name, condition]): Where => ({ [name]: toField(condition) })),
    ...($or ? [{ or: $or.map(toWhere) }] : []),
  ],
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
