import { LIST_LIMITS, type ListFieldDefinition } from '../../../../domain/office/savedLists/listFields.schema'
import { Checkbox } from '../../../components/ui/Checkbox'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { PeriodValue } from './PeriodValue'
import { RecordValues } from './RecordValues'
import type { ValuesProps } from './values.types'

const ChoiceValues = ({
  legend,
  options,
  values,
  onChange,
}: ValuesProps & { legend: string; options: Readonly<Record<string, string>> }) => (
  <fieldset>
    <legend className="font-semibold">{legend}</legend>
    <div className="grid gap-x-6 sm:grid-cols-2">
      {Object.entries(options).map(([value, label]) => (
        <Checkbox
          key={value}
          label={label}
          checked={values.includes(value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...values, value] : values.filter((one) => one !== value))
          }
        />
      ))}
    </div>
  </fieldset>
)

/** With what a condition compares, as the kind of its field asks for. */
export const ConditionValues = ({
  field,
  values,
  onChange,
}: ValuesProps & { field: ListFieldDefinition }) => {
  const [value = ''] = values
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceValues
          legend={`${field.label}: any of these`}
          options={field.options}
          values={values}
          onChange={onChange}
        />
      )
    case 'record':
      return <RecordValues of={field.of} values={values} onChange={onChange} />
    case 'period':
      return <PeriodValue value={value} onChange={(period) => onChange([period])} />
    case 'flag':
      return (
        <Select
          name="value"
          label="Who"
          value={value}
          onChange={({ currentTarget }) => onChange([currentTarget.value])}
          options={[
            { value: 'yes', label: field.yes },
            { value: 'no', label: field.no },
          ]}
        />
      )
    case 'number':
      return (
        <Field
          name="value"
          label={field.unit ? `${field.label}, in ${field.unit}` : field.label}
          inputMode="decimal"
          value={value}
          onChange={({ currentTarget }) => onChange([currentTarget.value.trim()])}
        />
      )
    case 'text':
      return (
        <Field
          name="value"
          label="Text"
          dir="auto"
          maxLength={LIST_LIMITS.text}
          value={value}
          onChange={({ currentTarget }) => onChange([currentTarget.value])}
        />
      )
  }
}
