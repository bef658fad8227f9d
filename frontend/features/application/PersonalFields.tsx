import { APPLICATION_LIMITS as LIMITS, GENDERS } from '../../../collections/Applications/choices/schema'
import { Field } from '../../components/ui/Field'
import { Select } from '../../components/ui/Select'
import type { Form } from '../../lib/useForm'
import { Columns, FormSection } from './FormSection'

const genders = Object.entries(GENDERS).map(([value, label]) => ({ value, label }))

/** Section A. */
export const PersonalFields = ({ field, email }: Pick<Form, 'field'> & { email: string }) => (
  <FormSection letter="A">
    <Field {...field('fullName')} label="Full Name" hint="As in your ID or passport." autoComplete="name" maxLength={LIMITS.fullName} dir="auto" required />
    <Columns>
      <Field {...field('dateOfBirth')} label="Date of Birth" type="date" autoComplete="bday" min="1900-01-01" required />
      <Select {...field('gender')} label="Gender" emptyLabel="Please choose" options={genders} autoComplete="sex" required />
      <Field {...field('nationality')} label="Nationality" maxLength={LIMITS.nationality} dir="auto" required />
      <Field {...field('idPassport')} label="ID/Passport Number" autoComplete="off" maxLength={LIMITS.idPassport} required />
    </Columns>
    <Field {...field('street')} label="Street Address" autoComplete="address-line1" maxLength={LIMITS.street} dir="auto" required />
    <Columns>
      <Field {...field('city')} label="City" autoComplete="address-level2" maxLength={LIMITS.city} dir="auto" required />
      <Field {...field('state')} label="State" autoComplete="address-level1" maxLength={LIMITS.state} dir="auto" required />
      <Field {...field('country')} label="Country" autoComplete="country-name" maxLength={LIMITS.country} dir="auto" required />
      <Field {...field('phoneNumber')} label="Phone Number" type="tel" autoComplete="tel" maxLength={LIMITS.phoneNumber} required />
    </Columns>
    <Field {...field('email')} label="Email" type="email" autoComplete="email" maxLength={LIMITS.email} defaultValue={email} required />
  </FormSection>
)
