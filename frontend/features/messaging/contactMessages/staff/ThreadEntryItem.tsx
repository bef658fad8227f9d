import {
  ENTRY_KINDS,
  type EntryKind,
  type ThreadEntry,
} from '../../../../../domain/messaging/contactMessages/thread/entries.schema'
import { Badge } from '../../../../components/ui/Badge'
import { classNames } from '../../../../lib/classNames'
import { formatDateTime } from '../../../../lib/dates'
import { formatFileSize } from '../../../../lib/fileSize'
import { AnswerMailState } from './AnswerMailState'

/** A note stands apart by its frame and its word, not by colour alone. */
const FRAMES: Record<EntryKind, string> = {
  answer: 'border-s-4 border-acacia bg-acacia-wash',
  note: 'border-2 border-dashed border-edge',
  incoming: 'border-s-4 border-nile',
}

const WORDS: Record<EntryKind, string> = { answer: 'Answered by', note: 'Note by', incoming: 'Reply from' }

const Attachments = ({ message, entry }: { message: string; entry: ThreadEntry }) => (
  <ul aria-label="Files">
    {entry.attachments.map(({ id, name, size }) => (
      <li key={id}>
        <a
          href={`/api/contact-messages/${message}/attachments/${id}`}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center gap-2 break-all"
        >
          <bdi>{name}</bdi>
        </a>{' '}
        <span className="whitespace-nowrap text-ink-soft">{formatFileSize(size)}</span>
      </li>
    ))}
  </ul>
)

/** An answer with what became of its mail, a note of staff, or a mail that came back. */
export const ThreadEntryItem = ({ message, entry }: { message: string; entry: ThreadEntry }) => {
  const { kind, author, createdAt, text, isAutomatic, attachments, mail } = entry
  return (
    <li>
      <article aria-label={ENTRY_KINDS[kind]} className={classNames('grid gap-3 p-4', FRAMES[kind])}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <span className="font-semibold">{WORDS[kind]}</span> <bdi className="break-words">{author}</bdi>,{' '}
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </span>
          {kind === 'note' && <Badge tone="neutral">Staff only, not mailed</Badge>}
          {isAutomatic && <Badge tone="neutral">Automatic reply</Badge>}
        </p>
        <p className="whitespace-pre-wrap break-words" dir="auto">
          {text}
        </p>
        {attachments.length > 0 && <Attachments message={message} entry={entry} />}
        {kind === 'answer' && <AnswerMailState mail={mail} />}
      </article>
    </li>
  )
}
