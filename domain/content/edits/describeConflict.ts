import { ObjectId } from 'mongodb'
import type { FlattenedField, Payload } from 'payload'
import { type EditTarget, type StoredVersion, readVersionsSince, timeOf } from './editsRepository'
import { type ConflictingField, VERSION_CONFLICT, type VersionConflict } from './edits.schema'
import { findNames } from '../../people/profiles'
import { differingParts, isSameValue, readableValue } from '../../../platform/readableValue'

/** Say nothing that an editor writes. */
const NOT_CONTENT = ['id', 'createdAt', 'updatedAt', 'updatedBy', 'deletedAt']

interface Refused {
  target: EditTarget
  /** The version that the refused save was based on. */
  base: Date
  /** The latest version, and what was to be saved. */
  theirs: StoredVersion
  yours: Record<string, unknown>
}

const fieldsOf = ({ config, collections }: Payload, target: EditTarget): FlattenedField[] =>
  'global' in target
    ? (config.globals.find(({ slug }) => slug === target.global)?.flattenedFields ?? [])
    : collections[target.collection].config.flattenedFields

const labelOf = ({ name, ...field }: FlattenedField): string => {
  if (name === '_status') return 'Status'
  return 'label' in field && typeof field.label === 'string' ? field.label : name
}

const authorOf = ({ updatedBy }: StoredVersion): string | null =>
  typeof updatedBy === 'string' ? updatedBy : updatedBy instanceof ObjectId ? updatedBy.toHexString() : null

/** Who changed each field last since a version: by the field's name. */
const lastAuthors = (fields: FlattenedField[], versions: StoredVersion[]): Map<string, string | null> => {
  const authors = new Map<string, string | null>()
  for (const [place, version] of versions.entries()) {
    const before = versions[place - 1]
    if (before)
      for (const { name } of fields)
        if (!isSameValue(before[name], version[name])) authors.set(name, authorOf(version))
  }
  return authors
}

/** What a refused save is told: who changed which fields since, and how that differs from what was sent. */
export const describeConflict = async (
  payload: Payload,
  { target, base, theirs, yours }: Refused,
): Promise<VersionConflict> => {
  const fields = fieldsOf(payload, target).filter(({ name }) => !NOT_CONTENT.includes(name))
  const versions = await readVersionsSince(payload, target, base)
  const known = versions.find(({ updatedAt }) => timeOf(updatedAt) === base.getTime())
  const authors = lastAuthors(fields, versions)
  const latestAuthor = authorOf(theirs)
  const names = await findNames(payload, [latestAuthor, ...authors.values()])
  const nameOf = (id: string | null): string | null => (id && names.get(id)) ?? null
  const differing = fields.filter(({ name }) => name in yours && !isSameValue(theirs[name], yours[name]))
  // what only the sender changed is no conflict; which that is cannot be told when the base version is gone
  const changed = known ? differing.filter(({ name }) => !isSameValue(known[name], theirs[name])) : differing
  return {
    code: VERSION_CONFLICT,
    updatedAt: new Date(timeOf(theirs.updatedAt) ?? Date.now()).toISOString(),
    by: nameOf(latestAuthor),
    fields: changed.map((field): ConflictingField => {
      const [left, right] = differingParts(
        readableValue(theirs[field.name]),
        readableValue(yours[field.name]),
      )
      return {
        label: labelOf(field),
        by: nameOf(authors.get(field.name) ?? latestAuthor),
        theirs: left,
        yours: right,
      }
    }),
  }
}
