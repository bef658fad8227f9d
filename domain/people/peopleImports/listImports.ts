import type { Payload } from 'payload'
import { countInvitable } from '../../accounts'
import type { ImportView, RowOutcome, RowPage, RowStatus, RowView } from './import.schema'
import { findImport, findImports } from './peopleImportsRepository'
import { type StoredRow, countRows, findRowPage } from './peopleRowsRepository'

const READY: readonly RowOutcome[] = ['create', 'change', 'unchanged']
const SHOWN_IMPORTS = 20
const ROWS_A_PAGE = 50

/** The latest lists, with what their rows are and became. */
export const listPeopleImports = async (payload: Payload): Promise<ImportView[]> => {
  const imports = await findImports(payload, SHOWN_IMPORTS)
  const counts = await countRows(
    payload,
    imports.map(({ _id }) => _id),
  )
  return Promise.all(
    imports.map(async ({ _id, name, status, format, importedAt, failure }): Promise<ImportView> => {
      const id = _id.toHexString()
      const own = counts.filter((each) => each.import === id)
      const sum = (key: 'outcome' | 'status'): Record<string, number> => {
        const sums: Record<string, number> = {}
        for (const each of own) sums[each[key]] = (sums[each[key]] ?? 0) + each.count
        return sums
      }
      return {
        id,
        name,
        status,
        format,
        failure: failure ?? null,
        createdAt: _id.getTimestamp().toISOString(),
        importedAt: importedAt?.toISOString() ?? null,
        outcomes: sum('outcome'),
        statuses: sum('status'),
        ready: own
          .filter(({ outcome, status: is }) => is === 'planned' && READY.includes(outcome))
          .reduce((total, { count }) => total + count, 0),
        rowCount: own.reduce((total, { count }) => total + count, 0),
        ...(status === 'imported' ? await countInvitable(payload, _id) : { invitable: 0, invited: 0 }),
      }
    }),
  )
}

/** A row as staff read it. */
export const viewRow = (row: StoredRow): RowView => ({
  id: row._id.toHexString(),
  row: row.row,
  outcome: row.outcome,
  status: row.status,
  name: row.values.fullName ?? '',
  user:
    row.isCreated && row.status !== 'applied' && row.status !== 'kept'
      ? null
      : (row.user?.toHexString() ?? null),
  values: row.values,
  problems: row.problems,
  changes: row.changes,
  candidates: row.candidates,
  decision: row.decision,
  failure: row.failure ?? null,
  revision: row.revision,
})

/** A page of the rows of a list; null without it. */
export const listRows = async (
  payload: Payload,
  id: string,
  { page, ...where }: { page: number; outcome?: RowOutcome; status?: RowStatus },
): Promise<RowPage | null> => {
  const imported = await findImport(payload, id)
  if (!imported) return null
  const { rows, count } = await findRowPage(payload, imported._id, where, { page, limit: ROWS_A_PAGE })
  return { rows: rows.map(viewRow), count, page, pages: Math.max(1, Math.ceil(count / ROWS_A_PAGE)) }
}
