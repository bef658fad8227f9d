import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formQuery } from '../../lib/formQuery'
import { type ListQuery, type ListSpec, listAddress, readListQuery } from '../../lib/listQuery'
import { useAddressFields } from '../../lib/useAddressFields'
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

/**
 * Narrows a list: a plain form, whose answer is a page with its own address. A choice is applied at once. On a phone
 * several filters are folded behind a button.
 */
export const ListFilters = ({ label, searchLabel, spec, query, filters }: ListFiltersProps) => {
  const navigate = useNavigate()
  const names = ['q', ...filters.map(({ name }) => name)]
  const form = useAddressFields(Object.fromEntries(names.map((name) => [name, query[name] ?? ''])))
  const isFoldable = filters.length > 1
  const [isFolded, setIsFolded] = useState(isFoldable)
  const chosen = filters.filter(({ name }) => query[name]).length
  const apply = (form: HTMLFormElement): void => {
    const { page: _, ...asked } = readListQuery(spec, formQuery(new FormData(form)))
    void navigate(listAddress(spec, {}, { ...(query.sort && { sort: query.sort }), ...asked }), {
      preventScrollReset: true,
    })
  }
  return (
    <form
      ref={form}
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
      <div className="col-span-full lg:min-w-52 lg:flex-1">
        <Field name="q" type="search" label={searchLabel} defaultValue={query.q ?? ''} maxLength={100} />
      </div>
      {filters.map((filter) => (
        <div key={filter.name} className="list-filter lg:w-40" data-folded={isFolded || undefined}>
          <Select
            {...filter}
            defaultValue={query[filter.name] ?? ''}
            onChange={({ currentTarget }) => {
              if (currentTarget.form) apply(currentTarget.form)
            }}
          />
        </div>
      ))}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <Button type="submit" className={isFoldable ? undefined : 'max-lg:col-span-full'}>
        Search
      </Button>
      {isFoldable && (
        <Button
          className="fold-button"
          aria-expanded={!isFolded}
          onClick={() => setIsFolded((folded) => !folded)}
        >
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
      )}
    </form>
  )
}
