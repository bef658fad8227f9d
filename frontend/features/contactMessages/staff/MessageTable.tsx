import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CONTACT_STATUSES } from '../../../../domain/contactMessages/statuses.schema'
import type { MessageRow } from '../../../../domain/contactMessages/handling.schema'
import { AdminList } from '../../../components/list/AdminList'
import type { Column } from '../../../components/list/DataTable'
import type { ListFilter } from '../../../components/list/ListFilters'
import { EmailText } from '../../../components/ui/EmailText'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { useListQuery } from '../../../lib/useListQuery'
import { adminMessages } from '../../../lib/messages/adminMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { isOnItsWay } from './AnswerMailState'
import { MessageDialog } from './MessageDialog'
import { MessageBadge } from './MessageBadge'
import { messageListQuery, messageListSpec } from './messageQueries'

const MAIL_LOOK_MS = 3000

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
]

const columnsWith = (
  open: (id: string) => void,
  nameOf: (id: string | null) => string,
): Column<MessageRow>[] => [
  {
    id: 'subject',
    header: 'Subject',
    sort: 'subject',
    cell: ({ id, subject }) => (
      <button type="button" className="link min-h-11 text-start" onClick={() => open(id)}>
        <bdi>{subject}</bdi>
      </button>
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
  { id: 'assignee', header: 'Assigned to', cell: ({ assignee }) => <bdi>{nameOf(assignee)}</bdi> },
]

/** What visitors wrote. Source: spec.md section 2, "/admin", Contact Forms. */
export const MessageTable = () => {
  const [search] = useSearchParams()
  const query = useListQuery(messageListSpec)
  const [openId, setOpenId] = useState<string | undefined>(search.get('open') ?? undefined)
  const result = useQuery({
    ...messageListQuery(useApp(), query),
    // whether the answer of the message that is open has been sent by now
    refetchInterval: ({ state }) => {
      const open = state.data?.docs.find(({ id }) => id === openId)
      return open?.answer && [open, ...open.furtherAnswers].some(({ answerMail }) => isOnItsWay(answerMail))
        ? MAIL_LOOK_MS
        : false
    },
  })
  const colleagues = result.data?.colleagues ?? []
  const nameOf = (id: string | null): string =>
    id === null ? 'Nobody' : (colleagues.find((one) => one.id === id)?.fullName ?? 'A former colleague')
  const opened = result.data?.docs.find(({ id }) => id === openId)
  return (
    <>
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
        columns={columnsWith(setOpenId, nameOf)}
        rowKey={({ id }) => id}
      />
      {opened && (
        <MessageDialog
          message={opened}
          query={query}
          colleagues={colleagues}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}
