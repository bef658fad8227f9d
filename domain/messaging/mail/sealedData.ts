import type { Payload } from 'payload'

/** The data of a confidential mail as stored in the database: useless without the installation's secret. */
interface SealedData {
  sealed: string
}

const isSealed = (data: unknown): data is SealedData =>
  typeof data === 'object' &&
  data !== null &&
  'sealed' in data &&
  typeof data.sealed === 'string' &&
  Object.keys(data).length === 1

/**
 * Encrypts the data of a confidential mail for the outbox: a copy of the database gives access to no account.
 */
export const seal = (payload: Payload, data: unknown): SealedData => ({
  sealed: payload.encrypt(JSON.stringify(data)),
})

/** The data of a mail of the outbox, encrypted or not. */
export const unseal = (payload: Payload, data: unknown): unknown => {
  const unsealed: unknown = isSealed(data) ? JSON.parse(payload.decrypt(data.sealed)) : data
  return unsealed
}
