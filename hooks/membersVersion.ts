import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { moveMembersVersion } from '../domain/content/contentVersionRepository'

export const moveMembersVersionAfterChange: CollectionAfterChangeHook = async ({ req }) =>
  moveMembersVersion(req.payload)

export const moveMembersVersionAfterDelete: CollectionAfterDeleteHook = async ({ req }) =>
  moveMembersVersion(req.payload)
