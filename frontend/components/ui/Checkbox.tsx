import { type ComponentProps, useId } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: string
  hint?: string
}

/** A box to tick, large enough for a thumb. */
export const Checkbox = ({ label, hint, ...input }: CheckboxProps) => {
  const id = useId()
  return (
    <div className="flex min-h-11 items-start gap-3 py-2">
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 flex-none accent-(--nile)"
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
