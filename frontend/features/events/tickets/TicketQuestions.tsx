import {
  type Answers,
  QUESTION_LIMITS,
  type TicketQuestion,
  choicesOf,
} from '../../../../domain/events/questions/questions.constants'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import type { Form } from '../../../lib/useForm'

export interface TicketQuestionsProps {
  /** Those of the ticket. */
  questions: readonly TicketQuestion[]
  field: Form['field']
  /** What stands before the id of a question in the name of its field. */
  prefix?: string
  /** Of which ticket, where there are several. */
  ticket?: string
  answers?: Answers
  /** What was typed into a field before. */
  typed?: (field: string) => string | undefined
}

/** What is asked for a ticket. */
export const TicketQuestions = ({
  questions,
  field,
  prefix = '',
  ticket,
  answers = {},
  typed,
}: TicketQuestionsProps) =>
  questions.map((question) => {
    const { id, label, isRequired } = question
    const choices = choicesOf(question)
    const shared = {
      ...field(`${prefix}${id}`),
      label: [label, ticket && ` (${ticket})`, !isRequired && ' (optional)'].filter(Boolean).join(''),
      defaultValue: answers[id] ?? typed?.(`${prefix}${id}`) ?? '',
      required: isRequired,
      dir: 'auto' as const,
    }
    return choices ? (
      <Select
        key={id}
        {...shared}
        emptyLabel="Please choose"
        options={choices.map((value) => ({ value, label: value }))}
      />
    ) : (
      <Field key={id} {...shared} maxLength={QUESTION_LIMITS.answer} autoComplete="off" />
    )
  })
