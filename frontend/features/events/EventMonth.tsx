import { useSuspenseQuery } from '@tanstack/react-query'
import { type EventFilter, filterEvents, isFiltered } from '../../../domain/events/eventFilter.schema'
import { isShownMonth, moveMonth, weeksOfMonth } from '../../../domain/events/months.schema'
import type { Event } from '../../../payload-types'
import { Icon } from '../../components/ui/Icon'
import { Link } from '../../components/ui/Link'
import { useApp } from '../../lib/app'
import { formatDay, formatTime } from '../../lib/dates'
import { eventListMessages } from '../../lib/messages/eventListMessages'
import { todayInJuba } from '../../lib/todayInJuba'
import { paths } from '../../paths'
import { seatCountsQuery } from './eventQueries'
import { eventsByDay, monthQuery } from './monthQuery'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `March 2026` */
export const nameOfMonth = (month: string): string => formatDay(`${month}-01`).slice('1 '.length)

const DayEvents = ({ events, day }: { events: readonly Event[]; day: string }) => (
  <ul className="grid gap-2">
    {events.map(({ id, slug, title, eventDate, isCancelled }) => (
      <li key={id} className="text-sm">
        <Link to={paths.event.build(slug)} className="link block break-words py-1">
          {todayInJuba(new Date(eventDate)) === day && (
            <span className="text-ink-soft tabular-nums">{formatTime(eventDate)} </span>
          )}
          <bdi className={isCancelled ? 'line-through' : ''}>{title}</bdi>
          {isCancelled && ' (cancelled)'}
        </Link>
      </li>
    ))}
  </ul>
)

const Months = ({ month, filter }: { month: string; filter: EventFilter }) => {
  const steps = [
    { to: moveMonth(month, -1), rel: 'prev' },
    { to: moveMonth(month, 1), rel: 'next' },
  ].filter(({ to }) => isShownMonth(to, todayInJuba()))
  return (
    <nav aria-label="Months" className="mb-6 flex flex-wrap gap-3 print:hidden">
      {steps.map(({ to, rel }) => (
        <Link key={to} to={paths.eventMonth.build(to, filter)} rel={rel} className="btn">
          {rel === 'prev' && <Icon name="back" />}
          {nameOfMonth(to)}
          {rel === 'next' && <Icon name="arrow" />}
        </Link>
      ))}
    </nav>
  )
}

/** The events of a month: a table of its weeks, and on a phone a list of the days that have some. */
export const EventMonth = ({ month, filter }: { month: string; filter: EventFilter }) => {
  const app = useApp()
  const { data } = useSuspenseQuery(monthQuery(app, month))
  const { data: seats } = useSuspenseQuery(seatCountsQuery(app))
  const weeks = weeksOfMonth(month)
  const today = todayInJuba()
  const byDay = eventsByDay(filterEvents(data, filter, seats), weeks.flat())
  const busy = weeks.flat().filter((day) => day.startsWith(month) && byDay.get(day)?.length)
  return (
    <>
      <Months month={month} filter={filter} />
      {isFiltered(filter) && (
        <p className="mb-6 text-ink-soft">
          Only events of the filter are shown.{' '}
          <Link to={paths.eventMonth.build(month)} className="link inline-flex min-h-11 items-center">
            Show all
          </Link>
        </p>
      )}
      {busy.length === 0 && <p className="mb-6">{eventListMessages.noneInMonth}</p>}
      <ul className="grid gap-5 lg:hidden">
        {busy.map((day) => (
          <li key={day}>
            <h2 className="mb-1 text-lg">{formatDay(day)}</h2>
            <DayEvents events={byDay.get(day) ?? []} day={day} />
          </li>
        ))}
      </ul>
      <table className="w-full table-fixed border-collapse max-lg:hidden">
        <caption className="sr-only">Events of {nameOfMonth(month)}, in Juba time</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" className="p-2 text-start text-sm text-ink-soft" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <td
                  key={day}
                  aria-current={day === today ? 'date' : undefined}
                  className={`h-24 border border-rule p-2 align-top ${day === today ? 'bg-nile-wash' : ''}`}
                >
                  <time
                    dateTime={day}
                    className={`text-sm tabular-nums ${day.startsWith(month) ? 'font-semibold' : 'text-ink-soft'}`}
                  >
                    {Number(day.slice(-2))}
                  </time>
                  <DayEvents events={byDay.get(day) ?? []} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
