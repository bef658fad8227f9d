import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoorOverview } from '../../../../../domain/events/door/door.schema'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { Badge } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { doorMessages } from '../../../../lib/messages/doorMessages'
import { Badges } from './Badges'
import { DoorCounts } from './DoorCounts'
import { GivePassDialog } from './GivePassDialog'
import { WithdrawPassDialog } from './WithdrawPassDialog'
import { doorQuery } from './doorQuery'

type Pass = DoorOverview['passes'][number]

const inWords = (count: number): string => count.toLocaleString('en-GB')

interface PassRowsProps extends Pick<DoorOverview, 'passes' | 'scopes'> {
  isOver: boolean
  onWithdraw: (pass: Pass) => void
}

/** Whether what a link is for was removed: it ended with it. */
const isGone = (scopes: DoorOverview['scopes'], scope: string | null): boolean =>
  scope !== null && !scopes.some(({ id }) => id === scope)

/** What a link is for. */
const scopeName = (scopes: DoorOverview['scopes'], scope: string | null): string =>
  scope === null ? 'The event' : (scopes.find(({ id }) => id === scope)?.name ?? 'A session that was removed')

const PassTable = ({ passes, scopes, isOver, onWithdraw }: PassRowsProps) => (
  <SimpleTable
    caption="Links to the door"
    headers={['Who and where', 'Let in', 'Last contact', 'Link']}
    rows={passes.map((pass) => ({
      key: pass.id,
      cells: [
        <span key="name">
          <bdi>{pass.name}</bdi>
          <bdi className="block font-normal text-ink-soft">{scopeName(scopes, pass.scope)}</bdi>
        </span>,
        inWords(pass.admitted),
        pass.lastSeenAt ? formatDateTime(pass.lastSeenAt) : 'Not opened yet',
        pass.endedAt || isOver || isGone(scopes, pass.scope) ? (
          <Badge key="state">{pass.endedAt ? 'Withdrawn' : 'Over'}</Badge>
        ) : (
          <button
            key="state"
            type="button"
            className="link min-h-11"
            aria-label={`Withdraw the link of ${pass.name}`}
            onClick={() => onWithdraw(pass)}
          >
            Withdraw
          </button>
        ),
      ],
    }))}
    empty=""
  />
)

const Conflicts = ({ conflicts }: Pick<DoorOverview, 'conflicts'>) => (
  <section aria-labelledby="conflicts-title">
    <h3 id="conflicts-title" className="mb-4 text-xl">
      Please check
    </h3>
    <SimpleTable
      caption="Tickets that were let in more than once, or that are not valid"
      headers={['Name', 'Ticket', 'What happened', 'Let in by']}
      rows={conflicts.map(({ holder, type, scans, isInvalid }) => ({
        key: scans.map(({ key }) => key).join(),
        cells: [
          <bdi key="name">{holder || 'Unknown ticket'}</bdi>,
          <bdi key="type">{type ?? '–'}</bdi>,
          isInvalid ? 'The ticket is not valid' : `Let in ${doorMessages.times(scans.length)}`,
          <ul key="scans">
            {scans.map(({ key, at, door }) => (
              <li key={key}>
                <bdi>{door}</bdi>, {formatDateTime(at)}
              </li>
            ))}
          </ul>,
        ],
      }))}
      empty="No ticket was let in twice."
    />
  </section>
)

const Doors = ({ eventId, doors }: { eventId: string; doors: DoorOverview }) => {
  const { passes, expected, admitted, others, scopes, conflicts, until } = doors
  const [isGiving, setGiving] = useState(false)
  const [withdrawn, setWithdrawn] = useState<Pass>()
  const isOver = until === null
  const giveButton = !isOver && (
    <Button tone="main" onClick={() => setGiving(true)}>
      Give a Link
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <DoorCounts doors={doors} />
      {passes.length === 0 ? (
        <EmptyState title="Nobody works at the door yet" action={giveButton}>
          A link lets a colleague or a volunteer scan tickets on their own phone until the end of the last
          day, also without a network. It needs no account.
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <PassTable passes={passes} scopes={scopes} isOver={isOver} onWithdraw={setWithdrawn} />
          {giveButton && <p>{giveButton}</p>}
        </div>
      )}
      {conflicts.length + admitted + others > 0 && <Conflicts conflicts={conflicts} />}
      {expected > 0 && <Badges eventId={eventId} expected={expected} />}
      {isGiving && <GivePassDialog eventId={eventId} scopes={scopes} onClose={() => setGiving(false)} />}
      {withdrawn && (
        <WithdrawPassDialog eventId={eventId} pass={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </div>
  )
}

/** The doors of an event as who manages it sees them. Source: issue 34, part 6. */
export const DoorPasses = ({ eventId }: { eventId: string }) => {
  const result = useQuery({ ...doorQuery(useApp(), eventId), throwOnError: false })
  return (
    <Loaded result={result} failed={doorMessages.failed}>
      {(doors) => <Doors eventId={eventId} doors={doors} />}
    </Loaded>
  )
}
