import type { ListCondition, ListDefinition } from '../../savedLists/listFields.schema'
import { daysOfMonth } from '../reportPeriod'
import type { ReportCell, ReportColumn, ReportUnit } from '../reportTables.schema'

/** A column that the chart shows. */
export const drawn = (id: string, label: string, unit: ReportUnit = 'count'): ReportColumn => ({
  id,
  label,
  unit,
  isDrawn: true,
})

/** A column of the table alone. */
export const undrawn = (id: string, label: string, unit: ReportUnit = 'count'): ReportColumn => ({
  ...drawn(id, label, unit),
  isDrawn: false,
})

export const cell = (value: number | null, list?: ListDefinition): ReportCell => ({
  value,
  ...(list && { list }),
})

/** A condition of a list. */
export const where = (
  field: ListCondition['field'],
  op: ListCondition['op'],
  ...values: string[]
): ListCondition => ({ field, op, values })

/** The days of a month, as conditions of lists hold a time. */
export const monthSpan = (month: string): string => {
  const { first, last } = daysOfMonth(month)
  return `${first}:${last}`
}
