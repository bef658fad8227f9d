import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { findStoredEvent, isAhead } from '..'
import { findQuestions } from '../questions'
import { type Answers, questionsFor, wrongAnswers } from '../questions/questions.constants'
import { findOrder, setAnswers, toStoredAnswers } from './ordersRepository'

export type AnswersProblem =
  | { problem: 'not_found' | 'closed' | 'changed' }
  | { problem: 'answers'; fields: { field: string; message: string }[] }

/**
 * Changes what is answered for a ticket of an own order, until the event begins. What was answered to questions that
 * are not asked any more is dropped.
 * @param asked ids of the order, of the ticket and of the buyer's account
 * @returns `changed` when the ticket was given to another person in this very moment
 */
export const changeAnswers = async (
  payload: Payload,
  { order: orderId, ticket: id, user }: { order: unknown; ticket: unknown; user: string },
  answers: Answers,
  now = new Date(),
): Promise<{ outcome: 'changed' } | AnswersProblem> => {
  const order = isObjectId(orderId) ? await findOrder(payload, orderId) : null
  const ticket = order?.tickets.find((each) => each.id === id)
  if (!order || String(order.user) !== user || !ticket?.id) return { problem: 'not_found' }
  if (!isAhead(await findStoredEvent(payload, order.event), now)) return { problem: 'closed' }
  if (order.status !== 'held' && order.status !== 'confirmed') return { problem: 'closed' }
  const questions = questionsFor(await findQuestions(payload, order.event), String(ticket.type))
  const wrong = wrongAnswers(questions, answers)
  if (wrong.length > 0)
    return {
      problem: 'answers',
      fields: wrong.map(({ question, message }) => ({ field: `answers.${question}`, message })),
    }
  const stored = toStoredAnswers(questions, answers)
  return (await setAnswers(payload, order._id, ticket.id, stored))
    ? { outcome: 'changed' }
    : { problem: 'changed' }
}
