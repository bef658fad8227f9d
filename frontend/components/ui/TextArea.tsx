import type { ComponentProps } from 'react'
import { FieldFrame, type FieldFrameProps } from './FieldFrame'

export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'id' | 'name' | 'children'> {
  name: string
}

/** A labelled field for several lines. */
export const TextArea = ({ label, hint, error, id, rows = 7, ...textarea }: TextAreaProps) => (
  <FieldFrame label={label} hint={hint} error={error} id={id}>
    {(control) => (
      <textarea {...textarea} {...control} rows={rows} className={`${control.className} resize-y`} />
    )}
  </FieldFrame>
)
