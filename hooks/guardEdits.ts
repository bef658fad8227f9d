import type {
  AfterErrorHook,
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
} from 'payload'
import { beginEdit, endAllEdits, endEdit, rememberBaseVersion } from '../domain/content'

const rememberBase: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const { id, data } = args as { id?: string | number; data?: { updatedAt?: unknown } }
  if (operation === 'update' && id !== undefined)
    rememberBaseVersion(req, { collection: collection.slug, id: String(id) }, data)
}

const begin: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update')
    await beginEdit(req, { collection: collection.slug, id: String(originalDoc?.id) }, originalDoc, data)
}

const end: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await endEdit(req, { collection: collection.slug, id: String(doc.id) })
}

/** Refuses a save that is based on an older version. First in `beforeChange`, last in `afterChange`. */
export const guardedCollection = {
  beforeOperation: [rememberBase],
  beforeChange: [begin],
  afterChange: [end],
}

const rememberGlobalBase: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (operation === 'update')
    rememberBaseVersion(req, { global: global.slug }, (args as { data?: { updatedAt?: unknown } }).data)
}

const beginGlobal: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await beginEdit(req, { global: global.slug }, originalDoc, data)
}

const endGlobal: GlobalAfterChangeHook = async ({ global, req }) => {
  await endEdit(req, { global: global.slug })
}

/** The same for a global. */
export const guardedGlobal = {
  beforeOperation: [rememberGlobalBase],
  beforeChange: [beginGlobal],
  afterChange: [endGlobal],
}

/** A save that fails halfway, for example because a field is not valid, lets the next one begin at once. */
export const endEditsAfterError: AfterErrorHook = async ({ req }) => {
  await endAllEdits(req)
}
