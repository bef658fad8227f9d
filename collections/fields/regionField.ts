import type { SelectField } from 'payload'
import { REGION_LABELS } from '../access/roles'
import { toOptions } from './options'

/** One of the association's regions. Source: decisions.md "One meaning for each word". */
export const regionField = (
  overrides: Partial<Pick<SelectField, 'required' | 'name' | 'access' | 'admin' | 'label' | 'unique'>> = {},
): SelectField => ({
  name: 'region',
  type: 'select',
  enumName: 'region',
  index: true,
  options: toOptions(REGION_LABELS),
  ...overrides,
})
