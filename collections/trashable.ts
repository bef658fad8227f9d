import type { CollectionConfig, UIField } from 'payload'
import type { EffectsOf } from '../domain/content'
import { usesOf } from '../endpoints/content/uses'
import { trashHooks } from '../hooks/trash'

const USED_IN: UIField = {
  name: 'usedIn',
  label: 'Used in',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/app/(payload)/trash/UsedIn#UsedIn' },
  },
}

const TRASH_NOTE = '/app/(payload)/trash/TrashNote#TrashNote'

/**
 * For content that staff delete: what is deleted goes to the trash, from which administrators restore it or delete it
 * for good; the rest ends there after thirty days. A record shows where it is used, and what others would miss is not
 * deleted. See docs/decisions, "Deleted content waits in the trash".
 * @param effectsOf what a step does to people, where it reaches any
 */
export const trashable = (collection: CollectionConfig, effectsOf?: EffectsOf): CollectionConfig => {
  const hooks = trashHooks(effectsOf)
  const { components } = collection.admin ?? {}
  return {
    ...collection,
    trash: true,
    admin: {
      ...collection.admin,
      components: { ...components, beforeListTable: [...(components?.beforeListTable ?? []), TRASH_NOTE] },
    },
    endpoints: [...(collection.endpoints || []), usesOf(collection.slug)],
    hooks: {
      ...collection.hooks,
      beforeOperation: [...hooks.beforeOperation, ...(collection.hooks?.beforeOperation ?? [])],
      beforeChange: [...hooks.beforeChange, ...(collection.hooks?.beforeChange ?? [])],
      afterChange: [...(collection.hooks?.afterChange ?? []), ...hooks.afterChange],
      beforeDelete: [...hooks.beforeDelete, ...(collection.hooks?.beforeDelete ?? [])],
      afterDelete: [...(collection.hooks?.afterDelete ?? []), ...hooks.afterDelete],
    },
    fields: [...collection.fields, USED_IN],
  }
}
