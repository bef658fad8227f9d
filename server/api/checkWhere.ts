import { isObjectId } from '../../platform/isObjectId'
import type { FieldTypes } from './fieldTypes'

const MAX_CONDITIONS = 25
const MAX_NESTING = 4
const MAX_VALUES = 100

const COMPARISONS = new Set([
  'equals',
  'not_equals',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
])
const LISTS = new Set(['in', 'not_in', 'all'])
const TEXTS = new Set(['like', 'not_like', 'contains'])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

/**
 * Whether a value can be compared with a field of a type. A value that cannot is dropped by Payload, filter
 * and all.
 */
const canCast = (type: string | undefined, value: unknown): boolean => {
  if (!isScalar(value)) return false
  if (value === null || value === 'null' || value === '') return true
  if (String(value).length > 500) return false
  if (type === 'date')
    return !Number.isNaN(new Date(/^\d+$/.test(String(value)) ? Number(value) : String(value)).getTime())
  if (type === 'number') return Number.isFinite(Number(value))
  if (type === 'checkbox') return ['true', 'false'].includes(String(value))
  if (type === 'id' || type === 'relationship' || type === 'upload') return isObjectId(String(value))
  return true
}

const checkOperator = (
  path: string,
  type: string | undefined,
  operator: string,
  value: unknown,
): string | undefined => {
  if (operator === 'exists')
    return ['true', 'false'].includes(String(value)) ? undefined : `"${path}[exists]" must be true or false`
  if (COMPARISONS.has(operator))
    return canCast(type, value) ? undefined : `"${path}" cannot be compared with this value`
  if (LISTS.has(operator)) {
    const values = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined
    const isFine = values && values.length <= MAX_VALUES && values.every((item) => canCast(type, item))
    return isFine ? undefined : `"${path}" cannot be compared with these values`
  }
  if (TEXTS.has(operator)) {
    const isText =
      type === undefined || !['id', 'date', 'number', 'checkbox', 'relationship', 'upload'].includes(type)
    return isText && typeof value === 'string' && value.length <= 200
      ? undefined
      : `"${path}" cannot be searched like that`
  }
  return `"${operator}" is not an operator that can be used here`
}

/**
 * Checks a filter before Payload reads it: its size, its operators, and that each value can be compared with its
 * field. Which fields a person may filter by is Payload's own check.
 * @returns what is wrong, or undefined
 */
export const checkWhere = (where: unknown, fields: FieldTypes | undefined): string | undefined => {
  let conditions = 0
  const visit = (node: unknown, nesting: number): string | undefined => {
    if (!isRecord(node) || nesting > MAX_NESTING) return '"where" is not readable'
    for (const [key, value] of Object.entries(node)) {
      if (key === 'and' || key === 'or' || key === 'AND' || key === 'OR') {
        const branches = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : undefined
        if (!branches || branches.length > MAX_CONDITIONS) return '"where" is too long'
        for (const branch of branches) {
          const problem = visit(branch, nesting + 1)
          if (problem) return problem
        }
        continue
      }
      if (!isRecord(value)) return `"${key.slice(0, 60)}" needs an operator`
      for (const [operator, operand] of Object.entries(value)) {
        conditions += 1
        if (conditions > MAX_CONDITIONS) return '"where" is too long'
        const problem = checkOperator(key.slice(0, 60), fields?.get(key), operator, operand)
        if (problem) return problem
      }
    }
    return undefined
  }
  return visit(where, 0)
}
