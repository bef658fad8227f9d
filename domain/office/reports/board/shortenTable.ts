import {
  type ReportCell,
  type ReportRow,
  type ReportSection,
  type ReportTable,
  monthText,
} from '../reportTables.schema'

/** How the months of a table become a quarter: the last one's figures, or their sum. Other tables keep their months. */
const QUARTERS: Partial<Record<ReportSection, Readonly<Record<string, 'last' | 'sum'>>>> = {
  members: { status: 'last', grade: 'last', region: 'last', age: 'last', gender: 'last', group: 'last' },
  applications: { decisions: 'sum' },
  events: { months: 'sum' },
  income: { monthsUSD: 'sum', monthsSSP: 'sum' },
}

/** Fewer months are shown one by one. */
const MANY_MONTHS = 6

const quarterOf = (month: string): string => `${month.slice(0, 4)} ${Math.ceil(Number(month.slice(5)) / 3)}`

/** `January to March 2026`, `November 2025 to January 2026`; one of them alone as it is. */
const spanText = (first: string, last: string): string => {
  if (first === last) return first
  const [year, lastYear] = [first.slice(-4), last.slice(-4)]
  return year === lastYear ? `${first.slice(0, -5)} to ${last}` : `${first} to ${last}`
}

const added = (rows: readonly ReportRow[], place: number): ReportCell => {
  const values = rows.flatMap(({ cells }) => cells[place]?.value ?? [])
  return { value: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null }
}

const toQuarters = (rows: readonly ReportRow[], how: 'last' | 'sum'): ReportRow[] => {
  const quarters = new Map<string, ReportRow[]>()
  for (const row of rows) {
    const quarter = quarterOf(row.id)
    quarters.set(quarter, [...(quarters.get(quarter) ?? []), row])
  }
  return [...quarters.values()].flatMap((months) => {
    const [first, last] = [months[0], months.at(-1)]
    if (!first || !last) return []
    return {
      id: first.id,
      label: how === 'last' ? last.label : spanText(monthText(first.id), monthText(last.id)),
      cells: how === 'last' ? last.cells : last.cells.map((_, place) => added(months, place)),
    }
  })
}

const isSame = (one: ReportRow, other: ReportRow): boolean =>
  one.cells.every(({ value }, place) => value === other.cells[place]?.value)

/** Rows of time with the same figures, one after another, are one row. */
const foldEqual = (rows: readonly ReportRow[]): ReportRow[] => {
  const folded: { first: ReportRow; last: ReportRow }[] = []
  for (const row of rows) {
    const previous = folded.at(-1)
    if (previous && isSame(previous.first, row)) previous.last = row
    else folded.push({ first: row, last: row })
  }
  return folded.map(({ first, last }) =>
    first === last ? first : { ...first, label: `${first.label} to ${last.label}` },
  )
}

/** A table as the board has it in its appendix: a longer time by quarters, and equal rows as one. */
export const shortenTable = (section: ReportSection, table: ReportTable): ReportTable => {
  const how = QUARTERS[section]?.[table.id]
  if (!how) return table
  const rows = table.rows.length > MANY_MONTHS ? toQuarters(table.rows, how) : table.rows
  return { ...table, rows: foldEqual(rows) }
}
