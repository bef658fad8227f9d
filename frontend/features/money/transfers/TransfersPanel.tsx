import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ACCOUNTS } from '../../../../domain/money/ledger/ledger.schema'
import type { TransferView } from '../../../../domain/money/transfers/transfer.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Loaded } from '../../../components/ui/Loaded'
import { useApp } from '../../../lib/app'
import { ledgerMessages } from '../../../lib/messages/ledgerMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { TransferForm } from './TransferForm'
import { transfersQuery } from './transferQueries'

const UndoDialog = ({
  transfer,
  onClose,
  onUndone,
}: {
  transfer: TransferView
  onClose: () => void
  onUndone: () => void
}) => {
  const { api } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/money/transfers/transfer.schema')).transferUndoSchema,
    submit: async (undo) => {
      await withReauthentication(() => api.post(`/ledger-entries/transfers/${transfer.key}/undo`, undo))
      toast({ tone: 'success', title: ledgerMessages.transferUndone })
      onClose()
      onUndone()
    },
  })
  return (
    <>
      <FormDialog
        title={`Take back “${transfer.text}”?`}
        form={form}
        submit="Take Back"
        tone="plain"
        onClose={onClose}
      >
        <p>What was booked on {transfer.day} stays in the journal. Its opposite is booked today.</p>
        <WordsField {...form.field('reason')} label="Why" maxLength={200} />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}

/** The lines of a transfer: what left with a minus, what arrived, what was charged. */
const Lines = ({ lines }: Pick<TransferView, 'lines'>) => (
  <ul>
    {lines.map(({ account, currency, amountMinor, chapter }, index) => (
      <li key={index}>
        {ACCOUNTS[account].name}
        {chapter && ` of ${chapter}`}: {formatMoney({ amountMinor, currency })}
      </li>
    ))}
  </ul>
)

/** Money that moved between our own accounts: booking it, and what was booked. */
export const TransfersPanel = () => {
  const result = useQuery(transfersQuery(useApp()))
  const [bookedCount, setBookedCount] = useState(0)
  const [undone, setUndone] = useState<TransferView | null>(null)
  return (
    <Loaded result={result} failed="We could not load the transfers.">
      {({ chapters, transfers }) => (
        <div className="grid gap-10">
          <TransferForm
            // once it is booked, the form begins anew
            key={bookedCount}
            chapters={chapters}
            onBooked={() => {
              setBookedCount(bookedCount + 1)
              void result.refetch()
            }}
          />
          <section aria-label="Latest transfers" className="grid gap-4">
            <h2 className="text-xl">Latest transfers</h2>
            <SimpleTable
              empty="Nothing was transferred yet."
              caption="Latest transfers"
              headers={['Day', 'What it was', 'Booked', 'Take back']}
              rows={transfers.map((transfer) => ({
                key: transfer.key,
                cells: [
                  transfer.day,
                  <span key="text" dir="auto" className="wrap-anywhere">
                    {transfer.text}
                  </span>,
                  <Lines key="lines" lines={transfer.lines} />,
                  transfer.isUndone ? (
                    'Taken back'
                  ) : transfer.canBeUndone ? (
                    <Button
                      key="undo"
                      tone="plain"
                      aria-label={`Take back “${transfer.text}” of ${transfer.day}`}
                      onClick={() => setUndone(transfer)}
                    >
                      Take Back
                    </Button>
                  ) : (
                    'With its statement'
                  ),
                ],
              }))}
            />
          </section>
          {undone && (
            <UndoDialog
              transfer={undone}
              onClose={() => setUndone(null)}
              onUndone={() => void result.refetch()}
            />
          )}
        </div>
      )}
    </Loaded>
  )
}
