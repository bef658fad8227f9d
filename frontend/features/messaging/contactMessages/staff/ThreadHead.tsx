import { useQuery } from '@tanstack/react-query'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import { FORMER_COLLEAGUE } from '../../../../../domain/people/profiles/formerPeople.schema'
import { MoreItem } from '../../../../components/record/MoreMenu'
import { RecordHead } from '../../../../components/record/RecordHead'
import { Badge } from '../../../../components/ui/Badge'
import { Button, ButtonLink } from '../../../../components/ui/Button'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { deskPaths } from '../../../../deskPaths'
import { paths } from '../../../../paths'
import { MessageBadge } from './MessageBadge'
import { nextNewQuery } from './messageQueries'
import { threadStanding } from './threadStanding'
import { type ThreadChange, useThreadChange } from './useThreadChange'

const markAs = (isSpam: boolean): ThreadChange => ({
  step: 'spam',
  body: { isSpam },
  undo: { step: 'spam', body: { isSpam: !isSpam } },
})

/** Who wrote what, how the message stands, and what is done with it. */
export const ThreadHead = ({ message, colleagues }: Omit<ContactThread, 'entries'>) => {
  const { id, name, email, subject, sender, createdAt, status, assignee, spamAt } = message
  const app = useApp()
  const { change, isPending } = useThreadChange(id)
  const next = useQuery({ ...nextNewQuery(app), throwOnError: false }).data?.find((one) => one !== id)
  const colleague =
    assignee === null
      ? undefined
      : (colleagues.find((one) => one.id === assignee)?.fullName ?? FORMER_COLLEAGUE)
  return (
    <RecordHead
      name={subject}
      badges={spamAt ? <Badge tone="stop">Spam</Badge> : <MessageBadge status={status} />}
      facts={
        <p>
          <bdi className="font-semibold">{name}</bdi>,{' '}
          <a className="link break-all" href={`mailto:${email}`}>
            {email}
          </a>
          {' · '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
      }
      standing={threadStanding(message, colleague, new Date(app.renderedAt).getTime())}
      actions={
        <>
          {assignee === null && !spamAt && (
            <Button
              tone={status === 'new' ? 'main' : 'plain'}
              isBusy={isPending}
              onClick={() => change({ step: 'claim', body: {} })}
            >
              Assign to Me
            </Button>
          )}
          {next && <ButtonLink to={deskPaths.contactMessage.build(next)}>Next New Message</ButtonLink>}
        </>
      }
      more={
        <>
          {sender && <MoreItem to={deskPaths.user.build(sender)}>Account</MoreItem>}
          <MoreItem href={paths.cms.record('contact-messages', id)}>Open in the content panel</MoreItem>
          <MoreItem isDangerous={!spamAt} onSelect={() => change(markAs(!spamAt))}>
            {spamAt ? 'This Is Not Spam' : 'Mark as Spam'}
          </MoreItem>
        </>
      }
    />
  )
}
