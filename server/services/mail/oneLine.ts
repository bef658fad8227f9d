/** A text as it may stand in a header: one line, no control characters, bounded. */
export const oneLine = (text: string, maxLength = 200): string => {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/ {2,}/g, ' ').trim()
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line
}
