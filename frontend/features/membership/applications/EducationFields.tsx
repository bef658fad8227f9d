import { APPLICATION_LIMITS as LIMITS } from '../../../../domain/membership/applications/choices.schema'
import { Field } from '../../../components/ui/Field'
import { Columns, FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'

/** Section C. */
export const EducationFields = ({ field, values }: FormPartProps) => (
  <FormSection letter="C">
    <Field
      {...field('institutionName')}
      label="Institution Name"
      maxLength={LIMITS.institutionName}
      dir="auto"
      defaultValue={values.institutionName}
      required
    />
    <Columns>
      <Field
        {...field('degree')}
        label="Degree/Diploma"
        maxLength={LIMITS.degree}
        dir="auto"
        defaultValue={values.degree}
        required
      />
      <Field
        {...field('fieldOfStudy')}
        label="Field of Study"
        maxLength={LIMITS.fieldOfStudy}
        dir="auto"
        defaultValue={values.fieldOfStudy}
        required
      />
      <Field
        {...field('yearOfCompletion')}
        label="Year of Completion"
        hint="Four digits. If you are still enrolled: the year you expect, next year at the latest."
        inputMode="numeric"
        maxLength={LIMITS.yearOfCompletion}
        autoComplete="off"
        defaultValue={values.yearOfCompletion}
        required
      />
    </Columns>
  </FormSection>
)
