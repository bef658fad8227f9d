import type { InvoiceView } from '../../../domain/money/invoices/invoice.schema'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { formatDate } from '../../lib/dates'

/** Statuses in which nobody is asked for an instalment. */
const UNPAYABLE: readonly InvoiceView['status'][] = ['void', 'credited', 'writtenOff']

/** The instalments of an invoice: day, amount and whether each is paid. Nothing for one that is paid as a whole. */
export const Schedule = ({
  invoice: { instalments, currency, status },
}: {
  invoice: Pick<InvoiceView, 'instalments' | 'currency' | 'status'>
}) =>
  instalments.length === 0 || UNPAYABLE.includes(status) ? null : (
    <div className="grid w-full gap-2">
      <p className="font-semibold">Instalments</p>
      <ol aria-label="Instalments" className="divide-y divide-rule border-y border-rule">
        {instalments.map(({ dueAt, amountMinor, openMinor }) => (
          <li key={dueAt} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span>
              {formatDate(dueAt)}
              {openMinor === 0 && ', paid'}
              {openMinor > 0 &&
                openMinor < amountMinor &&
                `, ${formatMoney({ amountMinor: openMinor, currency })} still to be paid`}
            </span>
            <span className="tabular-nums">{formatMoney({ amountMinor, currency })}</span>
          </li>
        ))}
      </ol>
    </div>
  )
