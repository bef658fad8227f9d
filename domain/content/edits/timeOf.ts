/** A time as stored or sent, in milliseconds since 1970; undefined for anything else. */
export const timeOf = (value: unknown): number | undefined => {
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined
  const time = new Date(value).getTime()
  return Number.isNaN(time) ? undefined : time
}
