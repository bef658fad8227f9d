import { Fragment, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { REGION_LABELS } from '../../../../collections/access/roles'
import { EMPLOYMENT_LABELS } from '../../../../domain/content/jobOpenings/openingTexts.schema'
import { Button } from '../../../components/ui/Button'
import { Select } from '../../../components/ui/Select'
import { formQuery } from '../../../lib/formQuery'
import { optionsOf } from '../../../lib/optionsOf'
import { paths } from '../../../paths'
import { type OpeningFilter, openingAddress, readOpeningFilter } from './openingQueries'

/**
 * Narrows the list of openings. A plain form: the answer is a page with its own address. Its fields are made anew for
 * each filter, so that they show what the address says; the button, which has the focus then, stays.
 */
export const OpeningFilters = ({ filter }: { filter: OpeningFilter }) => {
  const navigate = useNavigate()
  const { kind = '', region = '' } = filter
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const asked = formQuery(new FormData(event.currentTarget))
    void navigate(openingAddress({ ...readOpeningFilter(asked), page: 1 }), { preventScrollReset: true })
  }
  return (
    <form
      method="get"
      action={`${paths.careers.path}#openings`}
      role="search"
      aria-label="Job openings"
      className="mb-6 grid items-end gap-x-gap gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      onSubmit={apply}
    >
      <Fragment key={openingAddress(filter)}>
        <Select
          name="kind"
          label="Kind of employment"
          emptyLabel="All kinds"
          options={optionsOf(EMPLOYMENT_LABELS)}
          defaultValue={kind}
        />
        <Select
          name="region"
          label="Region"
          emptyLabel="All regions"
          options={optionsOf(REGION_LABELS)}
          defaultValue={region}
        />
      </Fragment>
      <Button type="submit">Show</Button>
    </form>
  )
}
