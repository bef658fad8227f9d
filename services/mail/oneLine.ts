import { toLine } from '../../platform/outsideInput.schema'

/**
 * A text for a header: one line of limited length, without invisible characters and those that change the
 * text direction.
 */
export const oneLine = (text: string, maxLength = 200): string => {
  const line = toLine(text)
  return line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line
}
