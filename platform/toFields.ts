const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of a value whose type is not known, such as an error or what Payload hands over; none where it
 * is no object.
 */
export const toFields = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
