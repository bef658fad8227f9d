import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../lib/app'
import { messageStateQuery } from './messageQueries'

const countOf = (unread: number): string => {
  if (unread === 0) return 'No new messages.'
  if (unread >= 100) return '100 or more new messages'
  return unread === 1 ? '1 new message' : `${unread} new messages`
}

/** How many messages of members wait to be read. */
export const UnreadMessages = () => {
  const unread = useQuery({ ...messageStateQuery(useApp()), throwOnError: false }).data?.unread
  return (
    <p className={unread ? 'font-semibold' : 'text-ink-soft'}>
      {unread === undefined ? 'What members write to you.' : countOf(unread)}
    </p>
  )
}
