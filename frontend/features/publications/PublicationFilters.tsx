import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import { Button } from '../../components/ui/Button'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { formQuery } from '../../lib/formQuery'
import { useSiteChrome } from '../../lib/siteChrome'
import { useAddressFields } from '../../lib/useAddressFields'
import { paths } from '../../paths'
import { BROWSE_ANCHOR, type PublicationFilter, filterAddress, readFilter } from './publicationFilter'

const categories = Object.entries(PUBLICATION_CATEGORIES).map(([value, label]) => ({ value, label }))

export interface PublicationFiltersProps {
  filter: PublicationFilter
  /** Years to choose from. */
  years: readonly number[]
}

/** Narrows the list of all publications. A plain form: the answer is a page with its own address. */
export const PublicationFilters = ({ filter, years }: PublicationFiltersProps) => {
  const navigate = useNavigate()
  const { divisions } = useSiteChrome()
  const shown = {
    q: filter.q,
    category: filter.category ?? '',
    division: filter.division ?? '',
    year: filter.year ? String(filter.year) : '',
  }
  const form = useAddressFields(shown)
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const asked = formQuery(new FormData(event.currentTarget))
    void navigate(filterAddress({ ...readFilter(asked), page: 1 }), { preventScrollReset: true })
  }
  return (
    <form
      ref={form}
      method="get"
      action={`${paths.publications.build()}#${BROWSE_ANCHOR}`}
      role="search"
      aria-label="Publications"
      className="grid items-end gap-x-gap gap-y-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)_auto]"
      onSubmit={apply}
    >
      <Field name="q" type="search" label="Search" defaultValue={shown.q} maxLength={100} />
      <Select
        name="category"
        label="Category"
        emptyLabel="All categories"
        options={categories}
        defaultValue={shown.category}
      />
      <Select
        name="division"
        label="Division"
        emptyLabel="All divisions"
        options={divisions.map(({ slug, title }) => ({ value: slug, label: title }))}
        defaultValue={shown.division}
      />
      <Select
        name="year"
        label="Year"
        emptyLabel="All years"
        options={years.map((year) => ({ value: String(year), label: String(year) }))}
        defaultValue={shown.year}
      />
      <Button type="submit">Search</Button>
    </form>
  )
}
