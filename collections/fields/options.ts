import { entriesOf } from '../../platform/records.schema'

/** The options of a select field from a record of values and labels. */
export const toOptions = <Value extends string>(
  labels: Record<Value, string>,
): { value: Value; label: string }[] => entriesOf(labels).map(([value, label]) => ({ value, label }))
