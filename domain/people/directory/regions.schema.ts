import type { Region } from '../../../collections/access/roles'

/**
 * The directory's region buttons: the same values as everywhere, under shorter labels. Source: decisions.md
 * "Region".
 */
export const DIRECTORY_REGIONS = {
  greater_upper_nile: 'Upper Nile',
  greater_equatoria: 'Equatoria',
  greater_bahr_el_ghazal: 'Bahr el Ghazal',
} as const satisfies Partial<Record<Region, string>>
