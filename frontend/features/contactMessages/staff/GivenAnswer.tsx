import type { MessageRow } from '../../../../domain/contactMessages/handling.schema'
import { formatDateTime } from '../../../lib/dates'
import { AnswerMailState } from './AnswerMailState'

/** What was answered, by whom and when, and whether it arrived. */
export const GivenAnswer = ({
  answer,
  answeredAt,
  answeredBy,
  answerMail,
}: Pick<MessageRow, 'answer' | 'answeredAt' | 'answeredBy' | 'answerMail'>) => (
  <section aria-label="Answer" className="mt-4 grid gap-3 border-s-4 border-acacia bg-acacia-wash p-4">
    <p>
      <span className="font-semibold">Answered</span> by <bdi>{answeredBy}</bdi>
      {answeredAt && (
        <>
          , <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>
        </>
      )}
    </p>
    <p className="whitespace-pre-wrap break-words" dir="auto">
      {answer}
    </p>
    <AnswerMailState mail={answerMail} />
  </section>
)
