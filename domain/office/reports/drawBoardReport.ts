import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/policies.schema'
import { makeReport } from './makeReport'
import { type Report, sectionsFor } from './reportTables.schema'

/**
 * All reports that a person reads, as one PDF for the board.
 * @param asked the first and the last month, `YYYY-MM`
 */
export const drawBoardReport = async (
  req: PayloadRequest,
  actor: Actor,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Buffer> => {
  const { payload } = req
  const now = new Date()
  const reports: Report[] = []
  for (const section of sectionsFor(actor)) {
    const report = await makeReport(payload, actor, section, asked, now)
    if (report) reports.push(report)
  }
  const [site, { renderReports }] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, req, overrideAccess: false }),
    import('./renderReports'), // loaded when needed: seldom used and large
  ])
  return renderReports(reports, { association: site.name, madeAt: now.toISOString() })
}
