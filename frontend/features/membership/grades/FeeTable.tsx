import { useSuspenseQuery } from '@tanstack/react-query'
import type { GradeOffer } from '../../../../domain/membership/grades/gradeOffer.schema'
import type { ExchangeRate } from '../../../../platform/moneyFormat.schema'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { FeesNotice } from '../../../components/membership/FeesNotice'
import { gradeOffersQuery } from '../../../components/membership/gradeOffersQuery'
import { amountsOf } from '../../../components/membership/priceTexts'
import { seatText } from './seatText'

const COLUMNS = ['Dues a year', 'Joining fee', 'Early renewal', 'Late renewal'] as const

/** An amount in each currency below each other, and what there is to say about it. */
const Amounts = ({
  amounts,
  none = 'None',
  notes = [],
}: {
  amounts: string[]
  none?: string
  notes?: readonly (string | undefined)[]
}) => (
  <>
    {amounts.length === 0 && none}
    {amounts.map((amount) => (
      <span key={amount} className="block tabular-nums">
        {amount}
      </span>
    ))}
    {amounts.length > 0 &&
      notes.map(
        (note) =>
          note && (
            <span key={note} className="block max-w-56 text-ink-soft">
              {note}
            </span>
          ),
      )}
  </>
)

const cellsOf = (offer: GradeOffer) => {
  const { prices } = offer
  const earlyDays = prices[0]?.earlyDays
  const instalments = prices[0]?.instalments ?? 1
  return [
    {
      amounts: amountsOf(prices, 'annualMinor'),
      none: 'No dues',
      notes: [seatText(offer), instalments > 1 ? `in up to ${instalments} instalments` : undefined],
    },
    { amounts: amountsOf(prices, 'joiningMinor') },
    {
      amounts: amountsOf(prices, 'earlyMinor'),
      notes: [earlyDays ? `${earlyDays} days or more before the end` : undefined],
    },
    { amounts: amountsOf(prices, 'lateMinor'), notes: ['after the last day'] },
  ]
}

const RateNote = ({ rate: { sspPerUsd, day, source } }: { rate: ExchangeRate }) => (
  <p className="mt-4 max-w-text text-ink-soft">
    1 USD = {sspPerUsd.toLocaleString('en-US')} SSP
    {day && ` on ${formatDate(day)}`}
    {source && ` (${source})`}. Early and late rates are for the first year of a renewal. Your invoice keeps
    the rate of the day on which it is issued.
  </p>
)

/** What each grade costs, in both currencies where the exchange rate is set. Source: issue 12, part 1. */
export const FeeTable = () => {
  const { grades, rate } = useSuspenseQuery(gradeOffersQuery(useApp())).data
  const priced = grades.filter(({ prices }) => prices.length > 0)
  return (
    <section id="fees" aria-labelledby="fees-title" className="page-part">
      <DimensionTitle id="fees-title">Fees</DimensionTitle>
      {priced.length === 0 ? (
        <FeesNotice />
      ) : (
        <>
          <table className="table" aria-labelledby="fees-title">
            <thead>
              <tr>
                {['Type', ...COLUMNS].map((label) => (
                  <th key={label} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {priced.map((offer) => (
                <tr key={offer.grade}>
                  <th scope="row">{offer.name}</th>
                  {cellsOf(offer).map((cell, column) => (
                    <td key={COLUMNS[column]} data-label={COLUMNS[column]}>
                      <div>
                        <Amounts {...cell} />
                      </div>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {rate && <RateNote rate={rate} />}
        </>
      )}
    </section>
  )
}
