import type { Payload } from 'payload'
import type { OutboxStatus } from '../mail/statuses.schema'
import type { ContactMessage } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { answerKey } from './contactMails'
import type { AnswerMail, MessageRow } from './handling.schema'

interface StoredMail {
  _id: unknown
  dedupeKey: string
  status: OutboxStatus
  updatedAt: Date
}

const idOf = (relation: ContactMessage['assignee']): string | null =>
  typeof relation === 'object' ? (relation?.id ?? null) : (relation ?? null)

/** The mails with the answers, by the message. */
const mailsOf = async (payload: Payload, keys: readonly string[]): Promise<Map<string, AnswerMail>> => {
  const mails = await modelOf(payload, 'outbox')
    .find({ dedupeKey: { $in: keys } }, { dedupeKey: 1, status: 1, updatedAt: 1 })
    .lean<StoredMail[]>()
  return new Map(
    mails.map(({ _id, dedupeKey, status, updatedAt }) => [
      dedupeKey,
      { id: String(_id), status, updatedAt: updatedAt.toISOString() },
    ]),
  )
}

/** The names of accounts, by the account. */
const namesOf = async (payload: Payload, ids: readonly (string | null)[]): Promise<Map<string, string>> => {
  const profiles = await modelOf(payload, 'profiles')
    .find({ user: { $in: ids.filter((id) => id !== null) } }, { user: 1, fullName: 1 })
    .lean<{ user: unknown; fullName: string }[]>()
  return new Map(profiles.map(({ user, fullName }) => [String(user), fullName]))
}

/** Messages as staff see them: with who answered, and what became of the mail. */
export const toMessageRows = async (
  payload: Payload,
  messages: readonly ContactMessage[],
): Promise<MessageRow[]> => {
  const answered = messages.filter(({ answeredAt }) => answeredAt)
  const keys = answered.flatMap(({ id, furtherAnswers }) => [
    answerKey(id),
    ...(furtherAnswers ?? []).map((_, place) => answerKey(id, place + 1)),
  ])
  const people = answered.flatMap(({ answeredBy, furtherAnswers }) => [
    idOf(answeredBy),
    ...(furtherAnswers ?? []).map(({ by }) => idOf(by)),
  ])
  const [mails, names] = await Promise.all([mailsOf(payload, keys), namesOf(payload, people)])
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
      furtherAnswers: (furtherAnswers ?? []).map(({ text, by, at }, place) => ({
        answer: text,
        answeredAt: at,
        answeredBy: nameOf(by),
        answerMail: mails.get(answerKey(id, place + 1)) ?? null,
      })),
      createdAt,
      updatedAt,
    }),
  )
}
