import type { ZodType, z } from 'zod'
import { WAIVER_KINDS } from '../../../../../../domain/membership/grades/grade.schema'
import type {
  WaiverInput,
  WaiverRow,
  waiverEndSchema,
} from '../../../../../../domain/membership/grades/waiver.schema'
import { useReauthentication } from '../../../../../components/reauthentication/useReauthentication'
import { Field } from '../../../../../components/ui/Field'
import { Select } from '../../../../../components/ui/Select'
import { useApp } from '../../../../../lib/app'
import { paymentMessages } from '../../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../../lib/optionsOf'
import { OWN } from '../../../../../lib/session/sessionQuery'
import { useToast } from '../../../../../lib/toasts'
import { todayInJuba } from '../../../../../lib/todayInJuba'
import { useForm } from '../../../../../lib/useForm'
import { FormDialog } from '../../../../../components/form/FormDialog'
import { WordsField } from '../../../../../components/form/WordsField'

type Sent = WaiverInput | z.output<typeof waiverEndSchema>

export interface WaiverDialogProps {
  /** Id of the account. */
  user: string
  fullName: string
  /** The one that ends; null to give another. */
  waiver: WaiverRow | null
  onClose: () => void
}

/** Gives a person a waiver, or ends one. */
export const WaiverDialog = ({ user, fullName, waiver, onClose }: WaiverDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async (): Promise<ZodType<Sent>> => {
      const schemas = await import('../../../../../../domain/membership/grades/waiver.schema')
      return waiver ? schemas.waiverEndSchema : schemas.waiverSchema
    },
    submit: async (body) => {
      const path = waiver ? `/fee-waivers/${encodeURIComponent(waiver.id)}/end` : '/fee-waivers/give'
      await withReauthentication(() => api.post(path, body))
      toast({ tone: 'success', title: waiver ? paymentMessages.waiverEnded : paymentMessages.waiverGiven })
      onClose()
      await queryClient.invalidateQueries({ queryKey: [OWN] })
    },
  })
  return (
    <>
      <FormDialog
        title={waiver ? 'End this waiver?' : 'Give a waiver'}
        form={form}
        submit={waiver ? 'End Waiver' : 'Give Waiver'}
        tone={waiver ? 'plain' : 'main'}
        onClose={onClose}
      >
        {waiver ? (
          <>
            <p>
              <bdi className="font-semibold">{fullName}</bdi>: {waiver.percent}%, {WAIVER_KINDS[waiver.kind]}.
              Invoices that were issued stay as they are.
            </p>
            <Field
              {...form.field('lastDay')}
              type="date"
              label="Last day"
              min={waiver.validFrom}
              defaultValue={waiver.validFrom > todayInJuba() ? waiver.validFrom : todayInJuba()}
            />
          </>
        ) : (
          <>
            <input type="hidden" name="user" value={user} />
            <p>
              <bdi className="font-semibold">{fullName}</bdi>: the waiver counts for invoices that are issued
              from its first day on, and is named on them. Of several the highest counts.
            </p>
            <Select
              {...form.field('kind')}
              label="Why"
              emptyLabel="Choose why"
              options={optionsOf(WAIVER_KINDS)}
            />
            <Field
              {...form.field('percent')}
              label="Percent"
              hint="Of dues and joining fee together; 100 for no fees at all."
              inputMode="numeric"
              maxLength={3}
              autoComplete="off"
            />
            <Field {...form.field('validFrom')} type="date" label="First day" defaultValue={todayInJuba()} />
            <Field
              {...form.field('validUntil')}
              type="date"
              label="Last day (optional)"
              hint="Leave empty: until further notice."
            />
            <WordsField
              {...form.field('reason')}
              label="Reason"
              hint="For the record. The person can read it in the copy of their data."
              maxLength={1000}
            />
          </>
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
