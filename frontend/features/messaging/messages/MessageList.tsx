import { useQuery } from '@tanstack/react-query'
import type { MessageBox, MessageRow } from '../../../../domain/messaging/messages/messages.schema'
import { Badge } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Pager } from '../../../components/ui/Pager'
import { useApp } from '../../../lib/app'
import { formatDateTime } from '../../../lib/dates'
import { memberMessageTexts } from '../../../lib/messages/memberMessageTexts'
import { paths } from '../../../paths'
import { MessagesLoading } from './MessagesLoading'
import { boxQuery } from '../../../components/memberMessages/messageQueries'

const Row = ({
  row: { id, name, subject, excerpt, createdAt, isRead },
  box,
}: {
  row: MessageRow
  box: MessageBox
}) => (
  <li className="relative grid gap-1 border-t border-rule py-4 hover:bg-nile-wash">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        {box === 'sent' && 'To '}
        <bdi className={isRead ? undefined : 'font-semibold'}>{name}</bdi>
        {!isRead && (
          <span className="ms-2">
            <Badge tone="place">New</Badge>
          </span>
        )}
      </span>
      <time dateTime={createdAt} className="text-ink-soft">
        {formatDateTime(createdAt)}
      </time>
    </p>
    <h2 className="text-lg wrap-anywhere">
      <Link
        to={paths.messages.build({ message: id })}
        className="link after:absolute after:inset-0"
        dir="auto"
      >
        {subject}
      </Link>
    </h2>
    <p className="text-ink-soft wrap-anywhere" dir="auto">
      {excerpt}
    </p>
  </li>
)

const Empty = ({ box }: { box: MessageBox }) => (
  <EmptyState
    title={box === 'received' ? 'No messages yet' : 'You have not written to anyone yet'}
    action={<ButtonLink to={paths.members.build()}>Member Directory</ButtonLink>}
  >
    Open a member in the directory to write to them. Neither of you sees the other’s email address.
  </EmptyState>
)

/** A page of what the person received or sent. */
export const MessageList = ({ box, page }: { box: MessageBox; page: number }) => {
  const { data, error, isFetching, refetch } = useQuery(boxQuery(useApp(), box, page))
  if (!data)
    return error ? (
      <LoadFailure
        title={memberMessageTexts.listFailed}
        error={error}
        isFetching={isFetching}
        refetch={refetch}
      />
    ) : (
      <MessagesLoading label="Loading your messages…" />
    )
  if (data.docs.length === 0) return <Empty box={box} />
  return (
    <>
      <ul className="border-b border-rule">
        {data.docs.map((row) => (
          <Row key={row.id} row={row} box={box} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={data.totalPages}
        to={(to) =>
          paths.messages.build({
            box: box === 'sent' ? box : undefined,
            page: to > 1 ? String(to) : undefined,
          })
        }
      />
    </>
  )
}
