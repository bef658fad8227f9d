import { APPLICATION_LIMITS as LIMITS } from '../../../collections/Applications/choices/schema'
import { Field } from '../../components/ui/Field'
import { Link } from '../../components/ui/Link'
import type { Form } from '../../lib/useForm'
import { paths } from '../../paths'
import { Columns, FormSection } from './FormSection'

/** Section F. */
export const DeclarationFields = ({ field, today }: Pick<Form, 'field'> & { today: string }) => (
  <FormSection letter="F">
    <p className="max-w-text border-s-4 border-nile ps-4">
      I certify that the information in this application is true and complete to the best of my knowledge. If I am admitted, I agree to abide by the constitution, the bylaws and the{' '}
      <Link to={paths.conduct.build()} target="_blank" className="link">
        code of conduct<span className="sr-only"> (opens in a new tab)</span>
      </Link>{' '}
      of the association.
    </p>
    <Columns>
      <Field {...field('signature')} label="Signature" hint="Type your full name." autoComplete="off" maxLength={LIMITS.signature} dir="auto" required />
      <Field {...field('declarationDate')} label="Date" hint="The day you sign." type="date" autoComplete="off" defaultValue={today} required />
    </Columns>
  </FormSection>
)
