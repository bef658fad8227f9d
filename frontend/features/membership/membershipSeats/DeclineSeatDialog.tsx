import type { SeatInvitation } from '../../../../domain/membership/membershipSeats/membershipSeats.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { useApp } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

export interface DeclineSeatDialogProps extends Pick<SeatInvitation, 'id' | 'company'> {
  /** Of the mailed link; empty without one. */
  token: string
  onClose: () => void
}

/** Says what follows before an invitation to a seat is declined. */
export const DeclineSeatDialog = ({ id, company, token, onClose }: DeclineSeatDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const form = useForm<object>({
    schema: async () =>
      (await import('../../../../domain/membership/membershipSeats/seatForm.schema')).seatSchema,
    submit: async () => {
      try {
        await api.post(`/membership-seats/${id}/decline`, token ? { token } : {})
        toast({ tone: 'success', title: 'Invitation declined' })
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <FormDialog title="Decline this seat?" form={form} submit="Decline Seat" tone="plain" onClose={onClose}>
      <p>
        <bdi className="font-semibold">{company}</bdi> is told by email that you have declined, and can offer
        the seat to somebody else. To accept later, you need a new invitation.
      </p>
    </FormDialog>
  )
}
