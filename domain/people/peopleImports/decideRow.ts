import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { toRowFields } from './checkImport'
import type { RowDecisionInput } from './decision.schema'
import type { RowView } from './import.schema'
import { viewRow } from './listImports'
import { EarlierRows } from './matching/EarlierRows'
import { PeopleIndex } from './matching/PeopleIndex'
import { planRow } from './matching/planRow'
import { findImport } from './peopleImportsRepository'
import { type StoredRow, changeRow, findRow } from './peopleRowsRepository'

export type RowProblem = { problem: 'not_found' | 'changed_meanwhile' | 'not_fitting' }

/** The rows of the same file that the row was said to resemble: what they have is taken. */
const earlierOf = ({ candidates }: StoredRow): EarlierRows => {
  const before = new EarlierRows()
  for (const { row, name, number, email } of candidates)
    if (row !== undefined)
      before.add(row, { fullName: name, ...(number && { number }), ...(email && { email }) }, '')
  return before
}

/**
 * Decides whose row it is, in one conditional update: of two who decide at once, one does. It can be decided again
 * until it is carried out. What the row would do is worked out anew; carrying it out is another step.
 */
export const decideRow = async (
  { payload, user }: Pick<PayloadRequest, 'payload' | 'user'>,
  id: string,
  { revision, ...decision }: RowDecisionInput,
): Promise<RowView | RowProblem> => {
  const row = await findRow(payload, id)
  const imported = row && (await findImport(payload, row.import))
  if (!row || !imported) return { problem: 'not_found' }
  const isOpen = row.status === 'planned' && ['checked', 'imported'].includes(imported.status)
  if (!isOpen || row.revision !== revision) return { problem: 'changed_meanwhile' }
  const isAsked = row.candidates.length > 0
  const isCandidate =
    decision.action !== 'same' || row.candidates.some(({ user: one }) => one === decision.user)
  if (!isAsked || !isCandidate) return { problem: 'not_fitting' }
  const { person: _, phone: __, birthDate: ___, ...keys } = row.values
  const index = await PeopleIndex.build(payload, [
    { ...keys, ...(decision.action === 'same' && { person: decision.user }) },
  ])
  const plan = planRow(
    { row: row.row, values: row.values, problems: [] },
    {
      index,
      before: earlierOf(row),
      imported: imported._id,
      identity: row.identity,
      occurrence: row.occurrence,
      decision,
    },
  )
  const set = {
    ...toRowFields(plan),
    values: row.values,
    ...(plan.outcome === 'create' && { values: plan.values }),
    candidates: row.candidates,
    decision,
    decidedBy: user ? new ObjectId(user.id) : null,
  }
  if (!(await changeRow(payload, row, set))) return { problem: 'changed_meanwhile' }
  const changed = await findRow(payload, id)
  return changed ? viewRow(changed) : { problem: 'not_found' }
}
