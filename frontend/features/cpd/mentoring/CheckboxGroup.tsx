import { FieldError } from '../../../components/ui/FieldFrame'

export interface CheckboxGroupProps {
  /** Of the first choice: the error summary leads there. */
  id: string
  name: string
  legend: string
  error?: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** Several of a few choices, all of them in sight. */
export const CheckboxGroup = ({ id, name, legend, error, choices, chosen }: CheckboxGroupProps) => (
  <fieldset aria-describedby={error ? `${id}-error` : undefined}>
    <legend className="mb-1 font-semibold">{legend}</legend>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    <div className="grid gap-x-6 sm:grid-cols-2">
      {choices.map(({ value, label }, index) => {
        const choiceId = index === 0 ? id : `${id}-${value}`
        return (
          <div key={value} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="checkbox"
              id={choiceId}
              name={`${name}.${value}`}
              defaultChecked={chosen.includes(value)}
              className="mt-0.5 size-6 flex-none accent-(--nile)"
            />
            <label htmlFor={choiceId}>{label}</label>
          </div>
        )
      })}
    </div>
  </fieldset>
)
