import { useState } from 'react'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import { StaffNoteForm } from '../../../../components/form/StaffNoteForm'
import { formatDateTime } from '../../../../lib/dates'
import { AnswerForm } from './AnswerForm'
import { ThreadEntryItem } from './ThreadEntryItem'
import { ThreadHandling } from './ThreadHandling'
import { ThreadHead } from './ThreadHead'
import { messageKeys } from './messageQueries'

/** A message, what followed it, and what can be done about it. Source: issue 13, part 8. */
export const ThreadView = ({ thread: { message, entries, colleagues } }: { thread: ContactThread }) => {
  const { id, spamAt } = message
  // a form that was sent begins anew
  const [sent, setSent] = useState(0)
  const [noted, setNoted] = useState(0)
  const answers = entries.filter(({ kind }) => kind === 'answer')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]">
      <div className="lg:col-span-2">
        <ThreadHead message={message} colleagues={colleagues} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <section
          aria-label="Message"
          className="border-y border-rule-strong py-4 whitespace-pre-wrap break-words"
          dir="auto"
        >
          {message.message}
        </section>
        {entries.length > 0 && (
          <ol aria-label="Thread" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {entries.map((entry) => (
              <ThreadEntryItem key={entry.id} message={id} entry={entry} />
            ))}
          </ol>
        )}
        {spamAt ? (
          <p className="border-s-4 border-laterite bg-laterite-wash p-4">
            Marked as spam on {formatDateTime(spamAt)}. It cannot be answered, and is deleted after 30 days
            unless the mark is taken away.
          </p>
        ) : (
          <AnswerForm
            key={`answer ${sent}`}
            message={message}
            given={answers.length}
            lastBy={answers.at(-1)?.author}
            onSent={() => setSent((times) => times + 1)}
          />
        )}
        <StaffNoteForm
          key={`note ${noted}`}
          address={`/contact-messages/${id}/notes`}
          draft={`note-${id}`}
          hint="Whoever wrote the message does not see it."
          shownBy={messageKeys.all}
          onAdded={() => setNoted((times) => times + 1)}
        />
      </div>
      <ThreadHandling message={message} colleagues={colleagues} />
    </div>
  )
}
