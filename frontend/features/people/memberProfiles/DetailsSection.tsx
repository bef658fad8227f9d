import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { handlesMemberships } from '../../../../collections/access/policies.schema'
import {
  DETAIL_LABELS,
  type PersonDetails,
} from '../../../../domain/people/memberProfiles/personDetailTexts.schema'
import { keysOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import { Fact } from '../../../components/ui/Fact'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { useSession } from '../../../lib/session/useSession'
import { personDetailsQuery } from './personDetailsQuery'

/** Loaded when somebody corrects something. */
const DetailsDialog = lazy(async () => ({ default: (await import('./DetailsDialog')).DetailsDialog }))

const Known = ({ details }: { details: PersonDetails }) => {
  const known = keysOf(DETAIL_LABELS).filter(
    (field) => field !== 'fullName' && details[field] !== null && details[field] !== '',
  )
  if (known.length === 0) return <p className="text-ink-soft">No details have been entered yet.</p>
  return (
    <dl className="border-b border-rule-strong">
      {known.map((field) => (
        <Fact key={field} name={DETAIL_LABELS[field]}>
          {field === 'birthDate' ? (
            formatDate(details.birthDate ?? '')
          ) : field === 'phone' ? (
            <a className="link" href={`tel:${details.phone ?? ''}`}>
              {details.phone}
            </a>
          ) : (
            <bdi className="whitespace-pre-line">{details[field]}</bdi>
          )}
        </Fact>
      ))}
    </dl>
  )
}

/** How a person is reached, and the profession; corrected by those who decide about memberships. */
export const DetailsSection = ({ user }: { user: string }) => {
  const { user: actor } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isPending, ...failure } = useQuery({
    ...personDetailsQuery(useApp(), user),
    throwOnError: false,
  })
  return (
    <section aria-labelledby="details-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="details-title" className="text-xl">
          Details
        </h2>
        {data && handlesMemberships(actor) && (
          <Button onClick={() => setIsOpen(true)}>Correct Details</Button>
        )}
      </div>
      {isPending && <Spinner label="Loading the details" />}
      {!isPending && !data && <LoadFailure title="Failed to load the details" {...failure} />}
      {data && <Known details={data} />}
      {isOpen && data && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <DetailsDialog user={user} details={data} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
