import type { GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload'
import {
  moveVersionAfterGlobalSave,
  recordGlobalChange,
  rememberGlobalPublication,
  toFields,
} from '../domain/content'

const remember: GlobalBeforeChangeHook = ({ global, req }) => rememberGlobalPublication(req, global)

export const moveGlobalVersion: GlobalAfterChangeHook = ({ doc, global, req }) =>
  moveVersionAfterGlobalSave(req.payload, global.slug, toFields(doc)._status)

/** Records in the audit log what somebody changed in a global. */
export const recordSettings: GlobalAfterChangeHook = ({ doc, global, previousDoc, req }) =>
  recordGlobalChange(req, global, { before: toFields(previousDoc), after: toFields(doc) })

/** The hooks of a global that is page content, published with drafts. */
export const editorialGlobalHooks = {
  beforeChange: [remember],
  afterChange: [moveGlobalVersion, recordSettings],
}
