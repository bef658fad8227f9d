import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import {
  MONEY_STATES,
  type MoneyState,
  type PersonMoneyDetails,
} from '../../../../../../domain/money/billing/personMoney.schema'
import { formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { Badge, type BadgeTone } from '../../../../../components/ui/Badge'
import { Button } from '../../../../../components/ui/Button'
import { Fact } from '../../../../../components/ui/Fact'
import { LoadFailure } from '../../../../../components/ui/LoadFailure'
import { Skeleton } from '../../../../../components/ui/Skeleton'
import { useApp } from '../../../../../lib/app'
import { paymentMessages } from '../../../../../lib/messages/paymentMessages'
import { useSession } from '../../../../../lib/session/useSession'
import { useIsHydrated } from '../../../../../lib/useIsHydrated'
import { InvoiceList } from './InvoiceList'
import type { Asked } from './invoiceActions'
import { personMoneyQuery } from './personMoneyQuery'

const TONES: Record<MoneyState, BadgeTone> = { clear: 'good', owing: 'warning', overdue: 'stop' }

/** What staff ask for is loaded when they do: most who open the page only read. */
const MoneyDialog = lazy(async () => ({ default: (await import('./MoneyDialog')).MoneyDialog }))

/** The last parts of the section: what comes before them is complete without. */
const PersonPayments = lazy(async () => ({ default: (await import('./PersonPayments')).PersonPayments }))
const WaiverList = lazy(async () => ({ default: (await import('./WaiverList')).WaiverList }))

const Details = ({
  details: { owed, credit, invoices, payments, creditNotes, waivers },
  canDecide,
  isHydrated,
  onAsk,
}: {
  details: PersonMoneyDetails
  canDecide: boolean
  isHydrated: boolean
  onAsk: (asked: Asked) => void
}) => (
  <>
    <p>
      <Button onClick={() => onAsk('issue')}>Issue an Invoice</Button>
    </p>
    {owed.length + credit.length > 0 && (
      <dl className="border-b border-rule-strong tabular-nums">
        {owed.length > 0 && <Fact name="To be paid">{owed.map(formatMoney).join(', ')}</Fact>}
        {credit.length > 0 && <Fact name="Credit">{credit.map(formatMoney).join(', ')}</Fact>}
      </dl>
    )}
    {invoices.length > 0 ? (
      <InvoiceList invoices={invoices} creditNotes={creditNotes} canDecide={canDecide} onAsk={onAsk} />
    ) : (
      <p className="text-ink-soft">No invoices yet.</p>
    )}
    {isHydrated && (
      <Suspense>
        {payments.length > 0 && <PersonPayments payments={payments} canDecide={canDecide} />}
        <WaiverList waivers={waivers} canDecide={canDecide} onAsk={onAsk} />
      </Suspense>
    )}
  </>
)

export interface MoneySectionProps {
  /** Id of the account. */
  user: string
  fullName: string
}

/** A person's money: how it stands, and for staff who handle money what they can do about it. */
export const MoneySection = ({ user, fullName }: MoneySectionProps) => {
  const { data, isError, error, isFetching, refetch } = useQuery(personMoneyQuery(useApp(), user))
  const [asked, setAsked] = useState<Asked>()
  const isHydrated = useIsHydrated()
  const canDecide = useSession().user?.id !== user // nobody decides their own matters
  return (
    <section aria-labelledby="money-title" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <h2 id="money-title" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-xl">
        Money
        {data && <Badge tone={TONES[data.state]}>{MONEY_STATES[data.state]}</Badge>}
      </h2>
      {data ? (
        <>
          {data.details && (
            <Details details={data.details} canDecide={canDecide} isHydrated={isHydrated} onAsk={setAsked} />
          )}
          {asked && (
            <Suspense>
              <MoneyDialog
                asked={asked}
                user={user}
                fullName={fullName}
                onClose={() => setAsked(undefined)}
              />
            </Suspense>
          )}
        </>
      ) : isError ? (
        <LoadFailure
          title={paymentMessages.personFailed}
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  )
}
