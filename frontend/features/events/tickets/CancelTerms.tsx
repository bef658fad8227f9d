import type { DatedTerm } from '../../../../domain/events/cancelTerms/cancelTerms.constants'
import { formatDay } from '../../../lib/dates'

const untilWhen = ({ lastDay, daysBefore }: DatedTerm): string => {
  if (lastDay) return `Until ${formatDay(lastDay)}`
  return daysBefore === 0 ? 'Until the event begins' : `Until ${daysBefore} days before the event`
}

const costs = ({ feePercent }: DatedTerm): string => {
  if (feePercent === 0) return 'free of charge'
  return feePercent === 100 ? 'nothing is returned' : `for a fee of ${feePercent} % of the price`
}

/** When an order can be cancelled once it is paid, and what that costs. */
export const CancelTerms = ({ terms }: { terms: readonly DatedTerm[] }) =>
  terms.length > 0 && (
    <div>
      <p>You can cancel after you have paid. What is left of the price is kept as your credit:</p>
      <ul className="list-disc ps-5">
        {terms.map((term) => (
          <li key={term.daysBefore}>
            {untilWhen(term)}: {costs(term)}
          </li>
        ))}
      </ul>
    </div>
  )
