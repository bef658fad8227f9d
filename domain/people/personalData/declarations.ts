import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { PersonalData, PersonalDataDeclaration } from '../../../platform/personalData'
import { PAYLOAD_COLLECTIONS } from './payloadCollections'

const isDeclaration = (value: unknown): value is PersonalDataDeclaration =>
  typeof value === 'object' &&
  value !== null &&
  (('none' in value && typeof value.none === 'string') || ('exports' in value && 'erasures' in value))

/** What a collection declares about personal data; undefined when it declares nothing. */
export const declarationOf = ({
  slug,
  custom,
}: Pick<SanitizedCollectionConfig, 'slug' | 'custom'>): PersonalDataDeclaration | undefined => {
  const declared: unknown = custom.personalData ?? PAYLOAD_COLLECTIONS[slug]
  return isDeclaration(declared) ? declared : undefined
}

/** The declarations of all collections that hold something about people, in the order of the config. */
export const personalDataOf = ({ config }: Payload): PersonalData[] =>
  config.collections.flatMap((collection) => {
    const declared = declarationOf(collection)
    return declared && !('none' in declared) ? [declared] : []
  })
