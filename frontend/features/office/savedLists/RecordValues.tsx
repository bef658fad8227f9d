import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { LIST_LIMITS, type RecordKind } from '../../../../domain/office/savedLists/listFields.schema'
import { Checkbox } from '../../../components/ui/Checkbox'
import { Field } from '../../../components/ui/Field'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { listRecordsQuery } from './savedListQueries'
import type { ValuesProps } from './values.types'

const LEGENDS: Record<RecordKind, string> = {
  events: 'Any of these events',
  divisions: 'Any of these divisions',
  groups: 'Any of these groups',
}

/** Events, divisions or groups to choose from: those that are chosen, and those whose name has what is typed. */
export const RecordValues = ({ of, values, onChange }: ValuesProps & { of: RecordKind }) => {
  const app = useApp()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const [first] = useState(values)
  const chosen = useQuery({
    ...listRecordsQuery(app, of, { ids: first }),
    enabled: first.length > 0,
    throwOnError: false,
  })
  const found = useQuery({ ...listRecordsQuery(app, of, { q }), throwOnError: false })
  if (found.error && !found.data)
    return (
      <LoadFailure
        title={`Failed to load the ${of}`}
        error={found.error}
        isFetching={found.isFetching}
        refetch={found.refetch}
      />
    )
  const records = new Map(
    [...(chosen.data?.docs ?? []), ...(found.data?.docs ?? [])].map(({ id, name }) => [id, name]),
  )
  return (
    <div className="grid gap-3">
      <Field
        name="q"
        type="search"
        label={`Search the ${of}`}
        maxLength={LIST_LIMITS.text}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <fieldset>
        <legend className="font-semibold">{LEGENDS[of]}</legend>
        {!found.data && <Spinner label="Loading" />}
        {found.data && records.size === 0 && <p className="text-ink-soft">Nothing has that name.</p>}
        {[...records].map(([id, name]) => (
          <Checkbox
            key={id}
            label={name}
            checked={values.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...values, id] : values.filter((one) => one !== id))
            }
          />
        ))}
      </fieldset>
    </div>
  )
}
