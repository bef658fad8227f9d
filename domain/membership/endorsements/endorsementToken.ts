import { createSignedIds } from '../../../platform/createSignedIds'

/**
 * The secret of the link that is mailed, and the endorsement whose link somebody has; undefined for a text that is
 * no such secret.
 */
export const { sign: endorsementToken, read: readEndorsementToken } = createSignedIds('endorsement')
