import { Fragment, type SubmitEvent } from 'react'
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
 * Narrows the events to come. A plain form: the answer is a page with its own address. Its fields are made anew for each
 * filter, so that they show what the address says; the button, which has the focus then, stays.
 */
export const EventFilters = ({ filter }: { filter: EventFilter }) => {
  const { divisions } = useSiteChrome()
  const navigate = useNavigate()
  const { region = '', division = '', kind = '', cost = '', seats = '' } = filter
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
        <Fragment key={paths.events.build(filter)}>
          <Select
            name="region"
            label="Region"
            emptyLabel="All regions"
            options={REGIONS}
            defaultValue={region}
          />
          <Select
            name="division"
            label="Division"
            emptyLabel="All divisions"
            options={divisions.map(({ id, title }) => ({ value: id, label: title }))}
            defaultValue={division}
          />
          <Select
            name="kind"
            label="How to take part"
            emptyLabel="Any way"
            options={KINDS}
            defaultValue={kind}
          />
          <Select name="cost" label="Cost" emptyLabel="Any cost" options={COSTS} defaultValue={cost} />
          <Select name="seats" label="Seats" emptyLabel="All events" options={SEATS} defaultValue={seats} />
        </Fragment>
        <Button type="submit" className="justify-self-start">
          Show
        </Button>
      </form>
    </details>
  )
}
