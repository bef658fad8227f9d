import { SeatsSection } from '../../features/membershipSeats/staff/SeatsSection'
import { TaskSection } from '../../features/tasks/TaskSection'

/** Parts of a person's page that come after the rest: the seats of a company, and the tasks about the person. */
export const PersonParts = ({ user, hasSeats }: { user: string; hasSeats: boolean }) => (
  <>
    {hasSeats && <SeatsSection user={user} />}
    <TaskSection person={user} />
  </>
)
