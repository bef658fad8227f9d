import { connect } from 'node:tls'
import type { Expiry } from './operations.schema'

const ANSWER_WITHIN_MS = 3_000

/** The day until which the certificate of an https address is valid, by asking it. */
const readCertificate = (address: URL): Promise<Date> =>
  new Promise((resolve, reject) => {
    const socket = connect({
      host: address.hostname,
      port: Number(address.port || 443),
      servername: address.hostname,
      rejectUnauthorized: false, // one that has expired is to be shown as well
    })
    const fail = (error: Error): void => {
      socket.destroy()
      reject(error)
    }
    socket.setTimeout(ANSWER_WITHIN_MS, () => fail(new Error('It did not answer in time')))
    socket.once('error', fail)
    socket.once('secureConnect', () => {
      const { valid_to: until } = socket.getPeerCertificate()
      socket.end()
      resolve(new Date(until))
    })
  })

/**
 * What has to be renewed before a day: the certificate of the site's own address.
 * @param siteUrl the address people type
 */
export const readExpiries = async (siteUrl: string): Promise<Expiry[]> => {
  const address = new URL(siteUrl)
  if (address.protocol !== 'https:') return []
  const name = `Certificate of ${address.host}`
  try {
    return [{ name, expiresAt: (await readCertificate(address)).toISOString(), problem: null }]
  } catch (error) {
    return [{ name, expiresAt: null, problem: error instanceof Error ? error.message : String(error) }]
  }
}
