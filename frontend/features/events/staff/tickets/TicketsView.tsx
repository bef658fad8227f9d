import { changesEvents } from '../../../../../collections/access/regionPolicies.schema'
import { useSession } from '../../../../lib/session/useSession'
import { CancelTermList } from './CancelTermList'
import { QuestionList } from './QuestionList'
import { OrderTable } from './OrderTable'
import { TicketTypes } from './TicketTypes'
import { WaitingTable } from './WaitingTable'

/** The tickets of an event as staff work on them: what can be bought, who bought it, and who waits. */
export const TicketsView = ({ eventId }: { eventId: string }) => {
  const canChange = changesEvents(useSession().user)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <section aria-labelledby="types-title">
        <h3 id="types-title" className="mb-4 text-xl">
          Types of tickets
        </h3>
        <TicketTypes eventId={eventId} canChange={canChange} />
      </section>
      <section aria-labelledby="questions-title">
        <h3 id="questions-title" className="mb-4 text-xl">
          Questions
        </h3>
        <QuestionList eventId={eventId} canChange={canChange} />
      </section>
      <section aria-labelledby="terms-title">
        <h3 id="terms-title" className="mb-4 text-xl">
          Cancelling by buyers
        </h3>
        <CancelTermList eventId={eventId} canChange={canChange} />
      </section>
      {canChange && (
        <section aria-labelledby="orders-title">
          <h3 id="orders-title" className="mb-4 text-xl">
            Orders
          </h3>
          <OrderTable eventId={eventId} />
        </section>
      )}
      {canChange && (
        <section aria-labelledby="waiting-title">
          <h3 id="waiting-title" className="mb-4 text-xl">
            Waiting list and requests
          </h3>
          <WaitingTable eventId={eventId} />
        </section>
      )}
    </div>
  )
}
