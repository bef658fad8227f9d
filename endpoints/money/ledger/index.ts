import type { Endpoint } from 'payload'
import { arrears, arrearsCsv } from './arrears'
import { close } from './close'
import { balancesCsv, journalCsv } from './journalCsv'
import { journalXlsx } from './journalXlsx'
import { page } from './page'

/** The endpoints of the ledger, under `/api/ledger-entries`. */
export const ledgerEndpoints: Endpoint[] = [
  page,
  journalCsv,
  journalXlsx,
  balancesCsv,
  arrears,
  arrearsCsv,
  close,
]
