const OBJECT_BYTES = 32
const FIELD_BYTES = 16

/** About how much memory a parsed JSON value takes: two bytes a character, and what its objects and lists cost. */
export const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return 2 * value.length + FIELD_BYTES
  if (typeof value !== 'object' || value === null) return FIELD_BYTES
  return Object.values(value).reduce((sum: number, inner) => sum + FIELD_BYTES + bytesOf(inner), OBJECT_BYTES)
}
