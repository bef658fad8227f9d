import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../../collections/access/policies.schema'
import { findPendingWork } from '../../pendingWork'
import { makeReport } from '../makeReport'
import { readReportPeriod, yearBefore } from '../reportPeriod'
import { type Report, type ReportSection, sectionsFor } from '../reportTables.schema'
import { summariseForBoard } from './summariseForBoard'

/** The reports that the first page compares with the year before. */
const COMPARED: readonly ReportSection[] = ['members', 'movement', 'applications', 'events', 'income']

/**
 * The board's report: a first page that is read in two minutes, and all reports that a person reads as its appendix.
 * @param asked the first and the last month, `YYYY-MM`
 */
export const drawBoardReport = async (
  req: PayloadRequest,
  actor: Actor,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Buffer> => {
  const { payload } = req
  const now = new Date()
  const made = async (
    sections: readonly ReportSection[],
    period: { from?: string | undefined; to?: string | undefined },
  ): Promise<Report[]> => {
    const reports: Report[] = []
    for (const section of sections) {
      const report = await makeReport(payload, actor, section, period, now)
      if (report) reports.push(report)
    }
    return reports
  }
  const sections = sectionsFor(actor)
  const reports = await made(sections, asked)
  const before = await made(
    sections.filter((section) => COMPARED.includes(section)),
    yearBefore(readReportPeriod(asked, now)),
  )
  const [site, work, { renderBoardReport }] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, req, overrideAccess: false }),
    findPendingWork(req),
    import('./renderBoardReport'), // loaded when needed: seldom used and large
  ])
  return renderBoardReport(reports, summariseForBoard(reports, before, work), {
    association: site.name,
    madeAt: now.toISOString(),
  })
}
