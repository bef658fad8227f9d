import { useNavigate } from 'react-router-dom'
import { COPY_STEPS, MAX_COPIES } from '../../../../domain/events/copies/copies.constants'
import type { CopiesMade, NewCopies } from '../../../../domain/events/copies/copies.schema'
import type { EventDetail } from '../../../../domain/events/events.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { deskPaths } from '../../../deskPaths'
import { staffEventKeys } from './staffEventQueries'

interface CopyEventDialogProps {
  event: Pick<EventDetail, 'id'>
  onClose: () => void
}

/** Copies an event to other days: once, or as a series. */
export const CopyEventDialog = ({ event, onClose }: CopyEventDialogProps) => {
  const { api, queryClient } = useApp()
  const navigate = useNavigate()
  const toast = useToast()
  const form = useForm<NewCopies>({
    schema: async () => (await import('../../../../domain/events/copies/copies.schema')).newCopiesSchema,
    submit: async (input) => {
      let made: CopiesMade
      try {
        made = await api.post<CopiesMade>(`/events/${encodeURIComponent(event.id)}/copies`, input)
      } catch (error) {
        throw formFailure(error, staffEventMessages.copyFailed)
      }
      toast({ tone: 'success', title: staffEventMessages.copied(made.ids.length) })
      await queryClient.invalidateQueries({ queryKey: staffEventKeys.lists, refetchType: 'none' })
      onClose()
      const [only, ...others] = made.ids
      await navigate(only && others.length === 0 ? deskPaths.event.build(only) : deskPaths.events.build())
    },
  })
  return (
    <FormDialog title="Copy this event" form={form} submit="Make Copies" onClose={onClose}>
      <p>
        Each copy is a draft with the same details and types of tickets. Their dates, and those of early
        prices, move with the day. Nobody is registered for it.
      </p>
      <Field {...form.field('first')} type="date" label="First day of the first copy" required />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...form.field('count')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_COPIES}
          label="How many copies"
          defaultValue={1}
          required
        />
        <Select
          {...form.field('every')}
          label="How often"
          hint="For more than one copy."
          options={optionsOf(COPY_STEPS)}
          defaultValue="week"
        />
      </div>
    </FormDialog>
  )
}
