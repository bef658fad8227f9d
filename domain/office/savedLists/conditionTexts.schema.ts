/* Conditions as an address carries them and as words say them. A leaf, without zod. */
import { isKeyOf } from '../../../platform/records.schema'
import {
  LIST_FIELDS,
  LIST_LIMITS,
  LIST_SUBJECTS,
  type ListCondition,
  type ListDefinition,
  type ListFieldDefinition,
  OPERATORS,
} from './listFields.schema'
import { periodText, readPeriod } from './periods.schema'

const fieldOf = ({ field }: Pick<ListCondition, 'field'>): ListFieldDefinition => LIST_FIELDS[field]

/** A condition in an address: `grade.is.professional,fellow`. */
export const encodeCondition = ({ field, op, values }: ListCondition): string =>
  `${field}.${op}.${values.map((value) => encodeURIComponent(value)).join(',')}`

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Reads a condition from an address; undefined for a text that is none. */
export const decodeCondition = (text: string): ListCondition | undefined => {
  const [, field, op, rest = ''] = /^(\w+)\.(\w+)\.(.*)$/s.exec(text) ?? []
  const values = rest === '' ? [] : rest.split(',').map(decoded)
  if (!isKeyOf(LIST_FIELDS, field) || values.includes(undefined)) return undefined
  const condition = { field, op, values } as ListCondition
  return conditionProblem(condition) === undefined ? condition : undefined
}

const isAmount = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text)

const valueProblem = (field: ListFieldDefinition, value: string): string | undefined => {
  switch (field.kind) {
    case 'choice':
      return Object.hasOwn(field.options, value) ? undefined : 'Please choose from the list'
    case 'record':
      return /^[0-9a-f]{24}$/.test(value) ? undefined : 'Please choose from the list'
    case 'flag':
      return value === 'yes' || value === 'no' ? undefined : 'Please choose yes or no'
    case 'number':
      return isAmount(value) && Number(value) <= field.max
        ? undefined
        : `Please enter a number up to ${field.max}`
    case 'period':
      return readPeriod(value) ? undefined : 'Please choose a time, or enter days in their order'
    case 'text':
      return value.trim() !== '' && value.length <= LIST_LIMITS.text && !/\p{Cc}/u.test(value)
        ? undefined
        : `Please enter a text of at most ${LIST_LIMITS.text} characters`
  }
}

/** What is wrong with a condition, for the person who made it; undefined for one that can be used. */
export const conditionProblem = (condition: ListCondition): string | undefined => {
  const field = fieldOf(condition)
  const { op, values } = condition
  if (!Object.hasOwn(OPERATORS[field.kind], op)) return 'Please choose how to compare'
  if (op === 'empty') {
    if (field.kind !== 'period' || !field.canBeEmpty) return 'Please choose how to compare'
    return values.length === 0 ? undefined : 'Please choose how to compare'
  }
  const most = field.kind === 'choice' || field.kind === 'record' ? LIST_LIMITS.values : 1
  if (values.length === 0) return 'Please choose something'
  if (values.length > most) return `Please choose at most ${most}`
  for (const value of values) {
    const problem = valueProblem(field, value)
    if (problem) return problem
  }
  return undefined
}

const oneOf = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`

/** Names of the records that conditions name, by id; null for one that is gone. */
export type RecordNames = Readonly<Record<string, string | null>>

/** A condition in words: `Grade is Professional or Fellow`. */
export const conditionText = (condition: ListCondition, names: RecordNames = {}): string => {
  const field = fieldOf(condition)
  const { op, values } = condition
  const [value = ''] = values
  switch (field.kind) {
    case 'flag':
      return value === 'no' ? field.no : field.yes
    case 'choice':
      return `${field.label} ${op === 'not' ? 'is not' : 'is'} ${oneOf(values.map((one) => field.options[one] ?? one))}`
    case 'record': {
      const named = oneOf(
        values.map((id) => (names[id] === null ? 'something that was deleted' : (names[id] ?? '…'))),
      )
      return op === 'not' ? `Not: ${field.label} ${named}` : `${field.label} ${named}`
    }
    case 'period':
      if (op === 'empty') return `${field.label} ${field.canBeEmpty ?? ''}`.trim()
      return op === 'notIn'
        ? `Not: ${field.label} ${periodText(value)}`
        : `${field.label} ${periodText(value)}`
    case 'number':
      return `${field.label} ${op === 'min' ? 'at least' : 'at most'} ${value} ${field.unit}`.trim()
    case 'text':
      return `${field.label} contains “${value}”`
  }
}

/** A list in words: `People: Grade is Professional; In arrears`. */
export const listText = ({ subject, conditions }: ListDefinition, names: RecordNames = {}): string => {
  const { label } = LIST_SUBJECTS[subject]
  return conditions.length === 0
    ? `All ${label.toLowerCase()}`
    : `${label}: ${conditions.map((one) => conditionText(one, names)).join('; ')}`
}
