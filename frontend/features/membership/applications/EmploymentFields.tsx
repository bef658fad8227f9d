import {
  APPLICATION_LIMITS as LIMITS,
  SECTORS,
} from '../../../../domain/membership/applications/choices.schema'
import { SECTOR_BOX } from '../../../../domain/membership/applications/formNames.schema'
import { Field } from '../../../components/ui/Field'
import { Columns, FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'

/** Section D. */
export const EmploymentFields = ({
  field,
  values,
  sectors,
}: FormPartProps & { sectors: readonly string[] }) => (
  <FormSection letter="D" hint="Optional. Leave out what does not apply to you.">
    <Columns>
      <Field
        {...field('currentEmployer')}
        label="Current Employer"
        autoComplete="organization"
        maxLength={LIMITS.currentEmployer}
        dir="auto"
        defaultValue={values.currentEmployer}
      />
      <Field
        {...field('position')}
        label="Position"
        autoComplete="organization-title"
        maxLength={LIMITS.position}
        dir="auto"
        defaultValue={values.position}
      />
    </Columns>
    <Field
      {...field('workAddress')}
      label="Work Address"
      maxLength={LIMITS.workAddress}
      dir="auto"
      defaultValue={values.workAddress}
    />
    <Columns>
      <Field
        {...field('yearsOfExperience')}
        label="Years of Experience"
        hint="A whole number."
        inputMode="numeric"
        maxLength={LIMITS.yearsOfExperience}
        autoComplete="off"
        defaultValue={values.yearsOfExperience}
      />
    </Columns>
    <fieldset>
      <legend className="mb-1 font-semibold">Sectors</legend>
      <div className="grid gap-x-gap sm:grid-cols-2">
        {Object.entries(SECTORS).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="checkbox"
              name={`${SECTOR_BOX}${value}`}
              defaultChecked={sectors.includes(value)}
              className="size-6 flex-none accent-(--nile)"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  </FormSection>
)
