/** How much of a value is shown on each side of a comparison. */
const MAX_LENGTH = 240
/** What is left standing before and after the part that differs. */
const CONTEXT_LENGTH = 40

/** Names of what blocks and rows carry beside their content. */
const BOOKKEEPING = new Set([
  'id',
  '_id',
  'blockType',
  'blockName',
  'version',
  'format',
  'indent',
  'direction',
  'detail',
  'mode',
  'style',
  'textFormat',
  'textStyle',
  'type',
])

/** An id of the database's, in whatever copy of its driver. */
const isObjectId = (value: object): value is { toHexString: () => string } => 'toHexString' in value

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)

const inJuba = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Juba',
})

/** A field's value as people read it: the words of a formatted text, the entries of a list one after the other. */
export const readableValue = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (value instanceof Date) return inJuba.format(value)
  if (typeof value === 'string') return isDate(value) ? inJuba.format(new Date(value)) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(readableValue).filter(Boolean).join(' · ')
  if (typeof value !== 'object') return ''
  if (isObjectId(value)) return value.toHexString()
  if ('text' in value && 'type' in value && value.type === 'text') return String(value.text)
  return Object.entries(value)
    .filter(([name]) => !BOOKKEEPING.has(name))
    .map(([, inner]) => (typeof inner === 'boolean' && !inner ? '' : readableValue(inner)))
    .filter(Boolean)
    .join(' ')
}

const commonStart = (left: string, right: string): number => {
  let length = 0
  while (length < left.length && length < right.length && left[length] === right[length]) length += 1
  return length
}

const cut = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text)

/** The parts of two texts that differ, with a few words around them. Short texts stay whole. */
export const differingParts = (left: string, right: string): [string, string] => {
  if (left.length <= MAX_LENGTH && right.length <= MAX_LENGTH) return [left, right]
  const start = Math.max(0, commonStart(left, right) - CONTEXT_LENGTH)
  const from = (text: string): string => `${start > 0 ? '…' : ''}${text.slice(start)}`
  return [cut(from(left)), cut(from(right))]
}

/** Whether two values say the same: empty values and the order of names do not count. */
export const isSameValue = (left: unknown, right: unknown): boolean => stable(left) === stable(right)

const stable = (value: unknown): string => JSON.stringify([normal(value)])

const normal = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(normal)
  if (typeof value !== 'object') return value
  if (isObjectId(value)) return value.toHexString()
  const inner = Object.entries(value)
    .map(([name, one]): [string, unknown] => [name === '_id' ? 'id' : name, normal(one)])
    .filter(([, one]) => one !== undefined)
    .sort(([first], [second]) => (first < second ? -1 : 1))
  return inner.length === 0 ? undefined : Object.fromEntries(inner)
}
