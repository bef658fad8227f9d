import { toLine } from '../../platform/outsideInput.schema'

/** A text as it may stand in a header: one line, nothing that is not seen or turns the line around, bounded. */
export const oneLine = (text: string, maxLength = 200): string => {
  const line = toLine(text)
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line
}
