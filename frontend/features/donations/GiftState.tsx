import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type DonationStatus, formatCents } from '../../../collections/Donations/schema'
import { ButtonLink } from '../../components/ui/Button'
import { Spinner } from '../../components/ui/Spinner'
import { useApp } from '../../lib/app'
import { paths } from '../../paths'
import { donationStateQuery } from './donationQueries'

interface Telling {
  title: string
  text: string
}

const TELLINGS: Record<DonationStatus, Telling> = {
  created: { title: 'We have not heard of your payment yet', text: 'If you paid, it is confirmed in a moment; this page then says so by itself. If you left the payment page, nothing was taken.' },
  pending: { title: 'Your payment is on its way', text: 'Your bank takes a few days to confirm it. You receive the receipt by e-mail as soon as it does.' },
  paid: { title: 'Thank you for your gift', text: 'Your payment has arrived. The receipt is on its way to you by e-mail; you can also download it here.' },
  refunded: { title: 'Your gift was given back', text: 'The payment was refunded. Your bank shows it within a few days.' },
  disputed: { title: 'Your payment is in question', text: 'Your bank has asked us about this payment. Please contact us if you did not expect that.' },
  failed: { title: 'The payment failed', text: 'Nothing was taken. Please try again, or use another card.' },
  expired: { title: 'The payment page has expired', text: 'Nothing was taken. You are welcome to begin again.' },
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
      {isWaiting && <Spinner label="Asking the payment provider" />}
      <Facts rows={[['Amount', formatCents(amountCents)], ...(receiptNumber ? ([['Receipt number', receiptNumber]] satisfies [string, ReactNode][]) : [])]} />
      <p className="flex flex-wrap gap-3">
        {receiptNumber && (
          <a className="btn btn-main" href={`/api/donations/by-key/${encodeURIComponent(giftKey)}/receipt`}>
            Download Receipt (PDF)
          </a>
        )}
        {canTryAgain && <ButtonLink to={paths.donate.build()}>Back to Donate</ButtonLink>}
        <ButtonLink to={paths.contact.build({ subject: receiptNumber ? `Donation ${receiptNumber}` : 'Donation' })}>Contact Us</ButtonLink>
      </p>
    </div>
  )
}
