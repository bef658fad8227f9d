import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

export interface SelectProps extends FieldFrameProps, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  /** What stands for no choice; without it there is always one. */
  emptyLabel?: string
  options: readonly { value: string; label: string }[]
}

/** A labelled choice from a list: the browser's own, which every phone knows how to show. */
export const Select = ({ label, hint, error, id, emptyLabel, options, ...select }: SelectProps) => (
  <FieldFrame label={label} hint={hint} error={error} id={id}>
    {(control) => (
      <select {...select} {...control}>
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
)
