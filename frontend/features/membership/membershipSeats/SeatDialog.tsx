import type { SeatView } from '../../../../domain/membership/membershipSeats/membershipSeats.schema'
import { useApp } from '../../../lib/app'
import { type SeatAction, seatMessages } from '../../../lib/messages/seatMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { SeatPersonFields } from './SeatPersonFields'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'

export interface SeatDialogProps {
  action: SeatAction
  /** Left out for an invitation. */
  seat?: SeatView
  /** Of staff, who act for this account and give a reason. */
  company?: string
  onClose: () => void
}

const NOBODY = { name: '', email: '' }

/**
 * Says what follows for whom before a seat is changed; asks for a person where it takes one, and staff for a reason.
 */
export const SeatDialog = ({ action, seat, company, onClose }: SeatDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const hasPerson = action === 'invite' || action === 'replace'
  const path = seat ? `${seat.id}/${action}` : `of/${encodeURIComponent(company ?? '')}/invite`
  const form = useForm<object>({
    schema: async () => {
      const { seatInvitationSchema, seatSchema, staffSeatInvitationSchema, staffSeatSchema } =
        await import('../../../../domain/membership/membershipSeats/seatForm.schema')
      if (hasPerson) return company ? staffSeatInvitationSchema : seatInvitationSchema
      return company ? staffSeatSchema : seatSchema
    },
    submit: async (body) => {
      try {
        await api.post(`/membership-seats/${path}`, body)
        toast({ tone: 'success', title: seatMessages.done[action] })
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <FormDialog
      title={seatMessages.titles[action]}
      form={form}
      submit={seatMessages.submits[action]}
      tone={action === 'end' || action === 'withdraw' ? 'plain' : 'main'}
      onClose={onClose}
    >
      {seat && <p dir="auto">{seatMessages.consequence(action, seat)}</p>}
      {!seat && <p>The person gets an email with a link and can accept the seat within 30 days.</p>}
      {hasPerson && <SeatPersonFields form={form} />}
      {company && (
        <WordsField
          {...form.field('reason')}
          label="Reason"
          hint={`For the record. Neither the company nor ${(seat ?? NOBODY).name || 'the person'} can see it.`}
          maxLength={1000}
        />
      )}
    </FormDialog>
  )
}
