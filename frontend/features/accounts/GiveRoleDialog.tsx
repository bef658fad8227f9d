import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ROLE_LABELS, type Role, STAFF_ROLES } from '../../../collections/access/roles'
import type { AccountDetail } from '../../../domain/accountAdministration/accounts.schema'
import type { GroupTree } from '../../../domain/groups/groupTexts.schema'
import { FormDialog } from '../../components/form/FormDialog'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { useApp } from '../../lib/app'
import { formFailure } from '../../lib/formFailure'
import { adminMessages } from '../../lib/messages/adminMessages'
import { OWN } from '../../lib/session/sessionQuery'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'

/** That of administrators is given in the list of users, where it is asked about first. */
const GIVEN = STAFF_ROLES.filter((role) => role !== 'admin')

/** Gives a role to an account: a chapter lead's for a branch, each until a day where one is set. */
export const GiveRoleDialog = ({ account, onClose }: { account: AccountDetail; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [role, setRole] = useState<Role>('registrar')
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { data } = useQuery({
    queryKey: [OWN, 'staff-groups', 'tree'],
    queryFn: ({ signal }) => api.get<GroupTree>('/groups/tree', { signal }),
    throwOnError: false,
  })
  const form = useForm<{ role: Role }>({
    schema: async () => (await import('../../../domain/accountAdministration/accounts.schema')).roleSchema,
    submit: async (values) => {
      try {
        await withReauthentication(() => api.post(`/users/${account.id}/roles`, values))
        toast({ tone: 'success', title: adminMessages.roleAdded(values.role) })
        onClose()
      } catch (error) {
        throw formFailure(error, adminMessages.roleAddFailed(values.role))
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <>
      <FormDialog title="Give a role" form={form} submit="Give Role" onClose={onClose}>
        <Select
          {...form.field('role')}
          label="Role"
          value={role}
          onChange={(event) => setRole(event.currentTarget.value as Role)}
          options={GIVEN.map((one) => ({ value: one, label: ROLE_LABELS[one] }))}
        />
        {role === 'chapter_lead' && (
          <Select
            key={data?.groups.length ?? 0}
            {...form.field('group')}
            label="Leads"
            hint="The group and everything under it."
            emptyLabel="The chapter of the person’s region"
            options={(data?.groups ?? []).map(({ id, name, depth }) => ({
              value: id,
              label: `${'– '.repeat(depth)}${name}`,
            }))}
          />
        )}
        <Field
          {...form.field('endsOn')}
          label="Last day (optional)"
          hint="After it the role does not count any more, at once."
          type="date"
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
