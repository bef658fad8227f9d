/** The values of a condition, and who hears of others. */
export interface ValuesProps {
  values: readonly string[]
  onChange: (values: string[]) => void
}
