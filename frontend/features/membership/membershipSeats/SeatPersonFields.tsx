import { Field } from '../../../components/ui/Field'
import type { Form } from '../../../lib/useForm'

/** Whom to invite: the name and the address. */
export const SeatPersonFields = ({ form }: { form: Form }) => (
  <>
    <Field
      {...form.field('name')}
      label="Full name"
      hint="As it will appear on the certificate."
      maxLength={100}
      autoComplete="off"
      dir="auto"
    />
    <Field {...form.field('email')} type="email" label="Email" maxLength={255} autoComplete="off" />
  </>
)
