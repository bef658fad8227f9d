import type { Report } from './report'
import { reportWorker } from './reportWorker'

/** The parts of an import of people, as `peopleImportWorker.ts` does them. */
const TITLES = {
  check: 'A list of 5,000 messy rows (CSV) checked',
  import: 'The list carried out: accounts, profiles, memberships, numbers, facts and roles',
  again: 'The same list checked and carried out again: nothing changes',
  edited: 'The list with 500 corrected grades checked and carried out',
  undoneEdit: 'The corrected list undone',
  undone: 'The first list undone',
  workbook: 'The same 5,000 rows as a workbook (XLSX) checked',
} as const
export type PeopleImportPart = keyof typeof TITLES

const MINUTE_MS = 60_000

/** Measures an import of people in a process of its own, on an empty database. */
export const reportPeopleImport = (report: Report, env: Record<string, string>): Promise<void> =>
  reportWorker('peopleImportWorker.mjs', TITLES, report, env, { check: MINUTE_MS / 2, import: MINUTE_MS / 2 })
