import { useState } from 'react'
import { WEBHOOK_EVENTS } from '../../../../domain/integrations/webhookEvents/webhookEvents.schema'
import { Checkbox } from '../../../components/ui/Checkbox'
import { FieldError } from '../../../components/ui/FieldFrame'

export interface EventChoicesProps {
  id: string
  name: string
  error: string | undefined
  chosen: readonly string[]
}

/** What a webhook is told of: sent in one field, with commas between them. */
export const EventChoices = ({ id, name, error, chosen }: EventChoicesProps) => {
  const [kinds, setKinds] = useState(chosen)
  return (
    // the error summary leads here
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">Events</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <input type="hidden" name={name} value={kinds.join(',')} />
      <div className="grid gap-x-6 sm:grid-cols-2">
        {Object.entries(WEBHOOK_EVENTS).map(([kind, { label, hint }]) => (
          <Checkbox
            key={kind}
            label={label}
            hint={hint || undefined}
            checked={kinds.includes(kind)}
            onChange={({ target: { checked } }) =>
              setKinds((before) => (checked ? [...before, kind] : before.filter((each) => each !== kind)))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
