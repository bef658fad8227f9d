import { CONTACT_STATUSES } from '../../../../domain/contactMessages/statuses.schema'
import type { Colleague, MessageRow } from '../../../../domain/contactMessages/handling.schema'
import { Dialog } from '../../../components/ui/Dialog'
import { PanelLink } from '../../../components/ui/PanelLink'
import { Select } from '../../../components/ui/Select'
import { formatDateTime } from '../../../lib/dates'
import type { ListQuery } from '../../../lib/listQuery'
import { optionsOf } from '../../../lib/optionsOf'
import { AnswerForm } from './AnswerForm'
import { GivenAnswer } from './GivenAnswer'
import { NoteForm } from './NoteForm'
import { useMessageChanges } from './useMessageChanges'
import { isKeyOf } from '../../../../platform/records.schema'

const STATUSES = optionsOf(CONTACT_STATUSES)

export interface MessageDialogProps {
  message: MessageRow
  query: ListQuery
  colleagues: readonly Colleague[]
  onClose: () => void
}

/** A message, what was done about it, and who looks after it. */
export const MessageDialog = ({ message, query, colleagues, onClose }: MessageDialogProps) => {
  const { id, name, email, subject, createdAt, status, assignee, updatedAt } = message
  const change = useMessageChanges(query)
  return (
    <Dialog title={subject} isOpen onClose={onClose}>
      <p className="text-ink-soft">
        <bdi className="font-semibold text-ink">{name}</bdi>,{' '}
        <a className="link break-all" href={`mailto:${email}`}>
          {email}
        </a>
        <span className="block">{formatDateTime(createdAt)}</span>
      </p>
      <p
        className="mt-4 border-y border-rule-strong py-4 sm:max-h-60 sm:overflow-y-auto whitespace-pre-wrap break-words"
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label="Message"
      >
        {message.message}
      </p>
      {message.answer && <GivenAnswer {...message} />}
      {message.furtherAnswers.map((further) => (
        <GivenAnswer key={further.answeredAt} {...further} />
      ))}
      <AnswerForm
        key={`${id} ${message.furtherAnswers.length} ${String(message.answeredAt)}`}
        message={message}
      />
      <div className="mt-6 grid gap-4 border-t border-rule-strong pt-5 sm:grid-cols-2">
        <Select
          label="Status"
          value={status}
          onChange={({ target: { value } }) => {
            if (isKeyOf(CONTACT_STATUSES, value)) change({ id, updatedAt, status: value })
          }}
          options={STATUSES}
        />
        <Select
          label="Assigned to"
          value={assignee ?? ''}
          onChange={(event) => change({ id, updatedAt, assignee: event.target.value || null })}
          emptyLabel="Nobody"
          options={colleagues.map((colleague) => ({ value: colleague.id, label: colleague.fullName }))}
        />
      </div>
      <NoteForm note={message.note} onSave={(note) => change({ id, updatedAt, note })} />
      <p className="mt-4">
        <PanelLink collection="contact-messages" id={id} />
      </p>
    </Dialog>
  )
}
