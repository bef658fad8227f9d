import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { seatMessages } from '../../../lib/messages/seatMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { SeatPersonFields } from './SeatPersonFields'

/** Invites somebody to a seat of the own company. */
export const InviteForm = () => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/membership/membershipSeats/seatForm.schema')).seatInvitationSchema,
    submit: async (body) => {
      await api.post('/membership-seats/invite', body)
      toast({ tone: 'success', title: seatMessages.done.invite })
      await queryClient.invalidateQueries({ queryKey: [OWN] })
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-4">
      <ErrorSummary errors={form.errors} />
      <SeatPersonFields form={form} />
      <p>
        <SubmitButton isBusy={form.isPending}>{seatMessages.submits.invite}</SubmitButton>
      </p>
    </form>
  )
}
