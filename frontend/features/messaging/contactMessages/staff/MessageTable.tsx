import { useQuery } from '@tanstack/react-query'
import {
  CONTACT_STATUSES,
  PROMISED_HOURS,
} from '../../../../../domain/messaging/contactMessages/statuses.schema'
import type { MessageRow } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { AdminList } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { EmailText } from '../../../../components/ui/EmailText'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { useListQuery } from '../../../../lib/useListQuery'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { paths } from '../../../../paths'
import { AnswerTimesNote } from './AnswerTimesNote'
import { answerTime } from './answerTime'
import { MessageBadge } from './MessageBadge'
import { messageListQuery, messageListSpec } from './messageQueries'
import { FORMER_COLLEAGUE } from '../../../../../domain/people/profiles/formerPeople.schema'

const FILTERS: readonly ListFilter[] = [
  { name: 'status', label: 'Status', emptyLabel: 'Any status', options: optionsOf(CONTACT_STATUSES) },
  {
    name: 'assigned',
    label: 'Assigned to',
    emptyLabel: 'Anyone',
    options: [
      { value: 'me', label: 'Me' },
      { value: 'nobody', label: 'Nobody' },
    ],
  },
  {
    name: 'show',
    label: 'Show',
    emptyLabel: 'All but spam',
    options: [
      { value: 'late', label: `Waiting over ${PROMISED_HOURS} hours` },
      { value: 'spam', label: 'Spam' },
    ],
  },
]

const columnsWith = (nameOf: (id: string | null) => string): Column<MessageRow>[] => [
  {
    id: 'subject',
    header: 'Subject',
    sort: 'subject',
    cell: ({ id, subject }) => (
      <Link to={paths.admin.contactMessage.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  { id: 'name', header: 'Name', sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'email', header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  {
    id: 'received',
    header: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  { id: 'status', header: 'Status', sort: 'status', cell: ({ status }) => <MessageBadge status={status} /> },
  {
    id: 'answered',
    header: 'Answered after',
    cell: ({ minutesToAnswer }) => (minutesToAnswer === null ? '–' : answerTime(minutesToAnswer)),
  },
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => <bdi>{nameOf(assignee)}</bdi> },
]

/** What visitors wrote. Source: spec.md section 2, "/admin", Contact Forms. */
export const MessageTable = () => {
  const query = useListQuery(messageListSpec)
  const result = useQuery(messageListQuery(useApp(), query))
  const colleagues = result.data?.colleagues ?? []
  const nameOf = (id: string | null): string =>
    id === null ? 'Nobody' : (colleagues.find((one) => one.id === id)?.fullName ?? FORMER_COLLEAGUE)
  return (
    <>
      <p className="mb-4">
        <Link to={paths.admin.answerTemplates.build()} className="link inline-flex min-h-11 items-center">
          Templates of answers
        </Link>
      </p>
      {result.data && <AnswerTimesNote times={result.data.answerTimes} />}
      <AdminList
        label="Contact submissions"
        searchLabel="Name, email or text"
        spec={messageListSpec}
        query={query}
        filters={FILTERS}
        result={result}
        noun={{ one: 'message', many: 'messages' }}
        empty={adminMessages.noContacts}
        failed={adminMessages.contactsFailed}
        exportFrom="/api/contact-messages/list.csv"
        columns={columnsWith(nameOf)}
        rowKey={({ id }) => id}
      />
    </>
  )
}
