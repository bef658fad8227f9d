import { differingParts, readableValue } from '../../platform/readableValue'
import { toFields } from '../../platform/toFields'

type Fields = Record<string, unknown>

/** Never written down, whatever collection they come from. */
const SECRET = /password|token|secret|hash|cookie|clientkey|checkouturl/i

/** What people write about themselves or to the association: that it changed is recorded, what it says is not. */
const PERSONAL = new Set([
  'bio',
  'message',
  'answer',
  'note',
  'idPassport',
  'dateOfBirth',
  'phone',
  'phoneNumber',
  'street',
  'licenseNumber',
  'signature',
  'comments',
])

/** Say nothing that the entry itself does not. */
const BOOKKEEPING = new Set(['id', '_id', '__v', 'createdAt', 'updatedAt', 'updatedBy'])

const MAX_LIST_LENGTH = 50

const isPlainObject = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !('toHexString' in value)

/** Ids and dates as text, as JSON has them. */
const toJson = (fields: Fields | null | undefined): Fields => {
  const json: unknown = JSON.parse(JSON.stringify(fields ?? {}))
  return toFields(json)
}

/** Formatted texts and lists of records as their words, without what may not be written down. */
const summary = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    return value.length <= MAX_LIST_LENGTH && value.every((one) => typeof one !== 'object')
      ? value
      : readableValue(value.map(summary))
  }
  if (!isPlainObject(value)) return value
  if (typeof value.id === 'string' && 'createdAt' in value) return value.id // a relationship that was read along
  if ('root' in value) return readableValue(value)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(name, inner)]))
}

/** A field's value as it may be written down. */
const shown = (name: string, value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null
  if (SECRET.test(name)) return '[secret]'
  if (PERSONAL.has(name)) return '[personal]'
  return summary(value)
}

export interface ChangedFields {
  before: Fields | null
  after: Fields | null
}

/**
 * The fields that differ, with secrets and personal texts left out. An empty value and a missing one are the same.
 * @param before null for what did not exist
 * @param after null for what is gone
 * @returns undefined when nothing differs
 */
export const changedFields = (
  before: Fields | null | undefined,
  after: Fields | null | undefined,
): ChangedFields | undefined => {
  const old = toJson(before)
  const now = toJson(after)
  const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) =>
      !BOOKKEEPING.has(name) &&
      !(isEmpty(old[name]) && isEmpty(now[name])) &&
      JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  )
  if (names.length === 0 && before && after) return undefined
  const pairs = names.map((name): [string, unknown, unknown] => {
    const [left, right] = [shown(name, old[name]), shown(name, now[name])]
    if (typeof left !== 'string' && typeof right !== 'string') return [name, left, right]
    if ([left, right].some((side) => side !== null && typeof side !== 'string')) return [name, left, right]
    const [from, to] = differingParts(readableText(left), readableText(right))
    return [name, from || null, to || null]
  })
  return {
    before: before ? Object.fromEntries(pairs.map(([name, left]) => [name, left])) : null,
    after: after ? Object.fromEntries(pairs.map(([name, , right]) => [name, right])) : null,
  }
}

const readableText = (side: unknown): string => (typeof side === 'string' ? side : '')
