/*
 * Questions for each ticket of an event. Without zod, which the client does without. What is checked:
 * questions.schema.ts.
 */

/** How many questions an event has at most, and choices a question; lengths of texts. */
export const QUESTION_LIMITS = { questions: 10, choices: 12, label: 100, choice: 80, answer: 200 } as const

export const QUESTION_KINDS = {
  text: 'One line of text',
  choice: 'One of several choices',
  yesNo: 'Yes or no',
} as const
export type QuestionKind = keyof typeof QUESTION_KINDS

/** A question that buyers answer for each ticket. */
export interface TicketQuestion {
  id: string
  label: string
  kind: QuestionKind
  choices: string[]
  isRequired: boolean
  /** Whether the answer is shown at the door. */
  isAtDoor: boolean
  /** Ids of the types of ticket for which it is asked; empty: all. */
  types: string[]
}

/** An answer as it is kept with a ticket: the question may be changed or removed later. */
export interface TicketAnswer {
  question: string
  label: string
  answer: string
}

/** What is answered for a ticket, by the id of the question. */
export type Answers = Readonly<Record<string, string>>

/** The questions that are asked for a type of ticket. */
export const questionsFor = (questions: readonly TicketQuestion[], type: string): TicketQuestion[] =>
  questions.filter(({ types }) => types.length === 0 || types.includes(type))

/** What can be chosen; undefined where a text is written. */
export const choicesOf = ({ kind, choices }: TicketQuestion): readonly string[] | undefined =>
  kind === 'text' ? undefined : kind === 'yesNo' ? ['Yes', 'No'] : choices

/** What is wrong with the answers for a ticket, by question. @param questions those of its type */
export const wrongAnswers = (
  questions: readonly TicketQuestion[],
  answers: Answers,
): { question: string; message: string }[] =>
  questions.flatMap((question) => {
    const answer = answers[question.id]
    const { id, label, isRequired } = question
    if (!answer) return isRequired ? [{ question: id, message: `Please answer: ${label}` }] : []
    const choices = choicesOf(question)
    return choices && !choices.includes(answer) ? [{ question: id, message: 'Please choose one' }] : []
  })
