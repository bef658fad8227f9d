import { FIELD_HINTS } from '../../../../domain/office/savedLists/fieldHints.schema'
import { groupFields } from '../../../../domain/office/savedLists/fieldGroups.schema'
import { LIST_FIELDS, type ListField } from '../../../../domain/office/savedLists/listFields.schema'
import { isKeyOf } from '../../../../platform/records.schema'
import { FieldFrame } from '../../../components/ui/FieldFrame'

/** Chooses what a condition is about, from some forty fields under headings. */
export const FieldSelect = ({
  fields,
  value,
  onChange,
}: {
  fields: readonly ListField[]
  value: ListField
  onChange: (field: ListField) => void
}) => (
  <FieldFrame label="Condition" hint={FIELD_HINTS[value]}>
    {(control) => (
      <select
        name="field"
        value={value}
        onChange={({ currentTarget }) => {
          if (isKeyOf(LIST_FIELDS, currentTarget.value)) onChange(currentTarget.value)
        }}
        {...control}
      >
        {groupFields(fields).map(({ heading, fields: own }) => (
          <optgroup key={heading} label={heading}>
            {own.map((field) => (
              <option key={field} value={field}>
                {LIST_FIELDS[field].label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    )}
  </FieldFrame>
)
