import type { Payload } from 'payload'
import type { ContactMessage } from '../../payload-types'
import { idOf as relationId } from '../../platform/idOf'
import { findMailsByKey } from '../mail'
import { findNames } from '../profiles'
import { answerKey } from './contactMails'
import type { AnswerMail, MessageRow } from './handling.schema'

const idOf = (relation: ContactMessage['assignee']): string | null => relationId(relation) ?? null

/** The mails with the answers, by their keys. */
const findAnswerMails = async (
  payload: Payload,
  keys: readonly string[],
): Promise<Map<string, AnswerMail>> => {
  const mails = await findMailsByKey(payload, keys)
  return new Map(
    mails.map(({ _id, dedupeKey, status, updatedAt }) => [
      dedupeKey,
      { id: _id.toHexString(), status, updatedAt: updatedAt.toISOString() },
    ]),
  )
}

/** Messages as staff see them: with the names of those who answered, and the status of the mails. */
export const toMessageRows = async (
  payload: Payload,
  messages: readonly ContactMessage[],
): Promise<MessageRow[]> => {
  const answered = messages.filter(({ answeredAt }) => answeredAt)
  const keys = answered.flatMap(({ id, furtherAnswers }) => [
    answerKey(id),
    ...(furtherAnswers ?? []).map((_, index) => answerKey(id, index + 1)),
  ])
  const people = answered.flatMap(({ answeredBy, furtherAnswers }) => [
    idOf(answeredBy),
    ...(furtherAnswers ?? []).map(({ by }) => idOf(by)),
  ])
  const [mails, names] = await Promise.all([findAnswerMails(payload, keys), findNames(payload, people)])
  const nameOf = (relation: ContactMessage['answeredBy']): string =>
    names.get(idOf(relation) ?? '') ?? 'A former colleague'
  return messages.map(
    ({
      id,
      name,
      email,
      subject,
      message,
      status,
      assignee,
      note,
      answer,
      answeredAt,
      answeredBy,
      furtherAnswers,
      createdAt,
      updatedAt,
    }) => ({
      id,
      name,
      email,
      subject,
      message,
      status,
      assignee: idOf(assignee),
      note: note ?? null,
      answer: answer ?? null,
      answeredAt: answeredAt ?? null,
      answeredBy: answeredAt ? nameOf(answeredBy) : null,
      answerMail: mails.get(answerKey(id)) ?? null,
      furtherAnswers: (furtherAnswers ?? []).map(({ text, by, at }, index) => ({
        answer: text,
        answeredAt: at,
        answeredBy: nameOf(by),
        answerMail: mails.get(answerKey(id, index + 1)) ?? null,
      })),
      createdAt,
      updatedAt,
    }),
  )
}
