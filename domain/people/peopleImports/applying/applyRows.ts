import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { moveContentVersion, moveMembersVersion } from '../../../content/contentVersions'
import { reconcileMemberRoles } from '../../../membership/memberships'
import type { StoredImport } from '../peopleImportsRepository'
import { type StoredRow, findRowsAfter, markRows } from '../peopleRowsRepository'
import { changePeople } from './changePeople'
import { createPeople } from './createPeople'

/** How many rows are carried out with one write to each collection. */
const ROWS_AT_ONCE = 50

type RowOfPerson = StoredRow & { user: ObjectId }
const hasPerson = (row: StoredRow): row is RowOfPerson => Boolean(row.user)

/** File and row, as the record of a membership shows them. */
export const sourceOf = ({ name }: Pick<StoredImport, 'name'>, { row }: Pick<StoredRow, 'row'>): string =>
  `${name}, row ${row}`

/** Carries out some rows. A row that cannot be is marked with the reason, and the others go on. */
const applySlice = async (
  payload: Payload,
  imported: StoredImport,
  rows: readonly RowOfPerson[],
): Promise<void> => {
  const entering = { at: imported.importedAt ?? new Date(), by: imported.by ?? undefined }
  const people = rows.map((row) => ({
    user: row.user,
    values: row.values,
    changes: row.changes,
    event: row._id,
    reason: sourceOf(imported, row),
    outcome: row.outcome,
  }))
  const failures = new Map([
    ...(await createPeople(
      payload,
      people.filter(({ outcome }) => outcome === 'create'),
      { ...entering, peopleImport: imported._id },
    )),
    ...(await changePeople(
      payload,
      people.filter(({ outcome }) => outcome === 'change'),
      entering,
    )),
  ])
  await markRows(
    payload,
    rows.map(({ _id, user }) => {
      const failure = failures.get(String(user))
      return { _id, set: failure ? { status: 'failed', failure } : { status: 'applied', failure: null } }
    }),
  )
}

/** What follows from many memberships at once: who has the role of members, and what pages and lists show. */
export const followMemberships = async (payload: Payload): Promise<void> => {
  await reconcileMemberRoles(payload)
  await moveContentVersion(payload, 'content')
  await moveMembersVersion(payload)
}

/**
 * Carries out the rows of a list that are decided, each once. Safe to repeat after a crash at any point.
 * @param renew renews the lease; the work ends when another process has it
 * @returns whether all rows were carried out
 */
export const applyRows = async (
  payload: Payload,
  imported: StoredImport,
  renew: () => Promise<boolean>,
): Promise<boolean> => {
  for (let after = 0; ;) {
    const rows = await findRowsAfter(
      payload,
      imported._id,
      { status: 'planned', outcome: { $in: ['create', 'change', 'unchanged'] } },
      after,
      ROWS_AT_ONCE,
    )
    const last = rows.at(-1)
    if (!last) break
    await applySlice(payload, imported, rows.filter(hasPerson))
    after = last.row
    if (!(await renew())) return false
  }
  await followMemberships(payload)
  return true
}
