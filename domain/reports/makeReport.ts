import type { Payload } from 'payload'
import { REGION_LABELS, type Region } from '../../collections/access/roles'
import { type Actor, hasRight, readsPeople } from '../../collections/access/policies.schema'
import { readReportPeriod } from './reportPeriod'
import { REPORT_SECTIONS, type Report, type ReportSection } from './reportTables.schema'
import { makeApplications } from './sections/applications'
import { makeCpd } from './sections/cpd'
import { makeEvents } from './sections/events'
import { makeIncome } from './sections/income'
import { makeMail } from './sections/mail'
import { makeMembers } from './sections/members'
import { makeMovement } from './sections/movement'
import type { MakeSection } from './sections/section.types'

const MAKERS: Record<ReportSection, MakeSection> = {
  members: makeMembers,
  movement: makeMovement,
  applications: makeApplications,
  events: makeEvents,
  income: makeIncome,
  cpd: makeCpd,
  mail: makeMail,
}

/** Whether a person reads a report for the whole association. */
const readsAll = (actor: Actor, section: ReportSection): boolean => {
  if (section === 'applications') return hasRight(actor, 'memberships')
  if (section === 'events') return hasRight(actor, 'events')
  return section === 'income' || section === 'cpd' || readsPeople(actor)
}

/** The region that a report is narrowed to for a person; null for the whole association. */
const regionFor = (actor: Actor, section: ReportSection): Region | null =>
  readsAll(actor, section) ? null : (actor.chapterRegion ?? null)

/**
 * Makes a report within the rights of a person: a chapter lead's is of the own region.
 * @param asked the first and the last month, `YYYY-MM`
 * @returns undefined for a report that the person does not read
 */
export const makeReport = async (
  payload: Payload,
  actor: Actor,
  section: ReportSection,
  asked: { from?: string | undefined; to?: string | undefined },
  now = new Date(),
): Promise<Report | undefined> => {
  const { title, isFor } = REPORT_SECTIONS[section]
  if (!isFor(actor)) return undefined
  const period = readReportPeriod(asked, now)
  const region = regionFor(actor, section)
  return {
    section,
    title,
    from: period.from,
    to: period.to,
    region: region && REGION_LABELS[region],
    madeAt: now.toISOString(),
    tables: await MAKERS[section]({ payload, period, region }),
  }
}
