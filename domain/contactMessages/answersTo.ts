import type { ObjectId } from 'mongodb'
import type { StoredContactMessage } from './contactMessagesRepository'

export interface GivenAnswer {
  text: string
  by: ObjectId | null | undefined
  at: Date
}

/** The answers to a message, in their order. */
export const answersTo = ({
  answer,
  answeredBy,
  answeredAt,
  furtherAnswers,
}: Pick<StoredContactMessage, 'answer' | 'answeredBy' | 'answeredAt' | 'furtherAnswers'>): GivenAnswer[] => [
  ...(answer && answeredAt ? [{ text: answer, by: answeredBy, at: answeredAt }] : []),
  ...(furtherAnswers ?? []).map(({ text, by, at }) => ({ text, by, at })),
]
