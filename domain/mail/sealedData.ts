import type { Payload } from 'payload'

/** The data of a confidential mail as the database holds them: of no use without the installation's secret. */
interface SealedData {
  sealed: string
}

const isSealed = (data: unknown): data is SealedData =>
  typeof data === 'object' &&
  data !== null &&
  'sealed' in data &&
  typeof data.sealed === 'string' &&
  Object.keys(data).length === 1

/** Encrypts the data of a confidential mail for the outbox: a copy of the database opens nobody's account. */
export const seal = (payload: Payload, data: unknown): SealedData => ({
  sealed: payload.encrypt(JSON.stringify(data)),
})

/** The data of a mail of the outbox, sealed or not. */
export const unseal = (payload: Payload, data: unknown): unknown =>
  isSealed(data) ? (JSON.parse(payload.decrypt(data.sealed)) as unknown) : data
