import type { Arrears } from '../../../../domain/money/invoices/arrears.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'

/** What was given up: it is not among the arrears. */
export const WrittenOff = ({ sums }: { sums: Arrears['writtenOff'] }) =>
  sums.length === 0 ? null : (
    <p className="max-w-text">
      Written off, and not counted here:{' '}
      {sums
        .map((sum) => `${formatMoney(sum)} of ${sum.count} ${sum.count === 1 ? 'invoice' : 'invoices'}`)
        .join(', ')}
      .
    </p>
  )
