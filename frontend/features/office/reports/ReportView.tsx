import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { asReader } from '../../../../collections/access/policies.schema'
import {
  REPORT_SECTIONS,
  type Report,
  type ReportSection,
  monthText,
  sectionsFor,
} from '../../../../domain/office/reports/reportTables.schema'
import { ExportLink } from '../../../components/list/ExportLink'
import { Button } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Field } from '../../../components/ui/Field'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Skeleton } from '../../../components/ui/Skeleton'
import { ViewLinks } from '../../../components/ui/ViewLinks'
import { useApp } from '../../../lib/app'
import { formText } from '../../../lib/formText'
import { useSession } from '../../../lib/session/useSession'
import { ReportTableView } from './ReportTableView'
import { type AskedReport, readAskedReport, reportAddress } from './askedReport'
import { periodPairs, reportQuery } from './reportQueries'

const MONTH_HINT = 'For example 2026-01'

const PeriodForm = ({ asked, onAsk }: { asked: AskedReport; onAsk: (asked: AskedReport) => void }) => (
  <form
    aria-label="Period"
    className="grid items-end gap-4 sm:flex sm:flex-wrap"
    onSubmit={(event) => {
      event.preventDefault()
      const form = new FormData(event.currentTarget)
      onAsk({ from: formText(form, 'from') || undefined, to: formText(form, 'to') || undefined })
    }}
  >
    <Field
      name="from"
      type="month"
      label="First month"
      hint="Left empty: the last twelve months"
      placeholder={MONTH_HINT}
      defaultValue={asked.from ?? ''}
    />
    <Field name="to" type="month" label="Last month" placeholder={MONTH_HINT} defaultValue={asked.to ?? ''} />
    <Button type="submit">Show</Button>
  </form>
)

const fileAddress = (file: string, pairs: readonly [string, string][]): string =>
  pairs.length > 0 ? `${file}?${new URLSearchParams([...pairs]).toString()}` : file

const Filled = ({ report, isStale }: { report: Report; isStale: boolean }) => {
  const shown = periodPairs(report)
  return (
    <div aria-busy={isStale || undefined} className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-2xl">{report.title}</h2>
        <p role="status" className="text-ink-soft">
          {monthText(report.from)} to {monthText(report.to)}
          {report.branch && `, ${report.branch}`}
        </p>
      </header>
      {report.tables.map((table) => (
        <ReportTableView
          key={`${report.section} ${table.id}`}
          table={table}
          csv={fileAddress(`/api/reports/${report.section}/table.csv`, [['table', table.id], ...shown])}
        />
      ))}
    </div>
  )
}

const Shown = ({ section, asked }: { section: ReportSection; asked: AskedReport }) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...reportQuery(useApp(), section, asked),
    throwOnError: false,
    retry: false,
  })
  if (data) return <Filled report={data} isStale={isPlaceholderData} />
  if (error)
    return (
      <LoadFailure
        title="Failed to load the report"
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    )
  return (
    <div role="status" className="grid max-w-text gap-4">
      <span className="sr-only">Loading…</span>
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  )
}

/** The reports that somebody reads, of a period: charts, the tables behind them and the lists behind those. */
export const ReportView = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const sections = sectionsFor(asReader(useSession().user))
  const asked = readAskedReport(search)
  const section = sections.find((one) => one === search.get('section')) ?? sections[0]
  if (!section)
    return (
      <EmptyState title="There is no report for your role">
        Reports are of a region, of a group or of everybody.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ViewLinks
        label="Reports"
        views={sections.map((one) => ({
          to: reportAddress(one, asked),
          label: REPORT_SECTIONS[one].title,
          isShown: one === section,
        }))}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <PeriodForm
          key={`${asked.from ?? ''} ${asked.to ?? ''}`}
          asked={asked}
          onAsk={(next) => void navigate(reportAddress(section, next), { preventScrollReset: true })}
        />
        <ExportLink
          href={fileAddress('/api/reports/board.pdf', periodPairs(asked))}
          label="PDF for the board"
        />
      </div>
      <Shown section={section} asked={asked} />
    </div>
  )
}
