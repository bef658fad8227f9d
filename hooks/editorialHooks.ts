import { publicCollectionHooks } from './contentVersion'
import { recordPublication, recordRemoval, rememberPublication } from './recordPublication'

/** The hooks of a collection that is published with drafts: pages follow its changes, the audit log records them. */
export const editorialHooks = {
  beforeChange: [rememberPublication],
  afterChange: [...publicCollectionHooks.afterChange, recordPublication],
  afterDelete: [...publicCollectionHooks.afterDelete, recordRemoval],
}
