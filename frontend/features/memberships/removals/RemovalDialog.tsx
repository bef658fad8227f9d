import type { RemovalDecided, RemovalRow } from '../../../../domain/removals/removals.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { removalMessages } from '../../../lib/messages/removalMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'

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
      const { moreTimeSchema, removalSchema } = await import('../../../../domain/removals/removals.schema')
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
      <Dialog title={titles[action]} isOpen onClose={onClose}>
        <form {...form.props} className="grid gap-4">
          <ErrorSummary errors={form.errors} />
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
          <TextArea
            {...form.field('reason')}
            label="Reason"
            hint="For the record. The member cannot see it."
            rows={3}
            maxLength={1000}
            dir="auto"
          />
          <TextArea
            {...form.field('sharedReason')}
            label="Message to the member (optional)"
            hint="Included in the email."
            rows={3}
            maxLength={1000}
            dir="auto"
          />
          <p className="flex flex-wrap gap-3">
            <SubmitButton tone={action === 'removal' ? 'plain' : 'main'} isBusy={form.isPending}>
              {submits[action]}
            </SubmitButton>
            <Button onClick={onClose}>Cancel</Button>
          </p>
        </form>
      </Dialog>
      {reauthenticationDialog}
    </>
  )
}
