import type { Payload } from 'payload'
import { CPD_ENTRIES_PER_PAGE, type CpdRecord } from './cpdRecord.schema'
import { countEntries, findYears } from './cpdRepository'
import { currentYear } from './currentYear'
import { listCpdEntries } from './listCpdEntries'
import { readCpdSummary } from './readCpdSummary'

/** A page of a member's entries of a year, what the year adds up to, and the years with entries. */
export const readCpdRecord = async (
  payload: Payload,
  user: string,
  { year = currentYear(), page: askedPage }: { year?: number; page: number },
): Promise<CpdRecord> => {
  const totalDocs = await countEntries(payload, user, year)
  const totalPages = Math.ceil(totalDocs / CPD_ENTRIES_PER_PAGE)
  const page = Math.max(Math.min(askedPage, totalPages), 1) // the last page may have lost its last entry
  const [years, summary, docs] = await Promise.all([
    findYears(payload, user),
    readCpdSummary(payload, user, year),
    listCpdEntries(payload, user, year, {
      skip: (page - 1) * CPD_ENTRIES_PER_PAGE,
      limit: CPD_ENTRIES_PER_PAGE,
    }),
  ])
  const listedYears = [...new Set([currentYear(), ...years])].sort((a, b) => b - a)
  return { ...summary, years: listedYears, docs, totalDocs, page, totalPages }
}
