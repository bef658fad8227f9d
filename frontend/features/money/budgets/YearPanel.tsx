import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { YearPage, YearRow } from '../../../../domain/money/budgets/budget.schema'
import type { Currency } from '../../../../platform/moneyFormat.schema'
import { Link } from '../../../components/ui/Link'
import { Loaded } from '../../../components/ui/Loaded'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { deskPaths } from '../../../deskPaths'
import { BudgetDialog } from './BudgetDialog'
import { YearTable } from './YearTable'
import { yearQuery } from './yearQuery'

const HEAD_OFFICE = { value: 'head', label: 'Head office' }

/** Which year, and whose: kept in the address. */
const Choices = ({
  page: { year, years, chapters },
  place,
  onChoose,
}: {
  page: YearPage
  place: string
  onChoose: (name: 'year' | 'place', value: string) => void
}) => (
  <div className="grid gap-4 md:grid-cols-3">
    <Select
      name="year"
      label="Year"
      value={String(year)}
      onChange={({ target }) => onChoose('year', target.value)}
      options={years.map((each) => ({ value: String(each), label: String(each) }))}
    />
    <Select
      name="place"
      label="Of"
      value={place}
      onChange={({ target }) => onChoose('place', target.value)}
      emptyLabel="All together"
      options={[HEAD_OFFICE, ...chapters.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  </div>
)

/** A year beside its budget, and what is carried forward to the next. Source: issue 32, point 18. */
export const YearPanel = () => {
  const [params, setParams] = useSearchParams()
  const [asked, place] = [params.get('year') ?? '', params.get('place') ?? '']
  const result = useQuery(yearQuery(useApp(), asked, place))
  const [planned, setPlanned] = useState<{ row: YearRow; currency: Currency } | null>(null)
  const choose = (name: 'year' | 'place', value: string): void => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true, preventScrollReset: true })
  }
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
              <Choices page={page} place={place} onChoose={choose} />
              {!place && <p>Choose the head office or a chapter to set its budget.</p>}
              {page.currencies.map((sums) => (
                <YearTable
                  key={sums.currency}
                  year={page.year}
                  sums={sums}
                  {...(place && { onSet: (row: YearRow) => setPlanned({ row, currency: sums.currency }) })}
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
