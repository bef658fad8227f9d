import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { Field } from '../../../components/ui/Field'
import { PasswordField } from '../../../components/ui/PasswordField'
import { Select } from '../../../components/ui/Select'
import { TextArea } from '../../../components/ui/TextArea'
import { Specimen } from './Specimen'

const REGIONS = ['Greater Upper Nile', 'Greater Equatoria', 'Greater Bahr el Ghazal', 'Other'].map(
  (region) => ({ value: region, label: region }),
)

/** What people fill in. Above a form that was refused stands an `ErrorSummary`, which takes the focus. */
export const Forms = () => (
  <>
    <DimensionTitle id="forms">Forms</DimensionTitle>
    <Specimen
      name="Field"
      use="Label, hint, error and input, wired together for those who cannot see that they stand together."
    >
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <Field name="plain" label="City" />
        <Field
          name="hinted"
          label="Phone number"
          hint="With the country’s code"
          defaultValue="+211 900 000 000"
        />
        <Field
          name="wrong"
          label="Email"
          error="Please enter a valid email address"
          defaultValue="deng.example.org"
        />
        <Field name="off" label="Membership ID" defaultValue="ACE-2026-0001" disabled />
      </div>
    </Specimen>
    <Specimen name="PasswordField" use="Can be shown: fewer mistakes on a small keyboard.">
      <div className="w-full max-w-96">
        <PasswordField
          name="password"
          label="Password"
          hint="Must be 8+ characters with uppercase, lowercase, and numbers"
          autoComplete="off"
        />
      </div>
    </Specimen>
    <Specimen name="Select" use="The browser’s own, which every phone knows how to show.">
      <div className="w-full max-w-96">
        <Select name="region" label="Region" emptyLabel="Choose a region" options={REGIONS} />
      </div>
    </Specimen>
    <Specimen name="TextArea" use="Several lines.">
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <TextArea name="about" label="About you" rows={3} />
        <TextArea name="message" label="Message" rows={3} error="Message is required" />
      </div>
    </Specimen>
  </>
)
