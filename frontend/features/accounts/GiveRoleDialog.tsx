import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type BranchRole,
  REGION_LABELS,
  ROLE_LABELS,
  type Role,
  STAFF_ROLES,
} from '../../../collections/access/roles'
import type { AccountDetail } from '../../../domain/accounts/accountAdministration/accounts.schema'
import type { GroupTree } from '../../../domain/groups/groupTexts.schema'
import { FormDialog } from '../../components/form/FormDialog'
import { useReauthentication } from '../../components/reauthentication/useReauthentication'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import { useApp } from '../../lib/app'
import { formFailure } from '../../lib/formFailure'
import { adminMessages } from '../../lib/messages/adminMessages'
import { optionsOf } from '../../lib/optionsOf'
import { OWN } from '../../lib/session/sessionQuery'
import { useToast } from '../../lib/toasts'
import { useForm } from '../../lib/useForm'

/** That of administrators is given in the list of users, where it is asked about first. */
const GIVEN = STAFF_ROLES.filter((role) => role !== 'admin')

/** For which part of the association each role can be given that can be given for one. */
const PARTS: Record<BranchRole, { label: string; hint: string; emptyLabel: string }> = {
  chapter_lead: {
    label: 'Leads',
    hint: 'The group and everything under it.',
    emptyLabel: 'The chapter of the person’s region',
  },
  registrar: {
    label: 'For',
    hint: 'A region: its people, groups and applications. A group: its people, and everything under it.',
    emptyLabel: 'Whole association',
  },
  event_manager: {
    label: 'For',
    hint: 'For a region, the role covers only the events of the region.',
    emptyLabel: 'Whole association',
  },
  auditor: {
    label: 'For',
    hint: 'For a region or a group, the role can read what its chapter lead can read.',
    emptyLabel: 'Whole association',
  },
}

const isBranchRole = (role: Role): role is BranchRole => role in PARTS
const isRegion = (part: string): boolean => part in REGION_LABELS

/** Gives a role to an account: for the whole association or for a branch, until a day where one is set. */
export const GiveRoleDialog = ({ account, onClose }: { account: AccountDetail; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [role, setRole] = useState<Role>('registrar')
  const [part, setPart] = useState('')
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { data } = useQuery({
    queryKey: [OWN, 'staff-groups', 'tree'],
    queryFn: ({ signal }) => api.get<GroupTree>('/groups/tree', { signal }),
    throwOnError: false,
  })
  const form = useForm<{ role: Role }>({
    schema: async () =>
      (await import('../../../domain/accounts/accountAdministration/accounts.schema')).roleSchema,
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
          onChange={(event) => {
            setRole(event.currentTarget.value as Role)
            setPart('')
          }}
          options={GIVEN.map((one) => ({ value: one, label: ROLE_LABELS[one] }))}
        />
        {isBranchRole(role) && (
          <Select
            {...form.field(isRegion(part) ? 'region' : 'group')}
            {...PARTS[role]}
            value={part}
            onChange={(event) => setPart(event.currentTarget.value)}
            options={[
              ...(role === 'chapter_lead' ? [] : optionsOf(REGION_LABELS)),
              ...(role === 'event_manager' ? [] : (data?.groups ?? [])).map(({ id, name, depth }) => ({
                value: id,
                label: `${'– '.repeat(depth)}${name}`,
              })),
            ]}
          />
        )}
        <Field
          {...form.field('endsOn')}
          label="Last day (optional)"
          hint="The role ends after this day."
          type="date"
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
