import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GROUP_LIMITS, type GroupRequestRow } from '../../../../domain/groups/groupTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'
import { Button } from '../../../components/ui/Button'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { groupMessages } from '../../../lib/messages/groupMessages'
import { groupRequestsQuery } from './staffGroupQueries'
import { useGroupAction } from './useGroupAction'
import { useGroupForm } from './useGroupForm'

const RefuseDialog = ({ request, onClose }: { request: GroupRequestRow; onClose: () => void }) => {
  const form = useGroupForm({
    path: `/groups/requests/${request.id}/decision`,
    schema: ({ groupDecisionSchema }) => groupDecisionSchema,
    done: groupMessages.refused,
    failed: groupMessages.decisionFailed,
    onClose,
  })
  return (
    <FormDialog
      title="Refuse this request?"
      form={form}
      submit="Refuse Request"
      tone="plain"
      onClose={onClose}
    >
      <p>
        <bdi className="font-semibold">{request.fullName}</bdi> asked to join{' '}
        <bdi className="font-semibold">{request.group.name}</bdi>. The person is told by email, and can ask
        again.
      </p>
      <input type="hidden" name="status" value="refused" />
      <WordsField
        {...form.field('feedback')}
        label="Message to the member (optional)"
        hint="Sent with the email."
        maxLength={GROUP_LIMITS.note}
      />
    </FormDialog>
  )
}

interface RequestItemProps {
  request: GroupRequestRow
  isGroupNamed: boolean
  onRefuse: () => void
}

const RequestItem = ({ request, isGroupNamed, onRefuse }: RequestItemProps) => {
  const { mutate, isPending } = useGroupAction()
  const { id, fullName, number, group, note, askedAt } = request
  const accept = (): void =>
    mutate({
      path: `/groups/requests/${id}/decision`,
      body: { status: 'accepted' },
      done: groupMessages.accepted,
      failed: groupMessages.decisionFailed,
    })
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="font-semibold wrap-anywhere">
          <bdi>{fullName}</bdi> {number && <span className="font-normal text-ink-soft">{number}</span>}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {isGroupNamed && (
            <>
              <bdi>{group.name}</bdi>,{' '}
            </>
          )}
          asked on <time dateTime={askedAt}>{formatDate(askedAt)}</time>
        </p>
        {note && (
          <p className="max-w-text whitespace-pre-wrap wrap-anywhere" dir="auto">
            {note}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-start gap-3">
        <Button isBusy={isPending} aria-label={`Accept ${fullName} in ${group.name}`} onClick={accept}>
          Accept
        </Button>
        <Button tone="quiet" aria-label={`Refuse ${fullName} in ${group.name}`} onClick={onRefuse}>
          Refuse
        </Button>
      </p>
    </li>
  )
}

/** The requests to join that wait, the oldest first: of one group, or of all that the reader sees. */
export const RequestSection = ({ group }: { group?: string }) => {
  const [page, setPage] = useState(1)
  const [refused, setRefused] = useState<GroupRequestRow>()
  const { data, isPending, ...failure } = useQuery({
    ...groupRequestsQuery(useApp(), group, page),
    throwOnError: false,
  })
  return (
    <section aria-labelledby="requests-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="requests-title" className="text-xl">
        Requests to Join
      </h2>
      {isPending && <Spinner label="Loading the requests" />}
      {!isPending && !data && <LoadFailure title="Failed to load the requests" {...failure} />}
      {data?.totalDocs === 0 && <p className="text-ink-soft">No requests are waiting for a decision.</p>}
      {data && data.docs.length > 0 && (
        <ul className="border-b border-rule">
          {data.docs.map((request) => (
            <RequestItem
              key={request.id}
              request={request}
              isGroupNamed={!group}
              onRefuse={() => setRefused(request)}
            />
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <nav aria-label="Pages of requests" className="flex flex-wrap items-center gap-3">
          <Button isUnavailable={page <= 1} onClick={() => setPage(page - 1)}>
            Previous<span className="sr-only"> requests</span>
          </Button>
          <span className="tabular-nums">
            Page {page} of {data.totalPages}
          </span>
          <Button isUnavailable={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            Next<span className="sr-only"> requests</span>
          </Button>
        </nav>
      )}
      {refused && <RefuseDialog request={refused} onClose={() => setRefused(undefined)} />}
    </section>
  )
}
