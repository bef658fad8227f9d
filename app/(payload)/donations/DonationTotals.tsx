import type { ServerProps } from 'payload'
import { DONATION_STATUSES, formatCents } from '../../../domain/money/donations/donation.schema'
import { isAdmin } from '../../../collections/access/roles'
import { sumDonations } from '../../../domain/money/donations'

const MONTHS_SHOWN = 12

const cell = { padding: '0.5rem 1.5rem 0.5rem 0', textAlign: 'start', whiteSpace: 'nowrap' } as const
const amount = { ...cell, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const
const rule = { borderBottom: '1px solid var(--theme-elevation-150)' }

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `November 2026` */
const monthName = (month: string): string => months.format(new Date(`${month}-15T00:00:00Z`))

/** What came in and went back, by month and status, above the list of donations; and the ledger as a file. */
export const DonationTotals = async ({ payload, user }: ServerProps) => {
  if (!isAdmin(user)) return null
  const totals = await sumDonations(payload)
  const months = [...new Set(totals.map(({ month }) => month))].slice(0, MONTHS_SHOWN)
  return (
    <section aria-labelledby="donation-totals" style={{ marginBottom: '2rem', overflowX: 'auto' }}>
      <h2 id="donation-totals" style={{ fontSize: '1.125rem', marginBottom: '0.5rem' }}>
        Totals by month
      </h2>
      {months.length === 0 && <p>No donations yet.</p>}
      {months.length > 0 && (
        <table style={{ borderCollapse: 'collapse' }}>
          <thead>
            <tr style={rule}>
              {['Month', 'Status'].map((title) => (
                <th key={title} scope="col" style={cell}>
                  {title}
                </th>
              ))}
              {['Donations', 'Amount', 'Refunded', 'Disputed'].map((title) => (
                <th key={title} scope="col" style={amount}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals
              .filter(({ month }) => months.includes(month))
              .map(({ month, status, count, amountCents, refundedCents, disputedCents }) => (
                <tr key={`${month} ${status}`} style={rule}>
                  <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                    {monthName(month)}
                  </th>
                  <td style={cell}>{DONATION_STATUSES[status]}</td>
                  <td style={amount}>{count}</td>
                  <td style={amount}>{formatCents(amountCents)}</td>
                  <td style={amount}>{formatCents(refundedCents)}</td>
                  <td style={amount}>{formatCents(disputedCents)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <p style={{ marginTop: '0.75rem' }}>
        <a href="/api/donations/list.csv">Download all donations (CSV)</a>
      </p>
    </section>
  )
}
