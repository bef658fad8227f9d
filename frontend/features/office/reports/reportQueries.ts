import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Report, ReportSection } from '../../../../domain/office/reports/reportTables.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import type { AskedReport } from './askedReport'

/** Members over years are derived from all facts, which takes a moment. */
const REPORT_TIMEOUT_MS = 60_000

/** The months of a report as the API takes them. */
export const periodPairs = ({ from, to }: AskedReport): [string, string][] => [
  ...(from ? [['from', from] satisfies [string, string]] : []),
  ...(to ? [['to', to] satisfies [string, string]] : []),
]

/** A report of a period. */
export const reportQuery = ({ api }: Pick<App, 'api'>, section: ReportSection, asked: AskedReport) =>
  queryOptions({
    queryKey: [OWN, 'reports', section, asked.from, asked.to],
    queryFn: ({ signal }) =>
      api.get<Report>(`/reports/${section}`, {
        query: periodPairs(asked),
        signal,
        timeoutMs: REPORT_TIMEOUT_MS,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
