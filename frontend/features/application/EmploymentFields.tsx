import { APPLICATION_LIMITS as LIMITS, SECTORS } from '../../../collections/Applications/choices/schema'
import { Field } from '../../components/ui/Field'
import type { Form } from '../../lib/useForm'
import { Columns, FormSection } from './FormSection'
import { SECTOR_BOX } from './sectorBox'

/** Section D. */
export const EmploymentFields = ({ field }: Pick<Form, 'field'>) => (
  <FormSection letter="D" hint="Optional. Leave out what does not apply to you.">
    <Columns>
      <Field {...field('currentEmployer')} label="Current Employer" autoComplete="organization" maxLength={LIMITS.currentEmployer} dir="auto" />
      <Field {...field('position')} label="Position" autoComplete="organization-title" maxLength={LIMITS.position} dir="auto" />
    </Columns>
    <Field {...field('workAddress')} label="Work Address" maxLength={LIMITS.workAddress} dir="auto" />
    <Columns>
      <Field {...field('yearsOfExperience')} label="Years of Experience" inputMode="numeric" maxLength={LIMITS.yearsOfExperience} autoComplete="off" />
    </Columns>
    <fieldset>
      <legend className="mb-1 font-semibold">Sectors</legend>
      <div className="grid gap-x-gap sm:grid-cols-2">
        {Object.entries(SECTORS).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 py-1">
            <input type="checkbox" name={`${SECTOR_BOX}${value}`} className="size-6 flex-none accent-(--nile)" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  </FormSection>
)
