import { type Collection, type Document, ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { StatementImport, StatementLine } from '../../../payload-types'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { leasedRuns } from '../../../platform/leasedRuns'
import type { Stored } from '../../../platform/stored.types'
import type { ImportStatus, LineStatus } from './line.schema'

/** A line as the database has it. */
export type StoredLine = Stored<StatementLine>
/** A file as the database has it; without what is in it. */
export type StoredImport = Stored<StatementImport, 'leaseUntil'>

const linesOf = (payload: Payload): Collection<StoredLine> =>
  modelOf(payload, 'statement-lines').collection as unknown as Collection<StoredLine>
/** The native collection: the file's bytes are no field that Payload has. */
const importsOf = (
  payload: Payload,
): Collection<StoredImport & { content?: { buffer: Uint8Array } | null }> =>
  modelOf(payload, 'statement-imports').collection as unknown as Collection<
    StoredImport & { content?: { buffer: Uint8Array } | null }
  >

const toId = (id: string | ObjectId): ObjectId => (typeof id === 'string' ? new ObjectId(id) : id)
const WITHOUT_CONTENT = { content: 0 }
/** How many lines are read out of one answer of the database: thousands at once would hold the event loop. */
const BATCH = 250

export type NewImport = Pick<StoredImport, 'name' | 'account' | 'method' | 'format'> & { by: string }

/** Stores a file that is not imported yet. */
export const createImport = async (
  payload: Payload,
  { by, ...fields }: NewImport,
  content: Uint8Array,
): Promise<string> => {
  const now = new Date()
  const { insertedId } = await importsOf(payload).insertOne({
    _id: new ObjectId(),
    ...fields,
    by: toId(by),
    status: 'draft',
    content: Buffer.from(content),
    createdAt: now,
    updatedAt: now,
  } as never)
  return insertedId.toHexString()
}

export const findImport = (payload: Payload, id: string | ObjectId): Promise<StoredImport | null> =>
  importsOf(payload).findOne({ _id: toId(id) }, { projection: WITHOUT_CONTENT })

/** The bytes of a file; null once its lines are stored. */
export const readImportContent = async (payload: Payload, id: ObjectId): Promise<Uint8Array | null> =>
  (await importsOf(payload).findOne({ _id: id }, { projection: { content: 1 } }))?.content?.buffer ?? null

/** The latest files, without drafts of others. */
export const findImports = (payload: Payload, limit: number): Promise<StoredImport[]> =>
  importsOf(payload)
    .find({ status: { $ne: 'draft' } }, { projection: WITHOUT_CONTENT })
    .sort({ _id: -1 })
    .limit(limit)
    .toArray()

/** The mapping with which the latest statement of an account was imported. */
export const findMapping = async (payload: Payload, account: string): Promise<unknown> =>
  (
    await importsOf(payload).findOne(
      { account, format: 'csv', status: { $ne: 'draft' }, mapping: { $ne: null } },
      { projection: { mapping: 1 }, sort: { _id: -1 } },
    )
  )?.mapping

const runsOf = (payload: Payload) => leasedRuns(importsOf(payload), ['importing', 'undoing'])

/** Moves an import from one status to another, in one conditional update. Returns whether this call did. */
export const moveImport = (
  payload: Payload,
  id: ObjectId,
  from: ImportStatus,
  to: ImportStatus,
  set: Document = {},
): Promise<boolean> => runsOf(payload).move(id, from, to, set)

/** Claims the work on an import for a time, for one of several processes; again by the same to go on. */
export const claimImport = (
  payload: Payload,
  id: ObjectId,
  leaseMs: number,
  current: Date | null,
): Promise<Date | null> => runsOf(payload).claim(id, leaseMs, current)

/** Ends the work on an import. */
export const completeImport = (
  payload: Payload,
  id: ObjectId,
  from: ImportStatus,
  to: ImportStatus,
): Promise<void> =>
  runsOf(payload).complete(id, from, to, {
    set: to === 'imported' ? { importedAt: new Date() } : {},
    unset: { content: 1 },
  })

export const findUnfinalisedImports = (payload: Payload): Promise<ObjectId[]> =>
  runsOf(payload).findUnfinalised()

/** Removes files that nobody imported. */
export const removeDrafts = async (payload: Payload, before: Date): Promise<void> => {
  await importsOf(payload).deleteMany({
    status: 'draft',
    _id: { $lt: ObjectId.createFromTime(before.getTime() / 1000) },
  })
}

/** Stores lines, but for those whose fingerprint is stored. */
export const insertLines = async (payload: Payload, lines: Omit<StoredLine, '_id'>[]): Promise<void> => {
  if (lines.length === 0) return
  try {
    await linesOf(payload).insertMany(lines as StoredLine[], { ordered: false })
  } catch (error) {
    const { writeErrors } = error as { writeErrors?: { code?: number }[] | { code?: number } }
    const errors = [writeErrors ?? []].flat()
    if (errors.length === 0 ? !isDuplicateKey(error) : errors.some(({ code }) => code !== 11000)) throw error
  }
}

/** The lines of a day and an amount that other files brought, of whatever account. */
export const findLinesLike = (
  payload: Payload,
  lines: readonly Pick<StoredLine, 'day' | 'amountMinor'>[],
): Promise<StoredLine[]> =>
  linesOf(payload)
    .find(
      { $or: lines.map(({ day, amountMinor }) => ({ day, amountMinor })), status: { $ne: 'undone' } },
      { batchSize: BATCH },
    )
    .limit(20 * lines.length)
    .toArray()

/** The accounts of some imports, by their ids. */
export const findImportAccounts = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, string>> =>
  new Map(
    (
      await importsOf(payload)
        .find({ _id: { $in: [...ids] } }, { projection: { account: 1 } })
        .toArray()
    ).map(({ _id, account }) => [_id.toHexString(), account]),
  )

/** Which of some fingerprints are stored. */
export const findFingerprints = async (payload: Payload, fingerprints: string[]): Promise<Set<string>> =>
  new Set(
    (
      await linesOf(payload)
        .find(
          { fingerprint: { $in: fingerprints } },
          { projection: { _id: 0, fingerprint: 1 }, batchSize: BATCH },
        )
        .toArray()
    ).map(({ fingerprint }) => fingerprint),
  )

export const findLine = (payload: Payload, id: string | ObjectId): Promise<StoredLine | null> =>
  linesOf(payload).findOne({ _id: toId(id) })

/** The lines of an import with a status, in their order. */
export const findLinesOf = (
  payload: Payload,
  imported: ObjectId,
  where: { status?: LineStatus | { $in: LineStatus[] }; needsFinalising?: true } = {},
): Promise<StoredLine[]> =>
  linesOf(payload)
    .find({ import: imported, ...where } as never, { batchSize: BATCH })
    .sort({ row: 1, _id: 1 })
    .toArray()

/** The lines with a status, the oldest first. @param direction -1 for the latest first */
export const findLinesByStatus = (
  payload: Payload,
  where: Document,
  limit: number,
  direction: 1 | -1 = 1,
): Promise<StoredLine[]> =>
  linesOf(payload).find(where).sort({ day: direction, _id: direction }).limit(limit).toArray()

/**
 * Changes a line that nobody has changed since it was read, in one conditional update.
 * @returns whether this call did; `taken` when another line is that payment
 */
export const changeLine = async (
  payload: Payload,
  { _id, revision }: Pick<StoredLine, '_id' | 'revision'>,
  from: readonly LineStatus[],
  set: Document,
): Promise<boolean | 'taken'> => {
  try {
    const { modifiedCount } = await linesOf(payload).updateOne(
      { _id, revision, status: { $in: [...from] } },
      { $set: set, $inc: { revision: 1 } },
    )
    return modifiedCount > 0
  } catch (error) {
    if (isDuplicateKey(error)) return 'taken'
    throw error
  }
}

/** Notes what became of a line, unless it has changed since it was read. */
export const completeLine = async (
  payload: Payload,
  { _id, revision }: Pick<StoredLine, '_id' | 'revision'>,
  set: Document,
): Promise<void> => {
  await linesOf(payload).updateOne(
    { _id, revision },
    { $set: { ...set, needsFinalising: false }, $unset: { replaces: 1 } },
  )
}

/**
 * Frees a line whose import is undone: it can be imported again. Returns false when it has changed since it
 * was read.
 */
export const freeLine = async (
  payload: Payload,
  { _id, revision }: Pick<StoredLine, '_id' | 'revision'>,
): Promise<boolean> => {
  const { matchedCount } = await linesOf(payload).updateOne(
    { _id, revision, needsFinalising: { $ne: true } },
    {
      $set: { status: 'undone', fingerprint: `undone:${_id.toHexString()}`, needsFinalising: false },
      $unset: { payment: 1, refund: 1 },
      $inc: { revision: 1 },
    },
  )
  return matchedCount > 0
}

/** The lines that were booked as transfers, the latest first. */
export const findTransferLines = (payload: Payload, limit: number): Promise<StoredLine[]> =>
  linesOf(payload)
    .find({ status: 'done', outcome: 'transfer' })
    .sort({ day: -1, _id: -1 })
    .limit(limit)
    .toArray()

/** What lines sum up to: those to decide, those set aside, and those that were booked as payments. */
export const sumLines = async (
  payload: Payload,
  where: Document,
): Promise<{ toDecideMinor: number; setAsideMinor: number; paymentsMinor: number }> => {
  const sumIf = (condition: Document): Document => ({ $sum: { $cond: [condition, '$amountMinor', 0] } })
  const [sums] = await linesOf(payload)
    .aggregate<{ toDecideMinor: number; setAsideMinor: number; paymentsMinor: number }>([
      { $match: { ...where, status: { $in: ['new', 'question', 'ready', 'done', 'ignored'] } } },
      {
        $group: {
          _id: null,
          toDecideMinor: sumIf({ $in: ['$status', ['new', 'question', 'ready']] }),
          setAsideMinor: sumIf({ $eq: ['$status', 'ignored'] }),
          paymentsMinor: sumIf({
            $and: [{ $eq: ['$status', 'done'] }, { $ne: ['$outcome', 'transfer'] }],
          }),
        },
      },
      { $project: { _id: 0 } },
    ])
    .toArray()
  return sums ?? { toDecideMinor: 0, setAsideMinor: 0, paymentsMinor: 0 }
}

/** The lines that take payments back. */
export const findReversalsOf = (payload: Payload, payments: ObjectId[]): Promise<StoredLine[]> =>
  linesOf(payload)
    .find({ reverses: { $in: payments }, status: { $ne: 'undone' } })
    .toArray()

/** Which of some payments are lines of statements already. */
export const findTakenPayments = async (payload: Payload, payments: ObjectId[]): Promise<Set<string>> =>
  new Set(
    (
      await linesOf(payload)
        .find({ payment: { $in: payments } }, { projection: { _id: 0, payment: 1 }, batchSize: BATCH })
        .toArray()
    ).map(({ payment }) => String(payment)),
  )

/** Which of some pay-backs are lines of statements already. */
export const findTakenRefunds = async (payload: Payload, refunds: string[]): Promise<Set<string>> =>
  new Set(
    (
      await linesOf(payload)
        .find({ refund: { $in: refunds } }, { projection: { _id: 0, refund: 1 }, batchSize: BATCH })
        .toArray()
    ).map(({ refund }) => String(refund)),
  )

/** How many lines of some imports have each outcome; a line that is not looked at yet has none. */
export const countOutcomes = async (
  payload: Payload,
  imports: ObjectId[],
): Promise<{ import: string; outcome: string; count: number }[]> =>
  (
    await linesOf(payload)
      .aggregate<{ _id: { import: ObjectId; outcome: string }; count: number }>([
        { $match: { import: { $in: imports }, outcome: { $ne: null } } },
        { $group: { _id: { import: '$import', outcome: '$outcome' }, count: { $sum: 1 } } },
      ])
      .toArray()
  ).map(({ _id, count }) => ({ import: _id.import.toHexString(), outcome: _id.outcome, count }))

/** Removes from the lines of an account's payments what names its person. Safe to repeat. */
export const erasePayerOfLines = async (payload: Payload, user: string): Promise<void> => {
  await linesOf(payload).updateMany(
    { user: toId(user) },
    { $set: { payer: '', text: '' }, $unset: { suggestions: 1 } },
  )
}
