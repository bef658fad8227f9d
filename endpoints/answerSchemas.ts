import { z } from 'zod'
import { REGIONS } from '../collections/access/roles'
import type { HistoryEntry } from '../domain/audit/history.schema'
import { MEMBERSHIP_STATUSES } from '../domain/membership/memberships/grades.schema'
import { CURRENCIES } from '../platform/moneyFormat.schema'
import { keysOf } from '../platform/records.schema'

/** What endpoints of staff answer, as schemas. The compiler compares them with the types of the answers. */

export const text = z.string().nullable()
export const whole = z.int()
export const minor = whole.describe('In the smallest unit of the currency.')
export const currency = z.enum(keysOf(CURRENCIES))
export const moment = z.iso.datetime()
export const region = z.enum(REGIONS).nullable()
export const membershipStatus = z.enum(keysOf(MEMBERSHIP_STATUSES))
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ docs: z.array(row), totalDocs: whole, page: whole, totalPages: whole })

/** What was done. */
export const outcomeAnswer = <Outcome extends string>(...outcomes: Outcome[]) =>
  z.object({ outcome: z.enum(outcomes) })

/** What was done to a record. */
export const history = z.array(
  z.object({ at: moment, title: z.string(), by: z.string(), detail: text }),
) satisfies z.ZodType<HistoryEntry[]>

export const person = z.object({ id: z.string(), fullName: z.string() })

/** A value for each key of a table. */
export const eachOf = <Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
): z.ZodObject<Record<Key, Value>> =>
  z.object(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>)
