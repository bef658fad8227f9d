import { endOfMonth, yearsOf } from '../reportPeriod'
import { readStates } from './readStates'
import type { MakeSection } from './section.types'
import { cell, drawn, undrawn } from './tableParts'

const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10

/**
 * Who was a member at the end of one year and of the next: joined, left and retained. The members at the start, plus
 * who joined, less who left, are those at the end.
 */
export const makeMovement: MakeSection = async ({ payload, period, part }) => {
  const years = yearsOf(period)
  const first = years[0] ?? 0
  const moments = [first - 1, ...years].map((year) => endOfMonth(`${year}-12`, period.now))
  const counts = years.map(() => ({ before: 0, joined: 0, left: 0, retained: 0, after: 0 }))
  await readStates({ payload, part }, moments, ({ states }) => {
    const isMember = states.map((state) => state?.status === 'active' || state?.status === 'grace')
    for (const [place, count] of counts.entries()) {
      const [was, is] = [isMember[place], isMember[place + 1]]
      if (was) count.before += 1
      if (is) count.after += 1
      if (was && is) count.retained += 1
      if (!was && is) count.joined += 1
      if (was && !is) count.left += 1
    }
  })
  const lastYear = Number(period.to.slice(0, 4))
  return [
    {
      id: 'years',
      title: 'Joined, left and retained',
      note:
        'A member is who is active or in the grace period. Whoever joined and left within one year is not counted; ' +
        'the year that is not over is counted until today.',
      rowLabel: 'Year',
      columns: [
        undrawn('before', 'At the start'),
        drawn('joined', 'Joined'),
        drawn('left', 'Left'),
        drawn('retained', 'Retained'),
        undrawn('after', 'At the end'),
        undrawn('rate', 'Retained of those at the start', 'percent'),
      ],
      rows: years.map((year, place) => {
        const { before = 0, joined = 0, left = 0, retained = 0, after = 0 } = counts[place] ?? {}
        const isOpen = year === lastYear && endOfMonth(`${year}-12`, period.now) >= period.now
        return {
          id: String(year),
          label: isOpen ? `${year}, until today` : String(year),
          cells: [
            cell(before),
            cell(joined),
            cell(left),
            cell(retained),
            cell(after),
            cell(percentOf(retained, before)),
          ],
        }
      }),
      chart: 'bar',
    },
  ]
}
