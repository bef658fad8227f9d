import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { moveMembersVersion } from '../domain/content/contentVersions'

export const moveMembersVersionAfterChange: CollectionAfterChangeHook = async ({ req }) =>
  moveMembersVersion(req.payload)

export const moveMembersVersionAfterDelete: CollectionAfterDeleteHook = async ({ req }) =>
  moveMembersVersion(req.payload)
