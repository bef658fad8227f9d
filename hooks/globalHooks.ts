import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
} from 'payload'
import { updatedByField } from '../collections/fields/updatedBy'
import {
  beginEdit,
  endEdit,
  moveVersionAfterSave,
  recordGlobalChange,
  rememberBaseVersion,
  rememberPublished,
} from '../domain/content'
import { toFields } from '../platform/toFields'
import { LOCKED_SECONDS } from './contentHooks'

const remember: GlobalBeforeChangeHook = ({ global, req }) => rememberPublished(req, { global: global.slug })

export const moveGlobalVersion: GlobalAfterChangeHook = ({ doc, global, req }) =>
  moveVersionAfterSave(req.payload, { global: global.slug }, toFields(doc)._status)

/** Records in the audit log what somebody changed in a global. */
export const recordSettings: GlobalAfterChangeHook = ({ doc, global, previousDoc, req }) =>
  recordGlobalChange(req, global, { before: toFields(previousDoc), after: toFields(doc) })

/** The hooks of a global that is page content, published with drafts. */
export const editorialGlobalHooks = {
  beforeChange: [remember],
  afterChange: [moveGlobalVersion, recordSettings],
}

const rememberBase: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update') rememberBaseVersion(req, { global: global.slug }, toFields(toFields(args).data))
}

const begin: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) =>
  beginEdit(req, { global: global.slug }, toFields(originalDoc), toFields(data))

const end: GlobalAfterChangeHook = ({ global, req }) => endEdit(req, { global: global.slug })

const setUpdatedBy: GlobalBeforeChangeHook = ({ data, req }) => ({
  ...toFields(data),
  updatedBy: req.user?.id ?? null,
})

/** What `guardEdits` does for a collection. */
export const guardGlobalEdits = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  lockDocuments: { duration: LOCKED_SECONDS },
  hooks: {
    ...global.hooks,
    beforeOperation: [rememberBase, ...(global.hooks?.beforeOperation ?? [])],
    beforeChange: [begin, ...(global.hooks?.beforeChange ?? []), setUpdatedBy],
    afterChange: [...(global.hooks?.afterChange ?? []), end],
  },
  fields: [...global.fields, updatedByField()],
})
