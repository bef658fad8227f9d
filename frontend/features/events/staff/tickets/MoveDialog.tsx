import type { Move, WaitingRow } from '../../../../../domain/events/waiting/waiting.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { RadioGroup } from '../../../../components/ui/RadioGroup'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { STAFF_TICKETS } from './ticketQueries'

const ENDS = [
  { value: 'first', label: 'To the front', hint: 'Gets the next ticket that becomes available.' },
  { value: 'last', label: 'To the end' },
]

export interface MoveDialogProps {
  eventId: string
  row: WaitingRow
  onClose: () => void
}

/** Moves somebody on the waiting list of an event, with a reason. */
export const MoveDialog = ({ eventId, row, onClose }: MoveDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const refresh = () => app.queryClient.invalidateQueries({ queryKey: STAFF_TICKETS })
  const form = useForm<Move>({
    schema: async () => (await import('../../../../../domain/events/waiting/waiting.schema')).moveSchema,
    submit: async (body) => {
      try {
        await app.api.post(`/events/${encodeURIComponent(eventId)}/waiting/move`, body)
      } catch (error) {
        await refresh() // the person may have left
        throw formFailure(error, staffTicketMessages.moveFailed)
      }
      toast({ tone: 'success', title: staffTicketMessages.moved })
      onClose()
      await refresh()
    },
  })
  return (
    <FormDialog title={`Move ${row.person.fullName}`} form={form} submit="Move" onClose={onClose}>
      <input type="hidden" name="id" value={row.id} />
      <RadioGroup {...form.field('to')} legend="Where to?" defaultValue="first" choices={ENDS} />
      <TextArea
        {...form.field('reason')}
        label="Reason"
        hint="For the audit log. The person is not told."
        rows={3}
        maxLength={1000}
        dir="auto"
        required
      />
    </FormDialog>
  )
}
