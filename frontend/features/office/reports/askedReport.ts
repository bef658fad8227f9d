import type { ReportSection } from '../../../../domain/office/reports/reportTables.schema'
import { deskPaths } from '../../../deskPaths'

/** The months of a report, `YYYY-MM`; without them it is of the last twelve. */
export interface AskedReport {
  from: string | undefined
  to: string | undefined
}

const monthOf = (text: string | null): string | undefined => (text === null || text === '' ? undefined : text)

/** Reads the months of an address. The server says what is wrong with them. */
export const readAskedReport = (search: URLSearchParams): AskedReport => ({
  from: monthOf(search.get('from')),
  to: monthOf(search.get('to')),
})

/** The address of a report. */
export const reportAddress = (section: ReportSection, { from, to }: AskedReport): string => {
  const pairs = { section, ...(from && { from }), ...(to && { to }) }
  return `${deskPaths.reports.build()}?${new URLSearchParams(pairs).toString()}`
}
