import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { Field } from '../../../components/ui/Field'

/** Lets somebody in who has no ticket, by name alone. */
export const DoorWalkIn = ({ onLetIn }: { onLetIn: (name: string) => Promise<void> }) => {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    const given = name.replace(/\p{C}/gu, '').trim()
    setError(given ? undefined : 'Please enter a name')
    if (!given) return
    setName('')
    void onLetIn(given)
  }
  return (
    <Disclosure title="Somebody without a ticket" level={2}>
      <form onSubmit={onSubmit} noValidate className="grid gap-3 py-3">
        <Field
          id="walk-in-name"
          name="name"
          label="Full name"
          hint="It is counted, takes no seat, and is not booked as money."
          value={name}
          error={error}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <p>
          <Button type="submit">Let In</Button>
        </p>
      </form>
    </Disclosure>
  )
}
