import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type DonationStatus, formatCents } from '../../../../domain/money/donations/donation.schema'
import { ButtonLink } from '../../../components/ui/Button'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'
import { donationStateQuery } from './donationQueries'

interface Telling {
  title: string
  text: string
}

const TELLINGS: Record<DonationStatus, Telling> = {
  created: {
    title: 'We have not received confirmation of your payment yet',
    text: 'If you have paid, this page updates as soon as your payment is confirmed. If you left the payment page, no payment was taken.',
  },
  pending: {
    title: 'Your payment is being processed',
    text: 'Your bank may take a few days to confirm it. We will then email you the receipt.',
  },
  paid: {
    title: 'Thank you for your donation',
    text: 'We have received your payment and emailed you a receipt. You can also download it here.',
  },
  refunded: {
    title: 'Your donation was refunded',
    text: 'The refund should reach your account within a few days.',
  },
  disputed: {
    title: 'Your payment is disputed',
    text: 'Your bank has queried this payment. Please contact us if you did not expect this.',
  },
  failed: {
    title: 'The payment failed',
    text: 'No payment was taken. Please try again, or use another card.',
  },
  expired: { title: 'The payment page has expired', text: 'No payment was taken. You can start again.' },
}

const Facts = ({ rows }: { rows: [string, ReactNode][] }) => (
  <dl className="grid w-full max-w-text divide-y divide-rule-strong border-y border-rule-strong">
    {rows.map(([label, value]) => (
      <div key={label} className="grid gap-x-6 py-3 sm:grid-cols-[10rem_1fr]">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)

/** How a gift stands, as the server knows it: nobody is thanked for a payment that did not come. */
export const GiftState = ({ giftKey }: { giftKey: string }) => {
  const { status, amountCents, receiptNumber } = useSuspenseQuery(donationStateQuery(useApp(), giftKey)).data
  const { title, text } = TELLINGS[status]
  const isWaiting = status === 'created'
  const canTryAgain = status === 'failed' || status === 'expired' || isWaiting
  return (
    <div className="grid justify-items-start gap-6">
      <div role="status">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-3 max-w-text text-lg">{text}</p>
      </div>
      {isWaiting && <Spinner label="Checking with the payment provider" />}
      <Facts
        rows={[
          ['Amount', formatCents(amountCents)],
          ...(receiptNumber ? ([['Receipt number', receiptNumber]] satisfies [string, ReactNode][]) : []),
        ]}
      />
      <p className="flex flex-wrap gap-3">
        {receiptNumber && (
          <a className="btn btn-main" href={`/api/donations/by-key/${encodeURIComponent(giftKey)}/receipt`}>
            Download Receipt (PDF)
          </a>
        )}
        {canTryAgain && <ButtonLink to={paths.donate.build()}>Back to Donate</ButtonLink>}
        <ButtonLink
          to={paths.contact.build({ subject: receiptNumber ? `Donation ${receiptNumber}` : 'Donation' })}
        >
          Contact Us
        </ButtonLink>
      </p>
    </div>
  )
}
