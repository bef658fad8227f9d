import type { Endpoint } from 'payload'
import { arrears, arrearsCsv } from './arrears'
import { auditXlsx, voucher } from './audit'
import { close } from './close'
import { balancesCsv, journalCsv } from './journalCsv'
import { journalXlsx } from './journalXlsx'
import { page } from './page'
import { transfer, transfers, undoneTransfer } from './transfers'

/** The endpoints of the ledger, under `/api/ledger-entries`. */
export const ledgerEndpoints: Endpoint[] = [
  page,
  journalCsv,
  journalXlsx,
  balancesCsv,
  auditXlsx,
  voucher,
  arrears,
  arrearsCsv,
  close,
  transfers,
  transfer,
  undoneTransfer,
]
