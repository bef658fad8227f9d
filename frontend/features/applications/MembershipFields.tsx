import { APPLICATION_GRADE_HINTS, APPLICATION_GRADES } from '../../../domain/applications/choices.schema'
import { RadioGroup } from '../../components/ui/RadioGroup'
import { FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'
import { entriesOf } from '../../../platform/records.schema'

const GRADES = entriesOf(APPLICATION_GRADES)
const choices = GRADES.map(([value, label]) => ({
  value,
  label: value === 'fellow' ? label : `${label} Member`,
  hint: APPLICATION_GRADE_HINTS[value],
}))

/** Section B. */
export const MembershipFields = ({ field, values, type }: FormPartProps & { type?: string }) => (
  <FormSection letter="B">
    <RadioGroup
      {...field('membershipType')}
      legend="I apply for"
      choices={choices}
      defaultValue={type ?? values.membershipType}
    />
  </FormSection>
)
