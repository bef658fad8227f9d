import { CANCEL_LIMITS } from '../../../../../domain/events/cancelTerms/cancelTerms.constants'
import type { CancelTermsForm } from '../../../../../domain/events/cancelTerms/cancelTerms.schema'
import type { TicketSettings } from '../../../../../domain/events/questions/questions.schema'
import { FormDialog } from '../../../../components/form/FormDialog'
import { FormRows } from '../../../../components/form/FormRows'
import { Field } from '../../../../components/ui/Field'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { useSettingsForm } from './useSettingsForm'

export interface CancelTermsDialogProps {
  eventId: string
  settings: TicketSettings
  onClose: () => void
}

/** The terms on which buyers can cancel what they paid. */
export const CancelTermsDialog = ({ eventId, settings, onClose }: CancelTermsDialogProps) => {
  const { form, opened } = useSettingsForm<CancelTermsForm>({
    schema: async () =>
      (await import('../../../../../domain/events/cancelTerms/cancelTerms.schema')).cancelTermsFormSchema,
    eventId,
    settings,
    path: 'cancel-terms',
    changed: staffTicketMessages.termsChanged,
    failed: staffTicketMessages.termsFailed,
    onClose,
  })
  return (
    <FormDialog title="Cancelling by buyers" form={form} submit="Save Terms" onClose={onClose}>
      <input type="hidden" name="updatedAt" value={opened.updatedAt ?? ''} />
      <p className="text-ink-soft">
        What was paid becomes the buyer’s credit, without the fee. Buyers see the terms before they order; who
        ordered before keeps the terms of then, where they are better. If the event is moved to another day,
        they can cancel without a fee until it begins.
      </p>
      <FormRows rows={opened.cancelTerms} name="Term" most={CANCEL_LIMITS.terms} begin={1}>
        {(place, term) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              {...form.field(`terms.${place}.daysBefore`)}
              label="Last day, in days before the event"
              hint="0: until the event begins."
              inputMode="numeric"
              maxLength={3}
              required
              defaultValue={term?.daysBefore}
            />
            <Field
              {...form.field(`terms.${place}.feePercent`)}
              label="Fee in per cent of the price"
              hint="0: free of charge."
              inputMode="numeric"
              maxLength={3}
              required
              defaultValue={term?.feePercent}
            />
          </div>
        )}
      </FormRows>
    </FormDialog>
  )
}
