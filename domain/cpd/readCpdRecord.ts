import type { Payload } from 'payload'
import { jubaYear } from '../../platform/jubaTime'
import { type CpdRecord, type CpdSummary, CPD_ENTRIES_PER_PAGE } from './cpdRecord.schema'
import { countEntries, findYears, sumHours } from './cpdRepository'
import { listCpdEntries } from './listCpdEntries'

/** The year by the association's own calendar. */
export const currentYear = (now = new Date()): number => jubaYear(now)

/** How many hours of professional development a year asks for, as staff have set it. */
export const targetHours = async (payload: Payload): Promise<number> => {
  const { cpdTargetHours } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // a rule that members may know, among settings they may not
  })
  return cpdTargetHours
}

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

/** A member's hours of a year, and the target. */
export const readCpdSummary = async (
  payload: Payload,
  user: string,
  year = currentYear(),
): Promise<CpdSummary> => {
  const [hours, target] = await Promise.all([sumHours(payload, user, year), targetHours(payload)])
  return { year, hours, targetHours: target }
}
