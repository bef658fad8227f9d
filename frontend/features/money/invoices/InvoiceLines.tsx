import type { InvoiceDetail } from '../../../../domain/money/dues/dues.schema'
import { formatRate, inOtherCurrency } from '../../../../domain/money/invoices/invoiceAmounts.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'

/** What an invoice is over, and what credit notes took off it. */
export const InvoiceLines = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { currency, lines, totalMinor, creditNotes, rate } = invoice
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency })
  const other = inOtherCurrency(totalMinor, invoice)
  const row = 'grid grid-cols-[1fr_auto] gap-x-6 py-3'
  return (
    <div className="grid gap-2">
      <dl className="divide-y divide-rule border-y border-rule">
        {lines.map(({ description, quantity, unitMinor }, place) => (
          <div key={place} className={row}>
            <dt className="wrap-anywhere">
              {quantity === 1 ? description : `${description}, ${quantity} × ${money(unitMinor)}`}
            </dt>
            <dd className="text-end tabular-nums">{money(quantity * unitMinor)}</dd>
          </div>
        ))}
        <div className={`${row} font-semibold`}>
          <dt>Total</dt>
          <dd className="text-end tabular-nums">
            {money(totalMinor)}
            {other && <span className="block">{formatMoney(other)}</span>}
          </dd>
        </div>
        {creditNotes.map(({ id, number, amountMinor, reason }) => (
          <div key={id} className={row}>
            <dt>
              <a href={`/api/credit-notes/${id}/pdf`} className="link inline-flex min-h-11 items-center">
                Credit note {number} (PDF)
              </a>
              <span className="block wrap-anywhere text-ink-soft" dir="auto">
                {reason}
              </span>
            </dt>
            <dd className="text-end tabular-nums">{money(-amountMinor)}</dd>
          </div>
        ))}
      </dl>
      {rate && <p className="text-ink-soft">The rate stays the same for this invoice: {formatRate(rate)}.</p>}
    </div>
  )
}
