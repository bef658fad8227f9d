import type { AnswerTimes } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { answerTime } from './answerTime'

/** How long people waited for a first answer. */
export const AnswerTimesNote = ({ times }: { times: readonly AnswerTimes[] }) => (
  <dl className="mb-6 grid gap-x-12 gap-y-1 sm:flex sm:flex-wrap">
    {times.map(({ days, count, median, p90 }) => (
      <div key={days}>
        <dt className="font-semibold">First answer, last {days} days</dt>
        <dd className="text-ink-soft">
          {median === null || p90 === null
            ? 'No message was answered.'
            : `Half within ${answerTime(median)}, nine in ten within ${answerTime(p90)} (${count} ${count === 1 ? 'message' : 'messages'})`}
        </dd>
      </div>
    ))}
  </dl>
)
