import { FormSection } from './FormSection'

const LINES = ['Membership ID', 'Received on', 'Verified by']

/** Section G: what staff fill in on the printed form. Nothing to be typed here. */
export const OfficialUse = () => (
  <FormSection letter="G" hint="Filled in by the association.">
    <dl className="grid gap-5 bg-nile-wash p-5 sm:grid-cols-3">
      {LINES.map((line) => (
        <div key={line}>
          <dt className="font-semibold">{line}</dt>
          <dd className="mt-1 h-9 border-b border-edge">
            <span className="sr-only">Blank</span>
          </dd>
        </div>
      ))}
    </dl>
  </FormSection>
)
