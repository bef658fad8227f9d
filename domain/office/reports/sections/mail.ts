import { toJubaTime } from '../../../../platform/jubaTime'
import { type ReportCell, type ReportColumn, monthText } from '../reportTables.schema'
import { type ReportedMailing, findReportedMailings } from '../reportsRepository'
import type { MakeSection } from './section.types'
import { cell, drawn } from './tableParts'

const COLUMNS: ReportColumn[] = [
  drawn('sent', 'Sent'),
  drawn('delivered', 'Delivered, as far as known'),
  drawn('bounced', 'Bounced'),
  drawn('unsubscribed', 'Unsubscribed'),
]

const cellsOf = (mailings: readonly ReportedMailing[]): ReportCell[] => {
  const sum = (count: (mailing: ReportedMailing) => number): number =>
    mailings.reduce((all, mailing) => all + count(mailing), 0)
  return [
    cell(sum(({ sent }) => sent)),
    cell(sum(({ delivered }) => delivered)),
    cell(sum(({ bounced }) => bounced)),
    cell(sum(({ unsubscribed }) => unsubscribed)),
  ]
}

/** Mailings by month, and one by one. A lead's are those to what is led. */
export const makeMail: MakeSection = async ({ payload, period, part }) => {
  const mailings = await findReportedMailings(payload, period, part)
  return [
    {
      id: 'months',
      title: 'Mails of mailings',
      note: 'By the month in which sending began. Automatic mails are not counted.',
      rowLabel: 'Month',
      columns: COLUMNS,
      rows: period.months.map((month) => ({
        id: month,
        label: monthText(month),
        cells: cellsOf(mailings.filter(({ startedAt }) => toJubaTime(startedAt).slice(0, 7) === month)),
      })),
      chart: 'bar',
    },
    {
      id: 'each',
      title: 'Each mailing',
      rowLabel: 'Mailing',
      columns: COLUMNS,
      rows: mailings.map((mailing) => ({
        id: mailing._id.toHexString(),
        label: `${mailing.subject} (${toJubaTime(mailing.startedAt).slice(0, 10)})`,
        record: { kind: 'mailing', id: mailing._id.toHexString() },
        cells: cellsOf([mailing]),
      })),
      chart: null,
    },
  ]
}
