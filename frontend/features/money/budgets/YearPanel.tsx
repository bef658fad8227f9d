import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { YearPage, YearRow } from '../../../../domain/money/budgets/budget.schema'
import type { Currency } from '../../../../platform/moneyFormat.schema'
import { Link } from '../../../components/ui/Link'
import { Loaded } from '../../../components/ui/Loaded'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formQuery } from '../../../lib/formQuery'
import { useAddressFields } from '../../../lib/useAddressFields'
import { deskPaths } from '../../../deskPaths'
import { BudgetDialog } from './BudgetDialog'
import { YearTable } from './YearTable'
import { yearQuery } from './yearQuery'

const HEAD_OFFICE = { value: 'head', label: 'Head office' }

/** Which year, and whose: kept in the address. */
const Choices = ({
  page: { years, chapters },
  year,
  place,
  onChoose,
}: {
  page: YearPage
  year: string
  place: string
  onChoose: (asked: URLSearchParams) => void
}) => {
  const form = useAddressFields({ year, place })
  return (
    <form
      ref={form}
      className="grid gap-4 md:grid-cols-3"
      onChange={({ currentTarget }) => onChoose(formQuery(new FormData(currentTarget)))}
    >
      <Select
        name="year"
        label="Year"
        defaultValue={year}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
      />
      <Select
        name="place"
        label="Of"
        defaultValue={place}
        emptyLabel="All together"
        options={[HEAD_OFFICE, ...chapters.map(({ id, name }) => ({ value: id, label: name }))]}
      />
    </form>
  )
}

/** A year beside its budget, and what is carried forward to the next. Source: issue 32, point 18. */
export const YearPanel = () => {
  const [params, setParams] = useSearchParams()
  const [asked, place] = [params.get('year') ?? '', params.get('place') ?? '']
  const result = useQuery(yearQuery(useApp(), asked, place))
  const [planned, setPlanned] = useState<{ row: YearRow; currency: Currency } | null>(null)
  return (
    <div className="grid gap-6">
      <h2 className="text-xl">The year</h2>
      <p className="max-w-text">
        What was planned and what was booked, and what goes on to the next year. The same with charts and a
        PDF for the board is in{' '}
        <Link to={deskPaths.reports.build()} className="link">
          Reports
        </Link>
        .
      </p>
      <Loaded result={result} failed="We could not load the year.">
        {(page) => {
          const chapter = page.chapters.find(({ id }) => id === place)
          return (
            <div className="grid gap-8">
              <Choices
                page={page}
                year={asked || String(page.year)}
                place={place}
                onChoose={(chosen) => setParams(chosen, { replace: true, preventScrollReset: true })}
              />
              {!place && <p>Choose the head office or a chapter to set its budget.</p>}
              {page.currencies.map((sums) => (
                <YearTable
                  key={sums.currency}
                  year={page.year}
                  sums={sums}
                  {...(place &&
                    !result.isPlaceholderData && {
                      onSet: (row: YearRow) => setPlanned({ row, currency: sums.currency }),
                    })}
                />
              ))}
              {planned && place && (
                <BudgetDialog
                  {...planned}
                  year={page.year}
                  place={place}
                  placeName={chapter?.name ?? 'the head office'}
                  onClose={() => setPlanned(null)}
                  onSaved={() => void result.refetch()}
                />
              )}
            </div>
          )
        }}
      </Loaded>
    </div>
  )
}
