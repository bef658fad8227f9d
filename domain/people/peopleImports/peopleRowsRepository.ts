import { type Collection, type Document, type Filter, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { PeopleImportRow } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { insertMissing } from '../../../platform/insertMissing'
import type { Stored } from '../../../platform/stored.types'
import type { CellProblem, PersonValues } from './fields.schema'
import type { Candidate, FieldChange, RowDecision, RowOutcome, RowStatus } from './import.schema'

/** A row as the database has it. */
export type StoredRow = Omit<
  Stored<PeopleImportRow>,
  'values' | 'problems' | 'changes' | 'candidates' | 'decision'
> & {
  values: PersonValues
  problems: CellProblem[]
  changes: FieldChange[]
  candidates: Candidate[]
  decision: RowDecision | null
}

const rowsOf = (payload: Payload): Collection<StoredRow> =>
  modelOf(payload, 'people-import-rows').collection as unknown as Collection<StoredRow>

/** How many rows are read out of one answer of the database: thousands at once would hold the event loop. */
const BATCH = 250

/** Stores rows, but for those that are stored already. */
export const insertRows = async (payload: Payload, rows: readonly StoredRow[]): Promise<void> => {
  await insertMissing(rowsOf(payload), rows as never)
}

export const deleteRowsOf = async (payload: Payload, imported: ObjectId): Promise<void> => {
  await rowsOf(payload).deleteMany({ import: imported })
}

export const findRow = (payload: Payload, id: string | ObjectId): Promise<StoredRow | null> =>
  rowsOf(payload).findOne({ _id: typeof id === 'string' ? new ObjectId(id) : id })

/** Rows of an import after a row, in their order. */
export const findRowsAfter = (
  payload: Payload,
  imported: ObjectId,
  where: Filter<StoredRow>,
  after: number,
  limit: number,
): Promise<StoredRow[]> =>
  rowsOf(payload)
    .find({ ...where, import: imported, row: { $gt: after } } as Filter<StoredRow>, { batchSize: BATCH })
    .sort({ row: 1 })
    .limit(limit)
    .toArray()

/** A page of the rows of an import, and how many there are. */
export const findRowPage = async (
  payload: Payload,
  imported: ObjectId,
  where: { outcome?: RowOutcome; status?: RowStatus },
  { page, limit }: { page: number; limit: number },
): Promise<{ rows: StoredRow[]; count: number }> => {
  const filter = { import: imported, ...where } as Filter<StoredRow>
  const [rows, count] = await Promise.all([
    rowsOf(payload)
      .find(filter)
      .sort({ row: 1 })
      .skip((page - 1) * limit)
      .limit(limit)
      .toArray(),
    rowsOf(payload).countDocuments(filter),
  ])
  return { rows, count }
}

/** How many rows of some imports have each outcome and status. */
export const countRows = async (
  payload: Payload,
  imports: readonly ObjectId[],
): Promise<{ import: string; outcome: RowOutcome; status: RowStatus; count: number }[]> =>
  (
    await rowsOf(payload)
      .aggregate<{ _id: { import: ObjectId; outcome: RowOutcome; status: RowStatus }; count: number }>([
        { $match: { import: { $in: [...imports] } } },
        {
          $group: { _id: { import: '$import', outcome: '$outcome', status: '$status' }, count: { $sum: 1 } },
        },
      ])
      .toArray()
  ).map(({ _id, count }) => ({ ..._id, import: _id.import.toHexString(), count }))

/** What is known of a row from other imports: whose it was, or that staff left it out. */
export type KnownRow = Pick<
  StoredRow,
  'identity' | 'occurrence' | 'user' | 'status' | 'outcome' | 'decision' | 'import'
>

/** Rows of the same identities that were carried out or left out, of any import; the latest last. */
export const findKnownRows = (payload: Payload, identities: readonly string[]): Promise<KnownRow[]> =>
  rowsOf(payload)
    .find<KnownRow>(
      {
        identity: { $in: [...identities] },
        $or: [{ status: { $in: ['applied', 'kept'] } }, { 'decision.action': 'leaveOut' }],
      },
      {
        projection: { identity: 1, occurrence: 1, user: 1, status: 1, outcome: 1, decision: 1, import: 1 },
        batchSize: BATCH,
      },
    )
    .sort({ _id: 1 })
    .toArray()

/** Decisions of an import that is checked again. */
export const findDecisions = (
  payload: Payload,
  imported: ObjectId,
): Promise<Pick<StoredRow, 'row' | 'identity' | 'decision' | 'decidedBy'>[]> =>
  rowsOf(payload)
    .find<Pick<StoredRow, 'row' | 'identity' | 'decision' | 'decidedBy'>>(
      { import: imported, decision: { $ne: null } },
      { projection: { row: 1, identity: 1, decision: 1, decidedBy: 1 } },
    )
    .toArray()

/** Changes a row that nobody has changed since it was read. Returns whether this call did. */
export const changeRow = async (
  payload: Payload,
  { _id, revision }: Pick<StoredRow, '_id' | 'revision'>,
  set: Document,
): Promise<boolean> => {
  const { modifiedCount } = await rowsOf(payload).updateOne(
    { _id, revision },
    { $set: set, $inc: { revision: 1 } },
  )
  return modifiedCount > 0
}

/** Notes what became of several rows, each in one step. */
export const markRows = async (
  payload: Payload,
  marks: readonly { _id: ObjectId; set: Document }[],
): Promise<void> => {
  if (marks.length === 0) return
  await rowsOf(payload).bulkWrite(
    marks.map(({ _id, set }) => ({
      updateOne: { filter: { _id }, update: { $set: set, $inc: { revision: 1 } } },
    })),
    { ordered: false },
  )
}

/** Removes the rows about a person. Safe to repeat. */
export const eraseRowsOf = async (payload: Payload, user: string): Promise<void> => {
  await rowsOf(payload).deleteMany({ user: new ObjectId(user) })
  await rowsOf(payload).updateMany(
    { 'candidates.user': user },
    {
      $pull: { candidates: { user } } as never,
    },
  )
}
