import { APPLICATION_LIMITS as LIMITS } from '../../../../domain/membership/applications/choices.schema'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import { Columns, FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'

/** Section F. The signature is given anew each time; the server sets the date. */
export const DeclarationFields = ({ field, today }: Pick<FormPartProps, 'field'> & { today: string }) => (
  <FormSection letter="F">
    <p className="max-w-text border-s-4 border-nile ps-4">
      I certify that the information in this application is true and complete to the best of my knowledge. If
      I am admitted, I agree to abide by the constitution, the bylaws and the{' '}
      <Link to={paths.conduct.build()} target="_blank" className="link">
        code of conduct<span className="sr-only"> (opens in a new tab)</span>
      </Link>{' '}
      of the association.
    </p>
    <Columns>
      <Field
        {...field('signature')}
        label="Signature"
        hint="Type your full name as in step 1."
        autoComplete="off"
        maxLength={LIMITS.signature}
        dir="auto"
        required
      />
      <dl className="grid content-start gap-1.5">
        <dt className="font-semibold">Date</dt>
        <dd>
          <time dateTime={today}>{formatDate(today)}</time>
          <span className="block text-ink-soft">The day on which you submit.</span>
        </dd>
      </dl>
    </Columns>
  </FormSection>
)
