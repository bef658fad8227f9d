import { useState } from 'react'
import {
  APPLICATION_LIMITS as LIMITS,
  GENDERS,
} from '../../../../domain/membership/applications/choices.schema'
import { STATE_ABROAD } from '../../../../domain/membership/applications/formNames.schema'
import {
  HOME_COUNTRY,
  STATES,
  findState,
  isHomeCountry,
} from '../../../../domain/membership/applications/places.schema'
import { Field } from '../../../components/ui/Field'
import { Link } from '../../../components/ui/Link'
import { Select } from '../../../components/ui/Select'
import { paths } from '../../../paths'
import { Columns, FormSection } from './FormSection'
import type { FormPartProps } from './formPart.types'

const genders = Object.entries(GENDERS).map(([value, label]) => ({ value, label }))
const states = Object.keys(STATES).map((name) => ({ value: name, label: name }))
const NEIGHBOURS = [
  HOME_COUNTRY,
  'Central African Republic',
  'Democratic Republic of the Congo',
  'Ethiopia',
  'Kenya',
  'Sudan',
  'Uganda',
]

export interface PersonalFieldsProps extends FormPartProps {
  /** Of the account. */
  fullName: string
  email: string
  /** A member's, which the application keeps. */
  registeredName: string | null
}

/**
 * Section A. The state is chosen at home and typed elsewhere: by a style, so that neither is lost by a change of mind.
 * Without JavaScript both are there, and the country decides.
 */
export const PersonalFields = ({ field, values, fullName, email, registeredName }: PersonalFieldsProps) => {
  const [country, setCountry] = useState(values.country ?? HOME_COUNTRY)
  const isHome = country.trim() === '' || isHomeCountry(country)
  const state = field('state')
  const saved = values.state ?? ''
  const savedAbroad = values[STATE_ABROAD] ?? (findState(saved) ? '' : saved)
  const nameHint = registeredName ? (
    <>
      Your registered name.{' '}
      <Link to={paths.membership.registeredName.build()} className="link">
        Request a change of name
      </Link>
    </>
  ) : (
    'As in your ID or passport, without titles.'
  )
  return (
    <FormSection letter="A">
      <Field
        {...field('fullName')}
        label="Full Name"
        hint={nameHint}
        autoComplete="name"
        maxLength={LIMITS.fullName}
        dir="auto"
        defaultValue={registeredName ?? values.fullName ?? fullName}
        readOnly={registeredName !== null}
        required
      />
      <Columns>
        <Field
          {...field('dateOfBirth')}
          label="Date of Birth"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          defaultValue={values.dateOfBirth}
          required
        />
        <Select
          {...field('gender')}
          label="Gender"
          emptyLabel="Please choose"
          options={genders}
          autoComplete="sex"
          defaultValue={values.gender ?? ''}
          required
        />
        <Field
          {...field('nationality')}
          label="Nationality"
          maxLength={LIMITS.nationality}
          dir="auto"
          defaultValue={values.nationality}
          required
        />
        <Field
          {...field('idPassport')}
          label="ID/Passport Number"
          autoComplete="off"
          maxLength={LIMITS.idPassport}
          defaultValue={values.idPassport}
          required
        />
      </Columns>
      <Field
        {...field('street')}
        label="Street, block or nearest landmark"
        autoComplete="address-line1"
        maxLength={LIMITS.street}
        dir="auto"
        defaultValue={values.street}
        required
      />
      <Columns>
        <Field
          {...field('city')}
          label="City"
          hint="Or town, payam or boma."
          autoComplete="address-level2"
          maxLength={LIMITS.city}
          dir="auto"
          defaultValue={values.city}
          required
        />
        <Field
          {...field('country')}
          label="Country"
          hint="Where you live now."
          autoComplete="country-name"
          maxLength={LIMITS.country}
          dir="auto"
          list="countries"
          defaultValue={values.country ?? HOME_COUNTRY}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
          required
        />
        <div className={isHome ? undefined : 'hidden noscript:block'}>
          <Select
            {...state}
            id={isHome ? state.id : `${state.id}-home`}
            label="State or administrative area"
            emptyLabel="Please choose"
            options={states}
            autoComplete="address-level1"
            defaultValue={findState(saved) ?? ''}
            required
          />
        </div>
        <div className={isHome ? 'hidden noscript:block' : undefined}>
          <Field
            {...state}
            id={isHome ? `${state.id}-abroad` : state.id}
            name={STATE_ABROAD}
            label="State, province or county"
            hint="Outside South Sudan."
            autoComplete="address-level1"
            maxLength={LIMITS.state}
            dir="auto"
            defaultValue={savedAbroad}
            required
          />
        </div>
        <Field
          {...field('phoneNumber')}
          label="Phone Number"
          hint="With its country code if it is not of South Sudan."
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phoneNumber}
          defaultValue={values.phoneNumber}
          required
        />
      </Columns>
      <datalist id="countries">
        {NEIGHBOURS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
        defaultValue={values.email ?? email}
        required
      />
    </FormSection>
  )
}
