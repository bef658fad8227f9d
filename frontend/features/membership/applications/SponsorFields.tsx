import type { Evidence } from '../../../../domain/membership/applications/evidence/evidence.schema'
import { SPONSOR } from '../../../../domain/membership/applications/formNames.schema'
import { APPLIED_GRADES } from '../../../../domain/membership/applications/upgrades/ladder.schema'
import { MAX_CONTACT_LENGTH } from '../../../../domain/membership/endorsements/kinds.schema'
import { Field } from '../../../components/ui/Field'
import type { FormPartProps } from './formPart.types'

export interface SponsorFieldsProps extends Pick<FormPartProps, 'field'>, Pick<Evidence, 'sponsorsNeeded'> {
  grade: NonNullable<Evidence['grade']>
  /** Whom the draft names, by place. */
  sponsors: readonly string[]
}

/** The people who are asked to sponsor the application once it is submitted, as many as the grade needs. */
export const SponsorFields = ({ field, grade, sponsors, sponsorsNeeded }: SponsorFieldsProps) => (
  <section aria-labelledby="sponsors-title" className="grid gap-4">
    <h3 id="sponsors-title" className="text-xl">
      Sponsors
    </h3>
    <p className="max-w-text">
      {APPLIED_GRADES[grade]} membership needs{' '}
      {sponsorsNeeded === 1 ? 'a sponsor who knows' : `${sponsorsNeeded} sponsors who know`} your work. When
      you submit, we send each an email with a link; nobody needs an account to answer.
    </p>
    <div className="grid gap-5 sm:grid-cols-2">
      {Array.from({ length: sponsorsNeeded }, (_, place) => (
        <Field
          key={place}
          defaultValue={sponsors[place] ?? ''}
          {...field(`${SPONSOR}${place}`)}
          label={sponsorsNeeded === 1 ? 'Your sponsor' : `Sponsor ${place + 1}`}
          hint="Email address or membership number."
          maxLength={MAX_CONTACT_LENGTH}
          autoComplete="off"
          required
        />
      ))}
    </div>
  </section>
)
