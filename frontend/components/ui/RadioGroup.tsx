import { FieldError } from './FieldFrame'

export interface RadioGroupProps {
  /** Of the first choice: the error summary leads there. */
  id: string
  name: string
  legend: string
  error?: string
  choices: readonly { value: string; label: string; hint?: string }[]
  defaultValue?: string
}

/** One of a few choices, all of them in sight. */
export const RadioGroup = ({ id, name, legend, error, choices, defaultValue }: RadioGroupProps) => (
  <fieldset
    role="radiogroup"
    aria-invalid={error ? true : undefined}
    aria-describedby={error ? `${id}-error` : undefined}
    aria-required="true"
  >
    <legend className="mb-1 font-semibold">{legend}</legend>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    {choices.map(({ value, label, hint }, index) => {
      const choiceId = index === 0 ? id : `${id}-${value}`
      return (
        <div key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="radio"
            id={choiceId}
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            aria-describedby={hint ? `${choiceId}-hint` : undefined}
            className="mt-0.5 size-6 flex-none accent-(--nile)"
          />
          <div>
            <label htmlFor={choiceId}>{label}</label>
            {hint && (
              <p id={`${choiceId}-hint`} className="whitespace-pre-line text-ink-soft">
                {hint}
              </p>
            )}
          </div>
        </div>
      )
    })}
  </fieldset>
)
