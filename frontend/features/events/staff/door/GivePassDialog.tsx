import { useState } from 'react'
import type { DoorOverview, DoorPassGiven } from '../../../../../domain/events/door/door.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { Button } from '../../../../components/ui/Button'
import { CodeDrawing } from '../../../../components/ui/CodeDrawing'
import { Dialog } from '../../../../components/ui/Dialog'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { formFailure } from '../../../../lib/formFailure'
import { doorMessages } from '../../../../lib/messages/doorMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { doorQuery } from './doorQuery'

interface GivePassDialogProps {
  eventId: string
  scopes: DoorOverview['scopes']
  onClose: () => void
}

/** The link, which is shown this once: to be sent, or read by the other phone's camera. */
const GivenLink = ({ given: { link, drawing }, onClose }: { given: DoorPassGiven; onClose: () => void }) => {
  const toast = useToast()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast({ tone: 'success', title: doorMessages.copied })
    } catch {
      toast({ tone: 'error', title: doorMessages.copyFailed })
    }
  }
  return (
    <Dialog title="The link to the door" isOpen onClose={onClose}>
      <div className="grid gap-4">
        <p>
          Whoever has it can let people in until the end of the last day. It is shown this once: send it, or
          have it read by the camera of the other phone.
        </p>
        <CodeDrawing label="The link as a code" drawing={drawing} />
        <Field
          id="door-link"
          name="link"
          label="Link"
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
        <p className="flex flex-wrap gap-3">
          <Button tone="main" onClick={() => void copy()}>
            Copy Link
          </Button>
          <a className="btn" href={link} target="_blank" rel="noreferrer">
            Open It on This Device
          </a>
          <Button onClick={onClose}>Done</Button>
        </p>
      </div>
    </Dialog>
  )
}

/** Gives somebody a link to the door. */
export const GivePassDialog = ({ eventId, scopes, onClose }: GivePassDialogProps) => {
  const app = useApp()
  const [given, setGiven] = useState<DoorPassGiven>()
  const form = useForm({
    schema: async () => (await import('../../../../../domain/events/door/door.schema')).newDoorPassSchema,
    submit: async (input) => {
      try {
        setGiven(
          await app.api.post<DoorPassGiven>(`/events/${encodeURIComponent(eventId)}/door-passes`, input),
        )
        await app.queryClient.invalidateQueries(doorQuery(app, eventId))
      } catch (error) {
        throw formFailure(error, doorMessages.giveFailed)
      }
    },
  })
  if (given) return <GivenLink given={given} onClose={onClose} />
  return (
    <FormDialog title="Give somebody a link to the door" form={form} submit="Make Link" onClose={onClose}>
      <Field
        {...form.field('name')}
        label="Who and where"
        hint="For example: Mary, main gate. Other doors see this name."
        maxLength={100}
        autoComplete="off"
        required
      />
      {scopes.length > 0 && (
        <Select
          {...form.field('scope')}
          label="What for"
          hint="Each door lets in its own tickets only. At a session with limited seats, it expects those who chose it."
          options={[
            { value: '', label: 'The event' },
            ...scopes.map(({ id, name, startsAt }) => ({
              value: id,
              label: startsAt ? `${name}, ${formatDateTime(startsAt)}` : name,
            })),
          ]}
        />
      )}
    </FormDialog>
  )
}
