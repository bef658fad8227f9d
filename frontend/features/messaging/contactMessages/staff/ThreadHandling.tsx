import { CONTACT_STATUSES } from '../../../../../domain/messaging/contactMessages/statuses.schema'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import { isKeyOf } from '../../../../../platform/records.schema'
import { Select } from '../../../../components/ui/Select'
import { optionsOf } from '../../../../lib/optionsOf'
import { useThreadChange } from './useThreadChange'
import { FORMER_COLLEAGUE } from '../../../../../domain/people/profiles/formerPeople.schema'

const STATUSES = optionsOf(CONTACT_STATUSES)

/** Who looks after a message, and how far it has come. */
export const ThreadHandling = ({ message, colleagues }: Omit<ContactThread, 'entries'>) => {
  const { id, status, assignee, updatedAt } = message
  const { change, isPending } = useThreadChange(id)
  const hasLeft = assignee !== null && !colleagues.some((colleague) => colleague.id === assignee)
  const handle = (body: object): void => change({ step: 'handling', body: { ...body, updatedAt } })
  return (
    <section aria-label="Handling" className="grid content-start gap-4">
      <Select
        label="Assigned to"
        value={assignee ?? ''}
        disabled={isPending}
        onChange={({ target: { value } }) => handle({ assignee: value || null })}
        emptyLabel="Nobody"
        options={[
          ...(hasLeft ? [{ value: assignee, label: FORMER_COLLEAGUE }] : []),
          ...colleagues.map((colleague) => ({ value: colleague.id, label: colleague.fullName })),
        ]}
      />
      <Select
        label="Status"
        value={status}
        disabled={isPending}
        onChange={({ target: { value } }) => {
          if (isKeyOf(CONTACT_STATUSES, value)) handle({ status: value })
        }}
        options={STATUSES}
      />
    </section>
  )
}
