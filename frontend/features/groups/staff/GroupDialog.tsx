import {
  GROUP_KINDS,
  GROUP_LIMITS,
  type GroupRecord,
  type GroupRow,
} from '../../../../domain/groups/groupTexts.schema'
import { FormDialog } from '../../../components/form/FormDialog'
import { WordsField } from '../../../components/form/WordsField'
import { Checkbox } from '../../../components/ui/Checkbox'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { groupMessages } from '../../../lib/messages/groupMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { withPresent } from '../../../lib/withPresent'
import { useGroupForm } from './useGroupForm'

export interface GroupDialogProps {
  /** The group to change; undefined for a new one. */
  group?: GroupRecord
  groups: readonly GroupRow[]
  onClose: () => void
}

/** Adds a group, or changes one. */
export const GroupDialog = ({ group, groups, onClose }: GroupDialogProps) => {
  const form = useGroupForm({
    path: group ? `/groups/${group.id}/change` : '/groups',
    schema: ({ groupSchema }) => groupSchema,
    done: groupMessages.saved,
    failed: groupMessages.saveFailed,
    onClose,
  })
  const follows = Boolean(group?.source)
  const parent = group?.above.at(-1)
  return (
    <FormDialog
      title={group ? 'Change the group' : 'New group'}
      form={form}
      submit={group ? 'Save Group' : 'Add Group'}
      onClose={onClose}
    >
      {follows ? (
        <>
          <p>The name follows the page of the site: change it in the content panel.</p>
          <input type="hidden" name="name" value={group?.name} />
          <input type="hidden" name="kind" value={group?.kind} />
        </>
      ) : (
        <>
          <Field
            {...form.field('name')}
            label="Name"
            defaultValue={group?.name ?? ''}
            maxLength={GROUP_LIMITS.name}
            required
            dir="auto"
          />
          <Select
            {...form.field('kind')}
            label="Kind"
            defaultValue={group?.kind ?? 'committee'}
            options={optionsOf(GROUP_KINDS)}
          />
        </>
      )}
      <Select
        {...form.field('parent')}
        label="Belongs to"
        emptyLabel="The association"
        defaultValue={group?.parent ?? ''}
        options={withPresent(
          parent && { value: parent.id, label: parent.name },
          groups
            .filter(({ id }) => id !== group?.id)
            .map(({ id, name, depth }) => ({ value: id, label: `${'– '.repeat(depth)}${name}` })),
        )}
      />
      <WordsField
        {...form.field('about')}
        label="About (optional)"
        defaultValue={group?.about ?? ''}
        maxLength={GROUP_LIMITS.about}
      />
      <Checkbox
        name="isPublic"
        label="Visitors see its page"
        hint="Its people and documents are for those who are in it."
        defaultChecked={group?.isPublic ?? true}
      />
    </FormDialog>
  )
}
