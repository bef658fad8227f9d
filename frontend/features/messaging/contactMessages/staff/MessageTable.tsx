import { useQuery } from '@tanstack/react-query'
import { isAdmin } from '../../../../../collections/access/policies.schema'
import {
  CONTACT_STATUSES,
  PROMISED_HOURS,
} from '../../../../../domain/messaging/contactMessages/statuses.schema'
import type { MessageRow } from '../../../../../domain/messaging/contactMessages/handling.schema'
import { AdminList, type AdminListProps } from '../../../../components/list/AdminList'
import type { Column } from '../../../../components/list/DataTable'
import type { ListFilter } from '../../../../components/list/ListFilters'
import { EmailText } from '../../../../components/ui/EmailText'
import { Link } from '../../../../components/ui/Link'
import { type App, useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { useListQuery } from '../../../../lib/useListQuery'
import { adminMessages } from '../../../../lib/messages/adminMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { deskPaths } from '../../../../deskPaths'
import { AnswerTimesNote } from './AnswerTimesNote'
import { answerTime } from './answerTime'
import { assignMessage } from './assignMessage'
import { MessageBadge } from './MessageBadge'
import { messageKeys, messageListQuery, messageListSpec } from './messageQueries'
import type { ThreadChange } from './useThreadChange'
import { useSession } from '../../../../lib/session/useSession'
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
      <Link to={deskPaths.contactMessage.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{subject}</bdi>
      </Link>
    ),
  },
  { id: 'name', header: 'Name', isMain: true, sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  { id: 'email', header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  {
    id: 'received',
    header: 'Received',
    sort: 'createdAt',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
  {
    id: 'status',
    header: 'Status',
    isMain: true,
    sort: 'status',
    cell: ({ status }) => <MessageBadge status={status} />,
  },
  {
    id: 'answered',
    header: 'Answered after',
    cell: ({ minutesToAnswer }) => (minutesToAnswer === null ? '–' : answerTime(minutesToAnswer)),
  },
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => <bdi>{nameOf(assignee)}</bdi> },
]

/** What is done with many messages. A colleague's change meanwhile is never overwritten: the row fails. */
const manyOf = ({ api, queryClient }: App, me: string): AdminListProps<MessageRow>['many'] => {
  const post = (id: string, step: ThreadChange['step'], body: object) =>
    api.post(`/contact-messages/${encodeURIComponent(id)}/${step}`, body)
  return {
    actions: [
      {
        label: 'Assign to Me',
        willBe: 'will be assigned to you',
        was: 'assigned to you',
        leftOut: ({ assignee }) => (assignee === me ? 'yours already' : undefined),
        run: ({ id, updatedAt }) => post(id, 'handling', { assignee: me, updatedAt }),
        undo: ({ id, assignee }) => assignMessage({ api, queryClient }, id, assignee),
      },
      {
        label: 'Mark as Spam',
        willBe: 'will be marked as spam',
        was: 'marked as spam',
        leftOut: ({ spamAt }) => (spamAt ? 'spam already' : undefined),
        run: ({ id }) => post(id, 'spam', { isSpam: true }),
        undo: ({ id }) => post(id, 'spam', { isSpam: false }),
      },
    ],
    pageOf: (query) => queryClient.query(messageListQuery({ api }, query)),
    refresh: () => void queryClient.invalidateQueries({ queryKey: messageKeys.lists }),
  }
}

/** What visitors wrote. Source: spec.md section 2, "/admin", Contact Forms. */
export const MessageTable = () => {
  const app = useApp()
  const { user } = useSession()
  const query = useListQuery(messageListSpec)
  const result = useQuery(messageListQuery(app, query))
  const colleagues = result.data?.colleagues ?? []
  const nameOf = (id: string | null): string =>
    id === null ? 'Nobody' : (colleagues.find((one) => one.id === id)?.fullName ?? FORMER_COLLEAGUE)
  return (
    <>
      <p className="mb-4">
        <Link to={deskPaths.answerTemplates.build()} className="link inline-flex min-h-11 items-center">
          Templates of answers
        </Link>
      </p>
      {result.data && <AnswerTimesNote times={result.data.answerTimes} />}
      <AdminList
        list="messages"
        label="Contact submissions"
        searchLabel="Name, email or text"
        spec={messageListSpec}
        query={query}
        filters={FILTERS}
        result={result}
        noun={{ one: 'message', many: 'messages' }}
        empty={adminMessages.noContacts}
        failed={adminMessages.contactsFailed}
        exportFrom="/api/contact-messages/list"
        columns={columnsWith(nameOf)}
        beside={({ message }) => (
          <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
            {message}
          </p>
        )}
        many={user && isAdmin(user) ? manyOf(app, user.id) : undefined}
        rowKey={({ id }) => id}
        nameOf={({ subject }) => subject}
      />
    </>
  )
}
