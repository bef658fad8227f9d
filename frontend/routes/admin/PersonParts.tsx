import { Suspense, lazy } from 'react'
import { handlesMemberships } from '../../../collections/access/policies.schema'
import { Spinner } from '../../components/ui/Spinner'
import { PersonMailSection } from '../../features/messaging/mailPreferences/PersonMailSection'
import { DetailsSection } from '../../features/people/memberProfiles/DetailsSection'
import { SeatsSection } from '../../features/membership/membershipSeats/staff/SeatsSection'
import { MergeSection } from '../../features/people/personMerges/MergeSection'
import { TaskSection } from '../../features/office/tasks/TaskSection'
import { useSession } from '../../lib/session/useSession'

/** Each of its parts is asked for when it is opened. */
const PersonRecord = lazy(async () => ({
  default: (await import('../../features/people/personRecord/PersonRecord')).PersonRecord,
}))

/**
 * Parts of a person's page that come after the rest: details, seats of a company, the record, mails and consent, tasks,
 * merges.
 */
export const PersonParts = ({ user, hasSeats }: { user: string; hasSeats: boolean }) => {
  const { user: actor } = useSession()
  return (
    <>
      <DetailsSection user={user} />
      {hasSeats && <SeatsSection user={user} />}
      <Suspense fallback={<Spinner label="Loading the record" />}>
        <PersonRecord user={user} />
      </Suspense>
      <PersonMailSection user={user} />
      <TaskSection person={user} />
      {handlesMemberships(actor) && <MergeSection person={user} />}
    </>
  )
}
