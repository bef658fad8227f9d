import type { RemovalDecided, RemovalRow } from '../../../../../domain/membership/removals/removals.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../../components/reauthentication/useReauthentication'
import { Field } from '../../../../components/ui/Field'
import { useApp } from '../../../../lib/app'
import { formatDate } from '../../../../lib/dates'
import { removalMessages } from '../../../../lib/messages/removalMessages'
import { OWN } from '../../../../lib/session/sessionQuery'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { FormDialog } from '../../../../components/form/FormDialog'
import { WordsField } from '../../../../components/form/WordsField'

export type RemovalAction = 'removal' | 'more-time'

export interface RemovalDialogProps {
  row: RemovalRow
  action: RemovalAction
  onClose: () => void
}

const { titles, submits, done } = removalMessages

/** Asks for a reason before a member is removed, or for a day and a reason before more time is given. */
export const RemovalDialog = ({ row, action, onClose }: RemovalDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () => {
      const { moreTimeSchema, removalSchema } =
        await import('../../../../../domain/membership/removals/removals.schema')
      return action === 'removal' ? removalSchema : moreTimeSchema
    },
    submit: async (body) => {
      const { kind, warning } = await withReauthentication(() =>
        api.post<RemovalDecided>(`/memberships/${encodeURIComponent(row.id)}/${action}`, body),
      )
      toast({ tone: warning ? 'error' : 'success', title: done[kind], description: warning })
      onClose()
      await queryClient.invalidateQueries({ queryKey: [OWN] })
    },
  })
  const { account, graceUntil, owed } = row
  return (
    <>
      <FormDialog
        title={titles[action]}
        form={form}
        submit={submits[action]}
        tone={action === 'removal' ? 'plain' : 'main'}
        onClose={onClose}
      >
        <p>
          <bdi className="font-semibold">{account.fullName}</bdi>:{' '}
          {action === 'removal' ? removalMessages.removalConsequence : removalMessages.moreTimeConsequence}
        </p>
        {action === 'removal' ? (
          owed.length > 0 && (
            <p>
              Still to be paid: <span className="tabular-nums">{owed.map(formatMoney).join(', ')}</span>.
            </p>
          )
        ) : (
          <Field
            {...form.field('until')}
            type="date"
            label="Until"
            hint={`The grace period ended on ${formatDate(graceUntil)}.`}
          />
        )}
        <WordsField
          {...form.field('reason')}
          label="Reason"
          hint="For the record. The member cannot see it."
          maxLength={1000}
        />
        <WordsField
          {...form.field('sharedReason')}
          label="Message to the member (optional)"
          hint="Included in the email."
          maxLength={1000}
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
