import { PROGRAMME_LIMITS } from '../../../../../domain/events/programme/programme.constants'
import type { StaffProgramme } from '../../../../../domain/events/programme/programme.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { Field } from '../../../../components/ui/Field'
import { useApp } from '../../../../lib/app'
import { TIME_ZONE_NAME } from '../../../../lib/dates'
import { programmeMessages } from '../../../../lib/messages/programmeMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { wallTime } from '../describeConflict'
import { useSeenVersion } from '../useSeenVersion'
import { staffProgrammeQuery } from './programmeQuery'

interface MeetingDialogProps {
  eventId: string
  meeting: StaffProgramme['meeting']
  onClose: () => void
}

/** The form of the link to the meeting of a virtual event. */
export const MeetingDialog = ({ eventId, meeting: stored, onClose }: MeetingDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const query = staffProgrammeQuery(app, eventId)
  const refresh = () => app.queryClient.invalidateQueries(query)
  const { opened: meeting, explain } = useSeenVersion({
    stored,
    read: async () => {
      await refresh()
      return app.queryClient.getQueryData(query.queryKey)?.meeting
    },
    what: 'the link to the meeting',
    shownOf: ({ address, shownFrom }) => ({ address, 'shown from': shownFrom && wallTime(shownFrom) }),
  })
  const { field, ...form } = useForm({
    schema: async () =>
      (await import('../../../../../domain/events/programme/programme.schema')).meetingFormSchema,
    submit: async (values) => {
      const body = { ...values, updatedAt: meeting.updatedAt }
      try {
        await app.api.post(`/events/${encodeURIComponent(eventId)}/meeting`, body)
      } catch (error) {
        throw await explain(error)
      }
      toast({ tone: 'success', title: programmeMessages.linkSaved })
      onClose()
      await refresh()
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
