import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

export interface FieldProps
  extends FieldFrameProps, Omit<ComponentProps<'input'>, 'id' | 'name' | 'children'> {
  name: string
  /** Something beside the input, for example a button that shows a password. */
  aside?: ReactNode
  /** What its number counts, shown inside at the start, such as a currency. The label or the hint says it too. */
  unit?: string
}

/** A labelled input of one line. */
export const Field = ({ label, hint, error, id, aside, unit, ...input }: FieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} id={id}>
    {(control) => (
      <div className="flex field-unit" data-unit={unit}>
        <input {...input} {...control} />
        {aside}
      </div>
    )}
  </FieldFrame>
)
