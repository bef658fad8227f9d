import { type ListQuery, type ListSpec, listAddress } from '../../lib/listQuery'
import { Icon } from '../ui/Icon'
import { Link } from '../ui/Link'
import type { ListFilter } from './ListFilters'

export interface FilterChipsProps {
  spec: ListSpec
  query: ListQuery
  filters: readonly ListFilter[]
}

/**
 * By what a list is narrowed now, each with the way to take it off, beside the text that stands in the search. They are
 * links: the list has its own address.
 */
export const FilterChips = ({ spec, query, filters }: FilterChipsProps) => {
  const chips = filters.flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === query[name])
    return option ? [{ name, text: `${label}: ${option.label}` }] : []
  })
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {chips.map(({ name, text }) => (
        <li key={name}>
          <Link to={listAddress(spec, query, { [name]: '' })} className="chip">
            <span className="sr-only">Remove the filter </span>
            <bdi>{text}</bdi>
            <Icon name="close" className="size-3 flex-none" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={spec.path} className="link chip-link">
          Clear filters
        </Link>
      </li>
    </ul>
  )
}
