import { APPLICATION_STATUSES } from '../../../../../domain/membership/applications/choices.schema'
import { entriesOf, isKeyOf } from '../../../../../platform/records.schema'
import { type StatusChoice, useStatusChoice } from './useStatusChoice'

const STATUSES = entriesOf(APPLICATION_STATUSES)

/** The status of an application, changed by choosing another. */
export const StatusSelect = (choice: StatusChoice) => {
  const { choose, question } = useStatusChoice(choice)
  return (
    <>
      <select
        aria-label={`Status of ${choice.name}`}
        className="field-input max-md:max-w-48 md:min-w-40"
        value={choice.status}
        onChange={({ target: { value } }) => {
          if (isKeyOf(APPLICATION_STATUSES, value)) choose(value)
        }}
      >
        {STATUSES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {question}
    </>
  )
}
