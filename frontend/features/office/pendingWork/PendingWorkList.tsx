import { useQuery } from '@tanstack/react-query'
import {
  PROMISED_DAYS,
  type PendingGroup,
  type PendingKind,
  type PendingStep,
  type WaitingItem,
  pendingTitle,
} from '../../../../domain/office/pendingWork/pendingWork.schema'
import { EmptyState } from '../../../components/ui/EmptyState'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { SmartLink } from '../../../components/ui/SmartLink'
import { Spinner } from '../../../components/ui/Spinner'
import { classNames } from '../../../lib/classNames'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { type Step, StepButton } from './StepButton'
import { lateText } from './lateText'
import { PENDING_LISTS, pendingPathOf } from './pendingPaths'
import { pendingWorkQuery } from './pendingWorkQuery'
import { waitingTime } from './waitingTime'

const DAY_MS = 86_400_000

/** Late work first, then what there is most of; the order stays where both are equal. */
const byUrgency = (one: PendingGroup, other: PendingGroup): number =>
  other.late - one.late || other.ages.older - one.ages.older || other.ages.month - one.ages.month

const headingOf = (kind: PendingKind): string => `pending-${kind}`

/** How what can be done at once is done. */
type Steps = Record<PendingStep, Step>

interface ItemProps {
  group: PendingGroup
  item: WaitingItem
  steps: Steps
  now: number
}

const Item = ({ group: { kind }, item, steps, now }: ItemProps) => {
  const promised = PROMISED_DAYS[kind]
  const isLate = promised !== undefined && now - Date.parse(item.since) > promised.days * DAY_MS
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-t border-rule">
      <SmartLink
        href={pendingPathOf(kind, item)}
        className="group flex min-h-11 flex-1 basis-56 flex-wrap items-baseline justify-between gap-x-4 py-2 no-underline"
      >
        <bdi className="min-w-0 break-words group-hover:underline">{item.title}</bdi>
        <time
          dateTime={item.since}
          title={formatDate(item.since)}
          className={classNames(
            'whitespace-nowrap',
            isLate ? 'font-semibold text-laterite' : 'text-ink-soft',
          )}
        >
          {waitingTime(item.since, now)}
          {isLate && ', late'}
        </time>
      </SmartLink>
      {item.step && (
        <StepButton
          step={steps[item.step]}
          item={item}
          onDone={() => document.getElementById(headingOf(kind))?.focus()}
        />
      )}
    </li>
  )
}

const Group = ({ group, steps, now }: { group: PendingGroup; steps: Steps; now: number }) => {
  const { kind, total, late, oldest } = group
  const id = headingOf(kind)
  return (
    <section aria-labelledby={id} className="border-t-2 border-rule-strong pt-3">
      <h2 id={id} tabIndex={-1} className="text-xl">
        <SmartLink href={PENDING_LISTS[kind]} className="link inline-block py-2">
          <span className="tabular-nums">{total}</span> {pendingTitle(kind, total)}
        </SmartLink>
      </h2>
      {late > 0 && <p className="pb-2 font-semibold text-laterite">{lateText(group)}</p>}
      <ol>
        {oldest.map((item) => (
          <Item key={item.record} group={group} item={item} steps={steps} now={now} />
        ))}
      </ol>
      {total > oldest.length && (
        <p className="border-t border-rule py-2 text-ink-soft">
          and {total - oldest.length} more that came later
        </p>
      )}
    </section>
  )
}

/** What waits for the member of staff who looks, late work first. Source: issue 13, part 5. */
export const PendingWorkList = ({ steps }: { steps: Steps }) => {
  const app = useApp()
  const { data, isPending, dataUpdatedAt, ...failure } = useQuery({
    ...pendingWorkQuery(app),
    throwOnError: false,
  })
  if (isPending) return <Spinner label="Loading" />
  if (!data) return <LoadFailure title="Failed to load what waits for you" {...failure} />
  // the tasks stand above by themselves
  const waiting = data.filter(({ kind, total }) => kind !== 'tasks' && total > 0).sort(byUrgency)
  return (
    <>
      {waiting.length === 0 && <EmptyState title="Nothing waits for you">Enjoy your day.</EmptyState>}
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
        {waiting.map((group) => (
          <Group key={group.kind} group={group} steps={steps} now={dataUpdatedAt} />
        ))}
      </div>
    </>
  )
}
