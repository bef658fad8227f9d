import {
  NAMED_PERIODS,
  PERIOD_UNITS,
  type Period,
  readPeriod,
} from '../../../../domain/office/savedLists/periods.schema'
import { isKeyOf } from '../../../../platform/records.schema'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { optionsOf } from '../../../lib/optionsOf'

const KINDS = [
  ...optionsOf(NAMED_PERIODS).map(({ value, label }) => ({
    value,
    label: `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`,
  })),
  { value: 'next', label: 'In the next …' },
  { value: 'last', label: 'In the last …' },
  { value: 'days', label: 'Between two days' },
]

/** The parts of a period as it is typed: it may not be one yet. */
const partsOf = (value: string): { kind: string; first: string; second: string } => {
  const period: Period | undefined = readPeriod(value)
  if (period?.kind === 'named') return { kind: period.name, first: '', second: '' }
  const [kind = '', first = '', second = ''] = value.split(':')
  return kind === 'next' || kind === 'last'
    ? { kind, first, second }
    : { kind: 'days', first: kind, second: first }
}

/** What a kind of period begins with. */
const firstOf = (kind: string): string => {
  if (kind === 'days') return ':'
  return isKeyOf(NAMED_PERIODS, kind) ? kind : `${kind}:1:months`
}

/** A time that a condition compares with: relative to the day on which the list is opened, or fixed days. */
export const PeriodValue = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { kind, first, second } = partsOf(value)
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Select
        name="period"
        label="Time"
        value={kind}
        onChange={({ currentTarget }) => onChange(firstOf(currentTarget.value))}
        options={KINDS}
      />
      {(kind === 'next' || kind === 'last') && (
        <>
          <Field
            name="count"
            label="How many"
            inputMode="numeric"
            maxLength={3}
            value={first}
            onChange={({ currentTarget }) => onChange(`${kind}:${currentTarget.value.trim()}:${second}`)}
          />
          <Select
            name="unit"
            label="Unit"
            value={second}
            onChange={({ currentTarget }) => onChange(`${kind}:${first}:${currentTarget.value}`)}
            options={optionsOf(PERIOD_UNITS)}
          />
        </>
      )}
      {kind === 'days' && (
        <>
          <Field
            name="from"
            type="date"
            label="From"
            value={first}
            onChange={({ currentTarget }) => onChange(`${currentTarget.value}:${second}`)}
          />
          <Field
            name="to"
            type="date"
            label="To"
            value={second}
            onChange={({ currentTarget }) => onChange(`${first}:${currentTarget.value}`)}
          />
        </>
      )}
    </div>
  )
}
