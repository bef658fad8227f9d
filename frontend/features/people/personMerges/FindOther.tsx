import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { foundPeopleQuery } from './mergeQueries'
import { mergePath } from './mergePath'

const LEAST = 2

/** Finds the other person by name, number, address or telephone. */
export const FindOther = ({ person }: { person: string }) => {
  const [q, setQ] = useState('')
  const { data, isFetching, ...failure } = useQuery({
    ...foundPeopleQuery(useApp(), q, person),
    enabled: q.length >= LEAST,
    throwOnError: false,
  })
  return (
    <div className="grid gap-6">
      <form
        role="search"
        className="grid max-w-text gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const text = new FormData(event.currentTarget).get('q')
          setQ(typeof text === 'string' ? text.trim() : '')
        }}
      >
        <Field
          id="other-q"
          name="q"
          type="search"
          label="Find the other person"
          hint="By name, membership number, address or telephone number."
          minLength={LEAST}
          maxLength={100}
          required
          dir="auto"
        />
        <p>
          <Button type="submit" tone="main" isBusy={isFetching}>
            Search
          </Button>
        </p>
      </form>
      <div aria-live="polite">
        {isFetching && <Spinner label="Searching" />}
        {failure.isError && <LoadFailure title="Failed to search" {...failure} isFetching={isFetching} />}
        {data?.length === 0 && <p>Nobody else was found. Try another part of the name, or the number.</p>}
        {data && data.length > 0 && (
          <ul className="border-b border-rule-strong">
            {data.map(({ id, fullName, email, phone, number }) => (
              <li key={id} className="border-t border-rule-strong py-3">
                <Link
                  to={mergePath(person, id)}
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  <bdi>{fullName}</bdi>
                </Link>
                <p className="wrap-anywhere text-ink-soft">
                  {[number, email, phone].filter(Boolean).join(' · ') || 'No number, address or telephone'}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
