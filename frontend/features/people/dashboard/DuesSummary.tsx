import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../lib/app'
import { duesQuery } from './dashboardQueries'

/** How many invoices are open, in a sentence. */
export const DuesSummary = () => {
  const { data } = useQuery({ ...duesQuery(useApp()), throwOnError: false })
  const count = data?.invoices.filter(({ status }) => status === 'open').length
  return (
    <p className="text-ink-soft">
      {count
        ? `${count === 1 ? 'One invoice is' : `${count} invoices are`} to be paid.`
        : 'Your invoices, payments and receipts.'}
    </p>
  )
}
