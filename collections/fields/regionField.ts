import type { SelectField } from 'payload'
import { REGIONS } from '../access/roles'

export const REGION_LABELS: Record<(typeof REGIONS)[number], string> = {
  greater_upper_nile: 'Greater Upper Nile',
  greater_equatoria: 'Greater Equatoria',
  greater_bahr_el_ghazal: 'Greater Bahr el Ghazal',
  other: 'Other',
}

/** One of the association's regions. Source: decisions.md "One meaning for each word". */
export const regionField = (overrides: Partial<Pick<SelectField, 'required' | 'name' | 'access' | 'admin'>> = {}): SelectField =>
  ({
    name: 'region',
    type: 'select',
    enumName: 'region',
    index: true,
    options: REGIONS.map((value) => ({ value, label: REGION_LABELS[value] })),
    ...overrides,
  }) as SelectField
