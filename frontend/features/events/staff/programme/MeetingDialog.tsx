import { PROGRAMME_LIMITS } from '../../../../../domain/events/programme/programme.constants'
import type { StaffProgramme } from '../../../../../domain/events/programme/programme.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { Field } from '../../../../components/ui/Field'
import { useApp } from '../../../../lib/app'
import { TIME_ZONE_NAME } from '../../../../lib/dates'
import { programmeMessages } from '../../../../lib/messages/programmeMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { staffProgrammeQuery } from './programmeQuery'

interface MeetingDialogProps {
  eventId: string
  meeting: StaffProgramme['meeting']
  onClose: () => void
}

/** The form of the link to the meeting of a virtual event. */
export const MeetingDialog = ({ eventId, meeting, onClose }: MeetingDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const { field, ...form } = useForm({
    schema: async () =>
      (await import('../../../../../domain/events/programme/programme.schema')).meetingFormSchema,
    submit: async (values) => {
      const body = { ...values, updatedAt: meeting.updatedAt }
      try {
        await app.api.post(`/events/${encodeURIComponent(eventId)}/meeting`, body)
      } finally {
        await app.queryClient.invalidateQueries(staffProgrammeQuery(app, eventId))
      }
      toast({ tone: 'success', title: programmeMessages.linkSaved })
      onClose()
    },
  })
  return (
    <FormDialog title="Link to the meeting" form={form} submit="Save Link" onClose={onClose}>
      <Field
        {...field('address')}
        label="Address (optional)"
        hint="Begins with https://. Only who has a seat at the event sees it."
        inputMode="url"
        maxLength={PROGRAMME_LIMITS.address}
        defaultValue={meeting.address ?? ''}
      />
      <Field
        {...field('shownFrom')}
        type="datetime-local"
        label={`Link shown from (${TIME_ZONE_NAME}, optional)`}
        hint="Empty: one day before the start."
        defaultValue={meeting.shownFrom ?? ''}
      />
    </FormDialog>
  )
}
