import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { DIRECTORY_MEMBERSHIPS } from '../../../../domain/people/directory/directoryMemberships.schema'
import { DIRECTORY_REGIONS } from '../../../../domain/people/directory/regions.schema'
import { Button } from '../../../components/ui/Button'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { classNames } from '../../../lib/classNames'
import { formQuery } from '../../../lib/formQuery'
import { useSiteChrome } from '../../../lib/siteChrome'
import { useAddressFields } from '../../../lib/useAddressFields'
import { useIsHydrated } from '../../../lib/useIsHydrated'
import { paths } from '../../../paths'
import { type DirectoryFilter, directoryAddress, readDirectoryFilter } from './directoryFilter'
import { StayingLink } from './StayingLink'

const DEBOUNCE_MS = 300

const grades = Object.entries(GRADES).map(([value, label]) => ({ value, label }))
const regions = [['', 'All Regions'], ...Object.entries(DIRECTORY_REGIONS)] as const

export interface DirectoryFiltersProps {
  filter: DirectoryFilter
  /** Whether expired memberships can be asked for. */
  isForStaff: boolean
}

/** Search box, region buttons and filters. A plain form and links: each answer is a page with its own address. */
export const DirectoryFilters = ({ filter, isForStaff }: DirectoryFiltersProps) => {
  const navigate = useNavigate()
  const { divisions } = useSiteChrome()
  const isHydrated = useIsHydrated()
  const shown = {
    search: filter.search,
    region: filter.region,
    grade: filter.grade,
    division: filter.division,
    membership: filter.membership === 'expired' ? filter.membership : '',
    sort: filter.sort === 'newest' ? filter.sort : '',
  }
  const form = useAddressFields(shown)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = (): void => {
    clearTimeout(timer.current)
    if (!form.current) return
    const asked = formQuery(new FormData(form.current))
    const target = directoryAddress({ ...readDirectoryFilter(asked), page: 1 })
    if (target !== directoryAddress({ ...filter, page: 1 }))
      void navigate(target, { preventScrollReset: true })
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <form
      ref={form}
      method="get"
      action={paths.members.path}
      role="search"
      aria-label="Members"
      className="grid gap-5"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        apply()
      }}
    >
      <div className="grid grid-cols-2 items-end gap-x-gap gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_auto]">
        <div className="col-span-2 sm:col-span-1">
          <Field
            name="search"
            type="search"
            label="Search"
            placeholder="Name, title, specialization, organization"
            defaultValue={shown.search}
            maxLength={100}
            autoComplete="off"
            onChange={() => {
              clearTimeout(timer.current)
              timer.current = setTimeout(apply, DEBOUNCE_MS)
            }}
          />
        </div>
        <Select
          name="grade"
          label="Membership type"
          emptyLabel="All types"
          options={grades}
          defaultValue={shown.grade}
          onChange={apply}
        />
        <Select
          name="division"
          label="Division"
          emptyLabel="All divisions"
          options={divisions.map(({ slug, title }) => ({ value: slug, label: title }))}
          defaultValue={shown.division}
          onChange={apply}
        />
        <Select
          name="sort"
          label="Order"
          emptyLabel="By name"
          options={[{ value: 'newest', label: 'Newest first' }]}
          defaultValue={shown.sort}
          onChange={apply}
        />
        <Button type="submit" className={isHydrated ? 'lg:hidden' : ''}>
          Search
        </Button>
      </div>
      {isForStaff && (
        <div className="sm:max-w-72">
          <Select
            name="membership"
            label="Memberships"
            emptyLabel={DIRECTORY_MEMBERSHIPS.current}
            options={[{ value: 'expired', label: DIRECTORY_MEMBERSHIPS.expired }]}
            defaultValue={shown.membership}
            onChange={apply}
          />
        </div>
      )}
      <input type="hidden" name="region" defaultValue={shown.region} />
      <ul aria-label="Regions" className="flex flex-wrap gap-2">
        {regions.map(([value, label]) => (
          <li key={value}>
            <StayingLink
              to={directoryAddress({ ...filter, region: value, page: 1 })}
              aria-current={value === shown.region ? 'true' : undefined}
              className={classNames('btn', value === shown.region && 'btn-chosen')}
            >
              {label}
            </StayingLink>
          </li>
        ))}
      </ul>
    </form>
  )
}
