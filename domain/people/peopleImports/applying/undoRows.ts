import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findUninvited } from '../../../accounts'
import { findChangedByHand, deleteMembershipsOf, releaseSeriesNumbers } from '../../../membership/memberships'
import type { PersonValues } from '../fields.schema'
import { findReferenced } from '../findReferenced'
import { compareValues } from '../matching/compareValues'
import type { StoredImport } from '../peopleImportsRepository'
import { type StoredRow, findRowsAfter, markRows } from '../peopleRowsRepository'
import { type PersonRecord, readPeople } from '../readPeople'
import { followMemberships, sourceOf } from './applyRows'
import { changePeople } from './changePeople'
import { removePeople } from './createPeople'

const ROWS_AT_ONCE = 50

type RowOfPerson = StoredRow & { user: ObjectId }
const hasPerson = (row: StoredRow): row is RowOfPerson => Boolean(row.user)

/** Whether a person is as a row made them: nothing was changed, and nothing added. */
const isAsCreated = ({ values: { person: _, ...now } }: PersonRecord, created: PersonValues): boolean => {
  // a number that was issued, and a standing that follows from the dates, are not in the file
  const said: PersonValues = {
    ...(now.number && { number: now.number }),
    ...(now.grade && { standing: 'byDates' }),
    ...created,
  }
  return compareValues(said, now).length === 0 && compareValues(now, said).length === 0
}

/**
 * Removes the people whom some rows made, but for those who were changed since, invited, or are named by other records.
 * @returns why some stay, by account
 */
const removeCreated = async (
  payload: Payload,
  rows: readonly RowOfPerson[],
): Promise<Map<string, string>> => {
  const kept = new Map<string, string>()
  const users = rows.map(({ user }) => user)
  const [records, uninvited, referenced, changed] = await Promise.all([
    readPeople(payload, users),
    findUninvited(payload, users),
    findReferenced(payload, users),
    findChangedByHand(payload, users),
  ])
  const removable = rows.filter(({ user, values }) => {
    const [id, record] = [String(user), records.get(String(user))]
    const where = referenced.get(id)
    if (where) kept.set(id, `The person has other records: ${where}.`)
    else if (record && !uninvited.has(id)) kept.set(id, 'The person was invited, or has signed in.')
    else if (record && (changed.has(id) || !isAsCreated(record, values)))
      kept.set(id, 'The person was changed since.')
    return !kept.has(id)
  })
  const gone = removable.map(({ user }) => user)
  await deleteMembershipsOf(payload, gone)
  await releaseSeriesNumbers(
    payload,
    removable.flatMap(({ user, values: { number } }) => (number ? [user] : [])),
  )
  await removePeople(payload, gone)
  return kept
}

/** Undoes what some rows changed of people who were there before. */
const restoreChanged = (
  payload: Payload,
  imported: StoredImport,
  rows: readonly RowOfPerson[],
): Promise<Map<string, string>> =>
  changePeople(
    payload,
    rows.map((row) => ({
      user: row.user,
      changes: row.changes.map(({ field, before, after }) => ({ field, before: after, after: before })),
      event: new ObjectId(),
      reason: `Import undone: ${sourceOf(imported, row)}`,
    })),
    { at: new Date(), by: imported.by ?? undefined },
  )

/**
 * Undoes the rows of a list that were carried out, but for those whose person was changed since. Safe to repeat after a
 * crash at any point.
 * @returns whether all rows were looked at
 */
export const undoRows = async (
  payload: Payload,
  imported: StoredImport,
  renew: () => Promise<boolean>,
): Promise<boolean> => {
  for (let after = 0; ;) {
    const rows = await findRowsAfter(payload, imported._id, { status: 'applied' }, after, ROWS_AT_ONCE)
    const last = rows.at(-1)
    if (!last) break
    const own = rows.filter(hasPerson)
    const kept = new Map([
      ...(await removeCreated(
        payload,
        own.filter(({ outcome }) => outcome === 'create'),
      )),
      ...(await restoreChanged(
        payload,
        imported,
        own.filter(({ outcome }) => outcome === 'change'),
      )),
    ])
    await markRows(
      payload,
      rows.map(({ _id, user }) => {
        const failure = kept.get(String(user))
        return { _id, set: failure ? { status: 'kept', failure } : { status: 'undone', failure: null } }
      }),
    )
    after = last.row
    if (!(await renew())) return false
  }
  await followMemberships(payload)
  return true
}
