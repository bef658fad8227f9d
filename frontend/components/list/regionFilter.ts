import { REGION_LABELS } from '../../../collections/access/roles'
import { optionsOf } from '../../lib/optionsOf'
import type { ListFilter } from './ListFilters'

/** Narrows a list of the desk to a region. */
export const REGION_FILTER: ListFilter = {
  name: 'region',
  label: 'Region',
  emptyLabel: 'All regions',
  options: optionsOf(REGION_LABELS),
}
