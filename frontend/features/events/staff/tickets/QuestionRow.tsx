import { useState } from 'react'
import {
  QUESTION_KINDS,
  QUESTION_LIMITS,
  type QuestionKind,
  type TicketQuestion,
} from '../../../../../domain/events/questions/questions.constants'
import type { StaffTicketType } from '../../../../../domain/events/tickets/tickets.schema'
import { Checkbox } from '../../../../components/ui/Checkbox'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { TextArea } from '../../../../components/ui/TextArea'
import { optionsOf } from '../../../../lib/optionsOf'
import type { Form } from '../../../../lib/useForm'

export interface QuestionRowProps {
  field: Form['field']
  /** Which of the questions it is, from zero. */
  place: number
  /** As it is stored; undefined for a new one. */
  question: TicketQuestion | undefined
  types: readonly StaffTicketType[]
}

/** The fields of a question for each ticket. */
export const QuestionRow = ({ field, place, question, types }: QuestionRowProps) => {
  const [kind, setKind] = useState<QuestionKind>(question?.kind ?? 'text')
  const name = `questions.${place}`
  return (
    <>
      <input type="hidden" name={`${name}.id`} value={question?.id ?? ''} />
      <Field
        {...field(`${name}.label`)}
        label="Question"
        hint="Short, as a heading: Diet"
        maxLength={QUESTION_LIMITS.label}
        defaultValue={question?.label}
        dir="auto"
        required
      />
      <Select
        {...field(`${name}.kind`)}
        label="Answer"
        options={optionsOf(QUESTION_KINDS)}
        value={kind}
        onChange={({ target }) => setKind(target.value as QuestionKind)}
      />
      {kind === 'choice' && (
        <TextArea
          {...field(`${name}.choices`)}
          label="Choices"
          hint={`Each on a line of its own, at most ${QUESTION_LIMITS.choices}.`}
          rows={4}
          defaultValue={question?.choices.join('\n')}
          dir="auto"
        />
      )}
      <div>
        <Checkbox
          name={`${name}.isRequired`}
          label="Must be answered"
          defaultChecked={question?.isRequired}
        />
        <Checkbox
          name={`${name}.isAtDoor`}
          label="Show the answer at the door"
          defaultChecked={question?.isAtDoor}
        />
      </div>
      {types.length > 1 && (
        <fieldset>
          <legend>For which tickets? None ticked: all</legend>
          {types.map(({ id, name: typeName }) => (
            <Checkbox
              key={id}
              name={`${name}.types.${id}`}
              label={typeName}
              defaultChecked={question?.types.includes(id)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
