import { toJubaTime } from '../../../../platform/jubaTime'
import { monthText } from '../reportTables.schema'
import { findReportedEvents } from '../reportsRepository'
import type { MakeSection } from './section.types'
import { cell, drawn, monthSpan, where } from './tableParts'

/** Events by month, and one by one. */
export const makeEvents: MakeSection = async ({ payload, period, part }) => {
  const events = await findReportedEvents(payload, period, part)
  const inMonth = (month: string) =>
    events.filter(({ eventDate }) => toJubaTime(eventDate).slice(0, 7) === month)
  const sumOf = (month: string, field: 'registered' | 'attended'): number =>
    inMonth(month).reduce((sum, event) => sum + event[field], 0)
  return [
    {
      id: 'months',
      title: 'Events and registrations',
      note: 'Published events that were not cancelled. Attended: those whom staff marked as there.',
      rowLabel: 'Month',
      columns: [
        drawn('events', 'Events'),
        drawn('registrations', 'Registrations'),
        drawn('attended', 'Attended'),
      ],
      rows: period.months.map((month) => ({
        id: month,
        label: monthText(month),
        cells: [
          cell(inMonth(month).length),
          cell(sumOf(month, 'registered'), {
            subject: 'registrations',
            conditions: [where('eventOn', 'in', monthSpan(month))],
          }),
          cell(sumOf(month, 'attended')),
        ],
      })),
      chart: 'bar',
    },
    {
      id: 'each',
      title: 'Each event',
      rowLabel: 'Event',
      columns: [drawn('registrations', 'Registrations'), drawn('attended', 'Attended')],
      rows: events.map(({ _id, title, eventDate, registered, attended }) => ({
        id: _id.toHexString(),
        label: `${title} (${toJubaTime(eventDate).slice(0, 10)})`,
        record: { kind: 'event', id: _id.toHexString() },
        cells: [
          cell(registered, {
            subject: 'registrations',
            conditions: [where('event', 'is', _id.toHexString())],
          }),
          cell(attended, {
            subject: 'people',
            conditions: [where('attended', 'is', _id.toHexString())],
          }),
        ],
      })),
      chart: null,
    },
  ]
}
