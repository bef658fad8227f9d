import { REGION_LABELS } from '../../../../collections/access/roles'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { STANDINGS, type ValueField } from '../../../../domain/people/peopleImports/fields.schema'
import { isKeyOf } from '../../../../platform/records.schema'

/** A value of a row in words. */
export const plainValue = (field: ValueField, value: string | null | undefined): string => {
  if (!value) return 'nothing'
  if (field === 'region' && isKeyOf(REGION_LABELS, value)) return REGION_LABELS[value]
  if (field === 'grade' && isKeyOf(GRADES, value)) return GRADES[value]
  if (field === 'standing' && isKeyOf(STANDINGS, value)) return STANDINGS[value]
  return value
}
