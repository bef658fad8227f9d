import { APPLICATION_LIMITS as LIMITS } from '../../../collections/Applications/choices/schema'
import { Field } from '../../components/ui/Field'
import type { Form } from '../../lib/useForm'
import { Columns, FormSection } from './FormSection'

/** Section C. */
export const EducationFields = ({ field }: Pick<Form, 'field'>) => (
  <FormSection letter="C">
    <Field {...field('institutionName')} label="Institution Name" maxLength={LIMITS.institutionName} dir="auto" required />
    <Columns>
      <Field {...field('degree')} label="Degree/Diploma" maxLength={LIMITS.degree} dir="auto" required />
      <Field {...field('fieldOfStudy')} label="Field of Study" maxLength={LIMITS.fieldOfStudy} dir="auto" required />
      <Field {...field('yearOfCompletion')} label="Year of Completion" hint="Four digits; the expected year if you are still enrolled." inputMode="numeric" maxLength={LIMITS.yearOfCompletion} autoComplete="off" required />
    </Columns>
  </FormSection>
)
