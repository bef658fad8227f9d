import { CONTACT_STATUSES } from '../../../../../domain/messaging/contactMessages/statuses.schema'
import type { ContactThread } from '../../../../../domain/messaging/contactMessages/thread/thread.schema'
import { isKeyOf } from '../../../../../platform/records.schema'
import { Button } from '../../../../components/ui/Button'
import { Select } from '../../../../components/ui/Select'
import { optionsOf } from '../../../../lib/optionsOf'
import { useThreadChange } from './useThreadChange'
import { FORMER_COLLEAGUE } from '../../../../../domain/people/profiles/formerPeople.schema'

const STATUSES = optionsOf(CONTACT_STATUSES)

/** Who looks after a message, how far it has come, and whether it is spam. */
export const ThreadHandling = ({ message, colleagues }: Omit<ContactThread, 'entries'>) => {
  const { id, status, assignee, spamAt, updatedAt } = message
  const { change, isPending } = useThreadChange(id)
  const hasLeft = assignee !== null && !colleagues.some((colleague) => colleague.id === assignee)
  const handle = (body: object): void => change({ step: 'handling', body: { ...body, updatedAt } })
  return (
    <section aria-label="Handling" className="grid content-start gap-4">
      {assignee === null && (
        <p>
          <Button tone="main" isBusy={isPending} onClick={() => change({ step: 'claim', body: {} })}>
            Assign to Me
          </Button>
        </p>
      )}
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
      <p>
        <Button
          tone="quiet"
          isBusy={isPending}
          onClick={() => change({ step: 'spam', body: { isSpam: !spamAt } })}
        >
          {spamAt ? 'This Is Not Spam' : 'Mark as Spam'}
        </Button>
      </p>
    </section>
  )
}
