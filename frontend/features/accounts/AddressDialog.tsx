import type {
  AccountDetail,
  AddressAnswer,
  AddressChange,
} from '../../../domain/accounts/accountAdministration/accounts.schema'
import { FormDialog } from '../../components/form/FormDialog'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { Field } from '../../components/ui/Field'
import { TextArea } from '../../components/ui/TextArea'
import { useApp } from '../../lib/app'
import { formFailure } from '../../lib/formFailure'
import { adminMessages } from '../../lib/messages/adminMessages'
import { OWN } from '../../lib/session/sessionQuery'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'

interface AddressDialogProps {
  account: AccountDetail
  onClose: () => void
}

/** Gives a person another email address. */
export const AddressDialog = ({ account: { id, isUnclaimed }, onClose }: AddressDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm<AddressChange>({
    schema: async () =>
      (await import('../../../domain/accounts/accountAdministration/accounts.schema')).addressSchema,
    submit: async (values) => {
      try {
        const { outcome } = await withReauthentication(() =>
          api.post<AddressAnswer>(`/users/${encodeURIComponent(id)}/address`, values),
        )
        toast({
          tone: 'success',
          title: outcome === 'changed' ? adminMessages.addressChanged : adminMessages.addressAsked,
        })
        onClose()
      } catch (error) {
        throw formFailure(error, adminMessages.addressNotChanged)
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <>
      <FormDialog title="Change the email address" form={form} submit="Change Address" onClose={onClose}>
        <p>
          {isUnclaimed
            ? 'It changes at once. An invitation sent to the old address stops working.'
            : 'A link is sent to the new address. The present one is told, and stays in use until the new one is confirmed.'}
        </p>
        <Field {...form.field('email')} label="New email address" type="email" autoComplete="off" />
        <TextArea
          {...form.field('reason')}
          label="Reason"
          hint="How you know that it is theirs. For the audit log."
          rows={2}
          maxLength={1000}
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
