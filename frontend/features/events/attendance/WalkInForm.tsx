import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { attendanceMessages } from '../../../lib/messages/attendanceMessages'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { attendanceKey } from './attendanceQueries'

export interface WalkInFormProps {
  eventId: string
  /** Begins with an empty form. */
  onAdded: () => void
}

/** Marks somebody as there who did not register. */
export const WalkInForm = ({ eventId, onAdded }: WalkInFormProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { props, field, errors, isPending } = useForm({
    schema: async () => (await import('../../../../domain/events/attendance/attendance.schema')).walkInSchema,
    submit: async (input) => {
      try {
        const { fullName } = await api.post<{ fullName: string }>(
          `/events/${encodeURIComponent(eventId)}/attendance`,
          input,
        )
        toast({ tone: 'success', title: attendanceMessages.marked(fullName) })
        await queryClient.invalidateQueries({ queryKey: attendanceKey(eventId) })
        onAdded()
      } catch (error) {
        throw formFailure(error, attendanceMessages.markFailed)
      }
    },
  })
  return (
    <form {...props} aria-labelledby="walk-in-title" className="grid max-w-text gap-4">
      <h3 id="walk-in-title" className="text-lg">
        Somebody who did not register
      </h3>
      <ErrorSummary errors={errors} />
      <Field
        {...field('who')}
        label="Email or membership number"
        hint="The whole address or number, as the person says it. No seat is taken."
        maxLength={255}
        autoComplete="off"
        autoCapitalize="none"
        required
      />
      <p>
        <SubmitButton isBusy={isPending}>Mark as There</SubmitButton>
      </p>
    </form>
  )
}
