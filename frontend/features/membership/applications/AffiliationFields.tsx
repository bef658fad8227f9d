import { APPLICATION_LIMITS as LIMITS } from '../../../../domain/membership/applications/choices.schema'
import { RadioGroup } from '../../../components/ui/RadioGroup'
import { TextArea } from '../../../components/ui/TextArea'
import { FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

/**
 * Section E. The details show only with a yes: by a style, so that what was typed there is not lost by a
 * change of mind.
 */
export const AffiliationFields = ({ field, values }: FormPartProps) => (
  <FormSection letter="E">
    <div className="group grid gap-5">
      <RadioGroup
        {...field('otherMemberships')}
        legend="Are you a member of any other engineering organisations?"
        choices={ANSWERS}
        defaultValue={values.otherMemberships}
      />
      <div className="hidden group-has-[[value=yes]:checked]:block">
        <TextArea
          {...field('otherMembershipsDetails')}
          label="Details"
          hint="Which organisations, your grade and your number there."
          rows={4}
          maxLength={LIMITS.otherMembershipsDetails}
          dir="auto"
          defaultValue={values.otherMembershipsDetails}
        />
      </div>
    </div>
  </FormSection>
)
