import { useNavigate } from 'react-router-dom'
import { type ListQuery, type ListSpec, listAddress, readListQuery } from '../../lib/listQuery'
import { Button } from '../ui/Button'
import { Field } from '../ui/Field'
import { Select } from '../ui/Select'

export interface ListFilter {
  name: string
  label: string
  /** What stands for no choice. */
  emptyLabel: string
  options: readonly { value: string; label: string }[]
}

export interface ListFiltersProps {
  /** What is searched, for those who do not see it. */
  label: string
  /** What the search looks at. */
  searchLabel: string
  spec: ListSpec
  query: ListQuery
  filters: readonly ListFilter[]
}

/** Narrows a list: a plain form, whose answer is a page with its own address. A choice is applied at once. */
export const ListFilters = ({ label, searchLabel, spec, query, filters }: ListFiltersProps) => {
  const navigate = useNavigate()
  const apply = (form: HTMLFormElement): void => {
    const entries = [...new FormData(form)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ])
    const { page: _, ...asked } = readListQuery(spec, new URLSearchParams(entries))
    void navigate(listAddress(spec, {}, { ...(query.sort && { sort: query.sort }), ...asked }), {
      preventScrollReset: true,
    })
  }
  return (
    <form
      method="get"
      action={spec.path}
      role="search"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-end gap-x-4 gap-y-3 lg:flex lg:flex-wrap"
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget)
      }}
    >
      <div className="col-span-full lg:min-w-64 lg:flex-1">
        <Field
          key={query.q ?? ''}
          name="q"
          type="search"
          label={searchLabel}
          defaultValue={query.q ?? ''}
          maxLength={100}
        />
      </div>
      {filters.map((filter) => (
        <Select
          key={`${filter.name} ${query[filter.name] ?? ''}`}
          {...filter}
          defaultValue={query[filter.name] ?? ''}
          onChange={({ currentTarget: { form } }) => {
            if (form) apply(form)
          }}
        />
      ))}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <Button type="submit" className="max-lg:col-span-full">
        Search
      </Button>
    </form>
  )
}
