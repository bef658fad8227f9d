import type { PersonPartRow } from '../../../../domain/people/personRecord/personParts.schema'
import { fieldAmount, fieldLabel } from '../../../../domain/audit/fields.schema'
import { formatDateTime } from '../../../lib/dates'

/** A moment as JSON has it. */
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

const show = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return JSON.stringify(value)
  return ISO_MOMENT.test(value) ? formatDateTime(value) : value
}

/** What a change did, field by field. */
export const Difference = ({ before, after }: NonNullable<PersonPartRow['change']>) => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.length === 0 ? null : (
    <ul className="text-ink-soft">
      {names.map((name) => (
        <li key={name} className="break-words">
          {fieldLabel(name)}: {before && `${fieldAmount(name, before, after) ?? show(before[name])} → `}
          {after ? (fieldAmount(name, after, before) ?? show(after[name])) : 'nothing'}
        </li>
      ))}
    </ul>
  )
}
