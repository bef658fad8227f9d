import { TICKET_LIMITS } from '../../../../../domain/events/tickets/tickets.constants'
import type { StaffTicketType, TicketTypeForm } from '../../../../../domain/events/tickets/tickets.schema'
import { MINOR_UNITS } from '../../../../../platform/moneyFormat.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { FormRows } from '../../../../components/form/FormRows'
import { Checkbox } from '../../../../components/ui/Checkbox'
import { Field } from '../../../../components/ui/Field'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { formFailure } from '../../../../lib/formFailure'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { useSeenVersion } from '../useSeenVersion'
import { PriceFields } from './PriceFields'
import { priceText } from './priceText'
import { STAFF_TICKETS, ticketTypesQuery } from './ticketQueries'

/** As the endpoints take it: amounts are sent as they are written. */
const bodyOf = ({ prices, ...type }: TicketTypeForm) => ({
  ...type,
  prices: prices.map(({ amountMinor, ...price }) => ({
    ...price,
    amount: (amountMinor / MINOR_UNITS).toFixed(2),
  })),
})

const shownOf = (type: StaffTicketType) => ({
  name: type.name,
  description: type.description,
  'how many there are': type.capacity,
  'how many one person may buy': type.perPerson,
  prices: type.prices.map(priceText).join(', '),
  code: type.code,
  'needs approval': type.needsApproval,
  'on sale': type.isOnSale,
})

export interface TicketTypeDialogProps {
  eventId: string
  /** The one that is changed; undefined for a new one. */
  type: StaffTicketType | undefined
  onClose: () => void
}

/** The form of a type of ticket, with its prices. */
export const TicketTypeDialog = ({ eventId, type: stored, onClose }: TicketTypeDialogProps) => {
  const app = useApp()
  const toast = useToast()
  const refresh = () => app.queryClient.invalidateQueries({ queryKey: STAFF_TICKETS })
  const { opened: type, explain } = useSeenVersion({
    stored,
    read: async () => {
      await refresh()
      const now = app.queryClient.getQueryData(ticketTypesQuery(app, eventId).queryKey)
      return now?.types.find(({ id }) => id === stored?.id)
    },
    what: 'this type of ticket',
    shownOf,
  })
  const form = useForm<TicketTypeForm>({
    schema: async () =>
      (await import('../../../../../domain/events/tickets/tickets.schema')).ticketTypeFormSchema,
    submit: async (values) => {
      const address = `/events/${encodeURIComponent(eventId)}/ticket-types`
      const body = bodyOf(values)
      try {
        if (type)
          await app.api.post(`${address}/${encodeURIComponent(type.id)}`, {
            ...body,
            updatedAt: type.updatedAt,
          })
        else await app.api.post(address, body)
      } catch (error) {
        throw formFailure(await explain(error), staffTicketMessages.saveFailed)
      }
      toast({
        tone: 'success',
        title: type ? staffTicketMessages.typeChanged : staffTicketMessages.typeAdded,
      })
      onClose()
      await refresh()
    },
  })
  return (
    <FormDialog
      title={type ? `Edit ${type.name}` : 'Add a type of ticket'}
      form={form}
      submit={type ? 'Save Changes' : 'Add Type'}
      onClose={onClose}
    >
      <Field
        {...form.field('name')}
        label="Name"
        required
        maxLength={TICKET_LIMITS.name}
        defaultValue={type?.name}
        dir="auto"
      />
      <TextArea
        {...form.field('description')}
        label="Description (optional)"
        rows={2}
        maxLength={TICKET_LIMITS.description}
        defaultValue={type?.description ?? ''}
        dir="auto"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...form.field('capacity')}
          label="How many there are (optional)"
          hint="Empty: as many as the event has seats."
          inputMode="numeric"
          maxLength={6}
          defaultValue={type?.capacity ?? ''}
        />
        <Field
          {...form.field('perPerson')}
          label="How many one person may buy"
          hint={`In all orders together: from 1 to ${TICKET_LIMITS.perPerson}.`}
          inputMode="numeric"
          maxLength={3}
          required
          defaultValue={type?.perPerson ?? TICKET_LIMITS.perOrder}
        />
      </div>
      {type?.isExtra && <input type="hidden" name="isExtra" value="on" />}
      {!type && (
        <Checkbox
          {...form.field('isExtra')}
          label="Takes no seat of the event"
          hint="For what comes beside it, such as a dinner or a tour: it has places and doors of its own, and is no attendance. This cannot be changed later."
        />
      )}
      <p className="text-ink-soft">
        Write 0 for a free ticket. A buyer pays the lowest of the prices that hold on the day. Prices of
        members and of a grade are for the member’s own ticket.
      </p>
      <FormRows rows={type?.prices ?? []} name="Price" most={TICKET_LIMITS.prices} least={1}>
        {(place, price) => <PriceFields field={form.field} place={place} price={price} />}
      </FormRows>
      <Field
        {...form.field('code')}
        label="Code (optional)"
        hint="With a code, the type is hidden: only who enters the code can buy it. From 4 to 20 letters and digits."
        maxLength={30}
        autoComplete="off"
        defaultValue={type?.code ?? ''}
      />
      <Checkbox
        {...form.field('needsApproval')}
        label="Needs approval"
        hint="People with an account ask for this ticket. You accept or decline them under “Waiting list and requests”."
        defaultChecked={type?.needsApproval ?? false}
      />
      <Checkbox
        name="isOnSale"
        label="On sale"
        hint="What is not on sale cannot be bought; tickets that are sold stay valid."
        defaultChecked={type?.isOnSale ?? true}
      />
    </FormDialog>
  )
}
