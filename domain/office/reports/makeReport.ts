import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { REGION_LABELS } from '../../../collections/access/roles'
import {
  type Actor,
  type Branch,
  branchWith,
  hasRight,
  readsPeople,
} from '../../../collections/access/policies.schema'
import { findGroupsById } from '../../groups'
import { readReportPeriod } from './reportPeriod'
import { REPORT_SECTIONS, type Report, type ReportSection, type SectionFacts } from './reportTables.schema'
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

/** Nobody is in it: of somebody whose branch is gone. */
const NOTHING: Branch = { group: '0'.repeat(24) }

const branchOfReport = (actor: Actor, section: ReportSection): Branch | undefined => {
  const { ofBranch }: SectionFacts = REPORT_SECTIONS[section]
  return ofBranch && branchWith(actor, ofBranch)
}

/** What a report is kept to for a person; null for the whole association. */
const partFor = (actor: Actor, section: ReportSection): Branch | null =>
  readsAll(actor, section) ? null : (branchOfReport(actor, section) ?? NOTHING)

const nameOfPart = async (payload: Payload, part: Branch): Promise<string> => {
  if ('region' in part) return REGION_LABELS[part.region]
  const group = (await findGroupsById(payload, [new ObjectId(part.group)])).get(part.group)
  return group?.name ?? 'A group that is gone'
}

/**
 * Makes a report within the rights of a person: a chapter lead's is of the own region or group.
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
  const part = partFor(actor, section)
  return {
    section,
    title,
    from: period.from,
    to: period.to,
    branch: part && (await nameOfPart(payload, part)),
    madeAt: now.toISOString(),
    tables: await MAKERS[section]({ payload, period, actor, part }),
  }
}
