import { REGIONS, REGION_LABELS, type Region } from '../../../collections/access/roles'

export interface RegionSelectProps {
  name: string
  region: Region | null
  onChange: (region: Region) => void
}

/** The region of a person, changed as soon as another is chosen. */
export const RegionSelect = ({ name, region, onChange }: RegionSelectProps) => (
  <select
    aria-label={`Region of ${name}`}
    className="field-input max-md:max-w-48 md:min-w-44"
    value={region ?? ''}
    onChange={({ target: { value } }) => {
      const chosen = REGIONS.find((one) => one === value)
      if (chosen) onChange(chosen)
    }}
  >
    {region === null && (
      <option value="" disabled>
        Not set
      </option>
    )}
    {REGIONS.map((value) => (
      <option key={value} value={value}>
        {REGION_LABELS[value]}
      </option>
    ))}
  </select>
)
