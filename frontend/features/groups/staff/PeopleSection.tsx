import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroupPerson } from '../../../../domain/groups/groupTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { AdminList } from '../../../components/list/AdminList'
import type { Column } from '../../../components/list/DataTable'
import type { ListFilter } from '../../../components/list/ListFilters'
import { Button } from '../../../components/ui/Button'
import { EmailText } from '../../../components/ui/EmailText'
import { Field } from '../../../components/ui/Field'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { groupMessages } from '../../../lib/messages/groupMessages'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useListQuery } from '../../../lib/useListQuery'
import { AddPersonDialog } from './AddPersonDialog'
import { groupPeopleQuery, groupPeopleSpec } from './staffGroupQueries'
import { useGroupForm } from './useGroupForm'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'of',
    label: 'People of',
    emptyLabel: 'This group',
    options: [{ value: 'branch', label: 'This group and those under it' }],
  },
  {
    name: 'state',
    label: 'When',
    emptyLabel: 'Now',
    options: [{ value: 'ended', label: 'Earlier' }],
  },
]

const DatesDialog = ({ term, onClose }: { term: GroupPerson; onClose: () => void }) => {
  const form = useGroupForm({
    path: `/groups/terms/${term.id}/change`,
    schema: ({ termDatesSchema }) => termDatesSchema,
    done: groupMessages.datesChanged,
    failed: groupMessages.datesFailed,
    onClose,
  })
  return (
    <FormDialog title="Change the dates" form={form} submit="Save Dates" onClose={onClose}>
      <p>
        <bdi className="font-semibold">{term.fullName}</bdi> in{' '}
        <bdi className="font-semibold">{term.group.name}</bdi>. A last day ends the membership of the group.
      </p>
      <Field
        {...form.field('startsOn')}
        label="First day"
        type="date"
        defaultValue={term.startsOn}
        required
      />
      <Field
        {...form.field('endsOn')}
        label="Last day (optional)"
        type="date"
        defaultValue={term.endsOn ?? ''}
      />
    </FormDialog>
  )
}

const columnsFor = (change: (term: GroupPerson) => void): Column<GroupPerson>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ fullName, number }) => (
      <span className="grid">
        <bdi className="font-semibold wrap-anywhere">{fullName}</bdi>
        {number && <span className="whitespace-nowrap text-ink-soft tabular-nums">{number}</span>}
      </span>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  { id: 'group', header: 'Group', cell: ({ group }) => <bdi className="wrap-anywhere">{group.name}</bdi> },
  {
    id: 'dates',
    header: 'From and until',
    isMain: true,
    cell: ({ startsOn, endsOn }) => (
      <span>
        {formatDate(startsOn)}
        {endsOn && ` to ${formatDate(endsOn)}`}
      </span>
    ),
  },
  {
    id: 'change',
    header: 'Dates',
    isMain: true,
    cell: (term) => (
      <Button tone="quiet" aria-label={`Change the dates of ${term.fullName}`} onClick={() => change(term)}>
        Change
      </Button>
    ),
  },
]

/** Who is and was in a group or its branch. */
export const PeopleSection = ({ id }: { id: string }) => {
  const spec = groupPeopleSpec(id)
  const query = useListQuery(spec)
  const result = useQuery(groupPeopleQuery(useApp(), id, query))
  const [changed, setChanged] = useState<GroupPerson>()
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="people-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="people-title" className="text-xl">
          People
        </h2>
        <Button onClick={() => setAdding(true)}>Add Person</Button>
      </div>
      <AdminList
        list="groupPeople"
        label="People of the group"
        searchLabel="Name or email"
        filters={FILTERS}
        spec={spec}
        query={query}
        result={result}
        noun={{ one: 'person', many: 'people' }}
        empty="Nobody is in this group."
        failed="Failed to load the people"
        exportFrom={`/api/groups/${encodeURIComponent(id)}/people`}
        columns={columnsFor(setChanged)}
        rowKey={({ id: term }) => term}
        nameOf={({ fullName }) => fullName}
      />
      {changed && <DatesDialog term={changed} onClose={() => setChanged(undefined)} />}
      {isAdding && <AddPersonDialog group={id} today={todayInJuba()} onClose={() => setAdding(false)} />}
    </section>
  )
}
