import type { Report } from './report'
import { reportWorker } from './reportWorker'

/** The parts of the work with money, as `moneyWorker.ts` does them. */
const TITLES = {
  'nothing, for comparison': 'The event loop of an idle process, for comparison',
  invoices: '5,000 invoices created, with numbers, ledger and mails',
  preview: 'A statement of 5,000 lines matched, for its preview',
  import: 'A statement of 5,000 lines matched and imported, with payments, ledger and receipts',
  arrears: 'Arrears report over 50,000 people who owe',
} as const
export type MoneyPart = keyof typeof TITLES

/** Measures the work with money in a process of its own, on an empty database. */
export const reportMoney = (report: Report, env: Record<string, string>): Promise<void> =>
  reportWorker('moneyWorker.mjs', TITLES, report, env)
