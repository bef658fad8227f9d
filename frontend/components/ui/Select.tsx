import { type ComponentProps, useId } from 'react'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string
  /** What stands for no choice. */
  emptyLabel: string
  options: readonly { value: string; label: string }[]
}

/** A labelled choice from a list: the browser's own, which every phone knows how to show. */
export const Select = ({ label, emptyLabel, options, ...select }: SelectProps) => {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select {...select} id={id} className="field-input">
        <option value="">{emptyLabel}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
