import { CPD_KINDS } from '../../../cpd/kinds.schema'
import { currentYear, targetHours } from '../../../cpd'
import { entriesOf } from '../../../../platform/records.schema'
import type { ListDefinition } from '../../savedLists/listFields.schema'
import { yearsOf } from '../reportPeriod'
import { sumCpdKinds, sumCpdYears } from '../reportsRepository'
import type { MakeSection } from './section.types'
import { cell, drawn, undrawn, where } from './tableParts'

/** Below the hours of any entry. */
const SOME_HOURS = '0.01'

/** Lists know the hours of this year and the last. */
const listOf = (year: number, present: number, hours: string): ListDefinition | undefined => {
  if (year !== present && year !== present - 1) return undefined
  const field = year === present ? 'cpdThisYear' : 'cpdLastYear'
  return { subject: 'people', conditions: [where(field, 'min', hours)] }
}

/** Professional development by year: who recorded some, how much, and of which kind. */
export const makeCpd: MakeSection = async ({ payload, period }) => {
  const years = yearsOf(period)
  const target = await targetHours(payload)
  const [sums, kinds] = await Promise.all([sumCpdYears(payload, years, target), sumCpdKinds(payload, years)])
  const present = currentYear(period.now)
  return [
    {
      id: 'years',
      title: 'People who recorded CPD',
      note: `The target of a year is ${target} hours, as it is set today.`,
      rowLabel: 'Year',
      columns: [
        drawn('people', 'Recorded some'),
        drawn('reached', 'Reached the target'),
        undrawn('hours', 'Hours', 'hours'),
      ],
      rows: years.map((year) => {
        const sum = sums.find(({ _id }) => _id === year)
        return {
          id: String(year),
          label: String(year),
          cells: [
            cell(sum?.people ?? 0, listOf(year, present, SOME_HOURS)),
            cell(sum?.reached ?? 0, listOf(year, present, String(target))),
            cell(sum?.hours ?? 0),
          ],
        }
      }),
      chart: 'bar',
    },
    {
      id: 'kinds',
      title: 'CPD hours by kind',
      rowLabel: 'Kind',
      columns: years.map((year) => drawn(String(year), String(year), 'hours')),
      rows: entriesOf(CPD_KINDS).map(([kind, label]) => ({
        id: kind,
        label,
        cells: years.map((year) =>
          cell(kinds.find(({ _id }) => _id.year === year && _id.kind === kind)?.hours ?? 0),
        ),
      })),
      chart: 'bar',
    },
  ]
}
