import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  EVENT_KINDS,
  type EventFilter,
  isFiltered,
  readEventFilter,
} from '../../../domain/events/eventFilter.schema'
import { DIRECTORY_REGIONS } from '../../../domain/people/directory/regions.schema'
import { Button } from '../../components/ui/Button'
import { Select } from '../../components/ui/Select'
import { formQuery } from '../../lib/formQuery'
import { optionsOf } from '../../lib/optionsOf'
import { useSiteChrome } from '../../lib/siteChrome'
import { paths } from '../../paths'

const REGIONS = optionsOf(DIRECTORY_REGIONS)
const KINDS = optionsOf(EVENT_KINDS)
const COSTS = optionsOf({ free: 'Free of charge' })
const SEATS = optionsOf({ left: 'With free seats' })

/**
 * Narrows the events to come. A plain form: the answer is a page with its own address. A field is made anew for
 * what the address says of it; the button, which has the focus then, stays.
 */
export const EventFilters = ({ filter }: { filter: EventFilter }) => {
  const { divisions } = useSiteChrome()
  const navigate = useNavigate()
  const selects = [
    { name: 'region', label: 'Region', emptyLabel: 'All regions', options: REGIONS },
    {
      name: 'division',
      label: 'Division',
      emptyLabel: 'All divisions',
      options: divisions.map(({ id, title }) => ({ value: id, label: title })),
    },
    { name: 'kind', label: 'How to take part', emptyLabel: 'Any way', options: KINDS },
    { name: 'cost', label: 'Cost', emptyLabel: 'Any cost', options: COSTS },
    { name: 'seats', label: 'Seats', emptyLabel: 'All events', options: SEATS },
  ] as const
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const asked = formQuery(new FormData(event.currentTarget))
    void navigate(paths.events.build(readEventFilter(asked)), { preventScrollReset: true })
  }
  return (
    <details open={isFiltered(filter)} className="mb-6 print:hidden">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        Filter events
      </summary>
      <form
        method="get"
        action={paths.events.build()}
        role="search"
        aria-label="Events"
        className="mt-3 grid items-end gap-x-gap gap-y-4 sm:grid-cols-3 lg:max-w-[48rem]"
        onSubmit={apply}
      >
        {selects.map((select) => (
          <Select
            key={`${select.name} ${filter[select.name]}`}
            {...select}
            defaultValue={filter[select.name] ?? ''}
          />
        ))}
        <Button type="submit" className="justify-self-start">
          Show
        </Button>
      </form>
    </details>
  )
}
