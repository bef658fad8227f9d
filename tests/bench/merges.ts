import type { Report } from './report'
import { reportWorker } from './reportWorker'

/** The parts, as `mergesWorker.ts` does them. */
const TITLES = {
  merges: '300 merges of 60 people, 8 at once, each undone: the database is as before',
} as const
export type MergesPart = keyof typeof TITLES

/** Merges people in a process of its own, on an empty database; ends with an error where something is left. */
export const reportMerges = (report: Report, env: Record<string, string>): Promise<void> =>
  reportWorker('mergesWorker.mjs', TITLES, report, env)
