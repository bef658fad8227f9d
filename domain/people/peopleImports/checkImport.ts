import { createHash } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { letOthersRun } from '../../../platform/yieldLoop'
import { PEOPLE_LIMITS } from './fields.schema'
import type { RowDecision } from './import.schema'
import { type PeopleMapping, foldWord, mappingSchema } from './mapping.schema'
import { EarlierRows } from './matching/EarlierRows'
import { PeopleIndex } from './matching/PeopleIndex'
import { type RowPlan, planRow } from './matching/planRow'
import { type StoredImport, readImportContent } from './peopleImportsRepository'
import { type StoredRow, deleteRowsOf, findDecisions, insertRows } from './peopleRowsRepository'
import { type ParsedRow, identityOf, parseRow } from './reading/parseRow'
import { readPeopleTable } from './reading/readPeopleTable'

const ROWS_AT_ONCE = 100

/** What headings are known by: a list with the same ones is mapped in the same way. */
export const headingsKey = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(headings.map(foldWord)))
    .digest('base64url')

/** Reads all rows of a file. The event loop is not held. */
const parseRows = async (content: Uint8Array, mapping: PeopleMapping): Promise<ParsedRow[]> => {
  const { rows } = await readPeopleTable(content, mapping)
  const parsed: ParsedRow[] = []
  for (const [place, cells] of rows.entries()) {
    await letOthersRun()
    if (place < mapping.headerRow || cells.every((cell) => cell.trim() === '')) continue
    parsed.push(parseRow(cells, place + 1, mapping))
  }
  if (parsed.length > PEOPLE_LIMITS.rows)
    throw new UnreadableFileError(`A list may have ${PEOPLE_LIMITS.rows.toLocaleString('en')} people.`)
  return parsed
}

/** A second row about a person whom an earlier one changes already. */
const refuseTwice = (plan: RowPlan, row: number, seen: Map<string, number>): RowPlan => {
  if (!plan.user || (plan.outcome !== 'change' && plan.outcome !== 'unchanged')) return plan
  const user = plan.user.toHexString()
  const earlier = seen.get(user)
  if (earlier === undefined) seen.set(user, row)
  return earlier === undefined || plan.outcome === 'unchanged'
    ? plan
    : {
        ...plan,
        outcome: 'error',
        changes: [],
        problems: [{ field: null, message: `Row ${earlier} is about the same person.` }],
      }
}

/** A plan as the fields of its row. */
export const toRowFields = ({ outcome, user, values, problems, changes, candidates }: RowPlan) => ({
  outcome,
  // chosen now: carried out twice, it makes one account
  user: outcome === 'create' ? new ObjectId() : user,
  isCreated: outcome === 'create',
  values,
  problems,
  changes,
  candidates,
})

/**
 * Checks a list: what each row would do is stored with it, and nothing else is changed. Decisions that were made for
 * the same rows before stay. Safe to repeat after a crash at any point.
 * @param renew renews the lease; the work ends when another process has it
 * @returns whether all rows were checked
 * @throws UnreadableFileError for a file that cannot be read
 */
export const checkImport = async (
  payload: Payload,
  imported: StoredImport,
  renew: () => Promise<boolean>,
): Promise<boolean> => {
  const content = await readImportContent(payload, imported._id)
  if (!content) return true
  const parsed = await parseRows(content, mappingSchema.parse(imported.mapping))
  const decisions = new Map<string, { decision: RowDecision | null; decidedBy?: unknown }>()
  for (const { row, identity, ...decision } of await findDecisions(payload, imported._id))
    decisions.set(`${row} ${identity}`, decision)
  const index = await PeopleIndex.build(
    payload,
    parsed.map(({ values }) => values),
  )
  if (!(await renew())) return false
  await deleteRowsOf(payload, imported._id)
  const before = new EarlierRows()
  const [occurrences, seen] = [new Map<string, number>(), new Map<string, number>()]
  let waiting: StoredRow[] = []
  const now = new Date()
  for (const row of parsed) {
    await letOthersRun()
    const identity = identityOf(row.values)
    const occurrence = (occurrences.get(identity) ?? 0) + 1
    occurrences.set(identity, occurrence)
    const kept = decisions.get(`${row.row} ${identity}`)
    const context = {
      index,
      before,
      imported: imported._id,
      identity,
      occurrence,
      decision: kept?.decision ?? null,
    }
    const plan = refuseTwice(planRow(row, context), row.row, seen)
    if (plan.outcome === 'create') before.add(row.row, plan.values, identity)
    waiting.push({
      _id: new ObjectId(),
      import: imported._id,
      row: row.row,
      identity,
      occurrence,
      ...toRowFields(plan),
      decision: kept?.decision ?? null,
      decidedBy: kept?.decidedBy,
      status: 'planned',
      revision: 0,
      createdAt: now,
      updatedAt: now,
    } as unknown as StoredRow)
    if (waiting.length < ROWS_AT_ONCE) continue
    await insertRows(payload, waiting)
    waiting = []
    if (!(await renew())) return false
  }
  await insertRows(payload, waiting)
  return true
}
