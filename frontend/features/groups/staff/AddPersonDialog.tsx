import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { FormDialog } from '../../../components/form/FormDialog'
import { Field } from '../../../components/ui/Field'
import { FieldFrame } from '../../../components/ui/FieldFrame'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { groupMessages } from '../../../lib/messages/groupMessages'
import { candidatesQuery } from './staffGroupQueries'
import { useGroupForm } from './useGroupForm'

export interface AddPersonDialogProps {
  group: string
  /** `YYYY-MM-DD`. */
  today: string
  onClose: () => void
}

/** Enters a person's membership of a group, from one day, and to another where there is one. */
export const AddPersonDialog = ({ group, today, onClose }: AddPersonDialogProps) => {
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const { data: people = [], isFetching } = useQuery({
    ...candidatesQuery(useApp(), group, q),
    throwOnError: false,
  })
  const form = useGroupForm({
    path: `/groups/${group}/people`,
    schema: ({ newTermSchema }) => newTermSchema,
    done: groupMessages.personAdded,
    failed: groupMessages.personFailed,
    onClose,
  })
  const found = people.length === 1 ? 'One person found' : `${people.length} people found`
  return (
    <FormDialog title="Add a person" form={form} submit="Add Person" onClose={onClose}>
      <FieldFrame id="candidate-search" label="Name or email">
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <p role="status" className="text-ink-soft">
        {q.length < 2 ? 'Type at least two letters.' : isFetching ? 'Searching…' : found}
      </p>
      <Select
        {...form.field('user')}
        key={people.map(({ user }) => user).join()}
        label="Person"
        {...(people.length === 0 && { emptyLabel: 'Search first' })}
        options={people.map(({ user, fullName, number }) => ({
          value: user,
          label: [fullName, number].filter(Boolean).join(', '),
        }))}
      />
      <Field {...form.field('startsOn')} label="First day" type="date" defaultValue={today} required />
      <Field {...form.field('endsOn')} label="Last day (optional)" type="date" />
    </FormDialog>
  )
}
