import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { conditionProblem } from '../../../../domain/office/savedLists/conditionTexts.schema'
import {
  LIST_FIELDS,
  type ListCondition,
  type ListField,
  type ListFieldDefinition,
  type ListOperator,
  OPERATORS,
} from '../../../../domain/office/savedLists/listFields.schema'
import { Button } from '../../../components/ui/Button'
import { ErrorSummary, type FormError } from '../../../components/ui/ErrorSummary'
import { Select } from '../../../components/ui/Select'
import { ConditionValues } from './ConditionValues'
import { FieldSelect } from './FieldSelect'

/** What the values of a field begin with. */
const firstValues = (field: ListFieldDefinition): string[] => {
  if (field.kind === 'flag') return ['yes']
  return field.kind === 'period' ? ['thisYear'] : []
}

const firstOperator = (field: ListFieldDefinition): ListOperator =>
  Object.keys(OPERATORS[field.kind])[0] as ListOperator

const operatorsOf = (field: ListFieldDefinition): { value: string; label: string }[] =>
  Object.entries(OPERATORS[field.kind])
    .filter(([operator]) => operator !== 'empty' || (field.kind === 'period' && field.canBeEmpty))
    .map(([value, label]) => ({ value, label }))

const conditionOf = (name: ListField): ListCondition => ({
  field: name,
  op: firstOperator(LIST_FIELDS[name]),
  values: firstValues(LIST_FIELDS[name]),
})

export interface ConditionFormProps {
  /** The fields that the reader may use. */
  fields: readonly ListField[]
  /** The condition that is changed; undefined for a new one. */
  condition: ListCondition | undefined
  onApply: (condition: ListCondition) => void
  onCancel: () => void
}

/** Makes a condition: a field, how it is compared, and with what. */
export const ConditionForm = ({ fields, condition, onApply, onCancel }: ConditionFormProps) => {
  const [made, setMade] = useState<ListCondition>(condition ?? conditionOf(fields[0] ?? 'grade'))
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const field: ListFieldDefinition = LIST_FIELDS[made.field]
  const operators = operatorsOf(field)

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const problem = conditionProblem(made)
    if (problem) setErrors([{ message: problem }])
    else onApply(made)
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={condition ? 'Change the condition' : 'New condition'}
      className="grid gap-4 border border-edge p-4"
      onSubmit={submit}
    >
      <ErrorSummary errors={errors} />
      <div className="grid gap-4 md:grid-cols-2">
        <FieldSelect fields={fields} value={made.field} onChange={(name) => setMade(conditionOf(name))} />
        {operators.length > 1 && (
          <Select
            name="op"
            label="Compared by"
            value={made.op}
            onChange={({ currentTarget: { value } }) => {
              const op = value as ListOperator
              const values = made.op === 'empty' ? firstValues(field) : made.values
              setMade({ ...made, op, values: op === 'empty' ? [] : values })
            }}
            options={operators}
          />
        )}
      </div>
      {made.op !== 'empty' && (
        <ConditionValues
          key={made.field}
          field={field}
          values={made.values}
          onChange={(values) => setMade({ ...made, values })}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" tone="main">
          Apply
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  )
}
