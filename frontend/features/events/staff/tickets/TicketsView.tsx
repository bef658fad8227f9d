import type { ReactNode } from 'react'
import { changesEvents } from '../../../../../collections/access/regionPolicies.schema'
import type { EventDetail } from '../../../../../domain/events/events.schema'
import { useSession } from '../../../../lib/session/useSession'
import { CancelTermList } from './CancelTermList'
import { QuestionList } from './QuestionList'
import { OrderTable } from './OrderTable'
import { TicketTypes } from './TicketTypes'
import { WaitingTable } from './WaitingTable'

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h3 id={id} className="mb-4 text-xl">
      {title}
    </h3>
    {children}
  </section>
)

/** The tickets of an event as staff work on them: what can be bought, who bought it, and who waits. */
export const TicketsView = ({
  eventId,
  event,
}: {
  eventId: string
  event: Pick<EventDetail, 'maxAttendees'>
}) => {
  const canChange = changesEvents(useSession().user)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Part id="types-title" title="Types of tickets">
        <TicketTypes eventId={eventId} seats={event.maxAttendees} canChange={canChange} />
      </Part>
      <Part id="questions-title" title="Questions">
        <QuestionList eventId={eventId} canChange={canChange} />
      </Part>
      <Part id="terms-title" title="Cancelling by buyers">
        <CancelTermList eventId={eventId} canChange={canChange} />
      </Part>
      {canChange && (
        <>
          <Part id="orders-title" title="Orders">
            <OrderTable eventId={eventId} />
          </Part>
          <Part id="waiting-title" title="Waiting list and requests">
            <WaitingTable eventId={eventId} />
          </Part>
        </>
      )}
    </div>
  )
}
