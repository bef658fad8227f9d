import { APPLICATION_GRADE_HINTS, APPLICATION_GRADES } from '../../../collections/Applications/choices/schema'
import type { Form } from '../../lib/useForm'
import { FormSection } from './FormSection'
import { RadioGroup } from '../../components/ui/RadioGroup'

const GRADES = Object.entries(APPLICATION_GRADES) as [keyof typeof APPLICATION_GRADES, string][]
const choices = GRADES.map(([value, label]) => ({ value, label: value === 'fellow' ? label : `${label} Member`, hint: APPLICATION_GRADE_HINTS[value] }))

/** Section B. */
export const MembershipFields = ({ field, type }: Pick<Form, 'field'> & { type?: string }) => (
  <FormSection letter="B">
    <RadioGroup {...field('membershipType')} legend="I apply for" choices={choices} defaultValue={type} />
  </FormSection>
)
