import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DoorCash, DoorCashDecision } from '../../../../domain/events/doorCash/doorCash.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { Button } from '../../../components/ui/Button'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { useApp } from '../../../lib/app'
import { formatDay } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { OWN } from '../../../lib/session/sessionQuery'
import { messages } from '../../../lib/messages/messages'
import { useToast } from '../../../lib/toasts'
import { doorCashQuery } from './ledgerQueries'

interface Asked {
  cash: DoorCash
  decision: DoorCashDecision['decision']
}

const TEXTS = {
  book: {
    title: 'Book this cash?',
    action: 'Book',
    text: 'Count it first. It is booked as income of events, on the day it was taken.',
    done: 'Booked',
  },
  leaveOut: {
    title: 'Leave this cash out of the books?',
    action: 'Leave Out',
    text: 'Do so where no such cash was handed over. The audit log keeps who decided.',
    done: 'Left out of the books',
  },
}

/** Cash that doors of events took, to be booked by who handles money; nothing where there is none. */
export const DoorCashList = ({ onBooked }: { onBooked: () => void }) => {
  const app = useApp()
  const toast = useToast()
  const [asked, setAsked] = useState<Asked>()
  const { data, error, isFetching, refetch } = useQuery({ ...doorCashQuery(app), throwOnError: false })
  const { mutate, isPending } = useMutation({
    mutationFn: ({ cash: { event, day, currency, amountMinor }, decision }: Asked) =>
      app.api.post('/check-ins/cash', { event: event.id, day, currency, amountMinor, decision }),
    onSuccess: (_, { decision }) => toast({ tone: 'success', title: TEXTS[decision].done }),
    onError: (error) =>
      toast({ tone: 'error', title: messages.error, description: errorText(error, 'Failed to book it') }),
    onSettled: async () => {
      setAsked(undefined)
      await app.queryClient.invalidateQueries({ queryKey: [OWN, 'staff-door-cash'] })
      onBooked()
    },
  })
  if (!data)
    return (
      error && (
        <LoadFailure
          title="We could not load the cash taken at doors."
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )
    )
  if (data.cash.length === 0) return null
  return (
    <section aria-labelledby="door-cash" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="door-cash" className="text-xl">
        Taken at doors, not booked yet
      </h2>
      <SimpleTable
        caption="Cash taken at the doors of events"
        headers={['Event', 'Day', 'People', 'Cash', 'To do']}
        rows={data.cash.map((cash) => ({
          key: [cash.event.id, cash.day, cash.currency].join(),
          cells: [
            <bdi key="event">{cash.event.title}</bdi>,
            formatDay(cash.day),
            String(cash.people),
            formatMoney(cash),
            <span key="do" className="flex flex-wrap gap-2">
              <Button onClick={() => setAsked({ cash, decision: 'book' })}>Book</Button>
              <Button tone="quiet" onClick={() => setAsked({ cash, decision: 'leaveOut' })}>
                Leave Out
              </Button>
            </span>,
          ],
        }))}
        empty=""
      />
      {asked && (
        <ConfirmDialog
          title={TEXTS[asked.decision].title}
          action={TEXTS[asked.decision].action}
          isBusy={isPending}
          onClose={() => setAsked(undefined)}
          onConfirm={() => mutate(asked)}
        >
          <bdi>{asked.cash.event.title}</bdi>, {formatDay(asked.cash.day)}: {formatMoney(asked.cash)}.{' '}
          {TEXTS[asked.decision].text}
        </ConfirmDialog>
      )}
    </section>
  )
}
