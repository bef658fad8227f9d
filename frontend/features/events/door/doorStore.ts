import { type UseStore, createStore, del, entries, get, set } from 'idb-keyval'

/*
 * What a device at the door keeps. It is sealed with a key that never leaves the device's browser and goes with it:
 * once the term is over, the key is deleted, and what is left cannot be read.
 */

interface Sealed {
  /** The end of the term, in milliseconds since 1970. */
  until: number
  key: CryptoKey
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

let opened: UseStore | undefined
const storeOf = (): UseStore => (opened ??= createStore('door', 'sealed'))

const CIPHER = 'AES-GCM'

/** Keeps something under a name until a moment. @throws where the device has no space left */
export const keepSealed = async (name: string, value: unknown, until: number): Promise<void> => {
  const known = await get<Sealed>(name, storeOf())
  const key =
    known?.key ??
    (await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, ['encrypt', 'decrypt']))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(value))
  const data = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, text)
  await set(name, { until, key, iv, data } satisfies Sealed, storeOf())
}

/** Reads what is kept under a name; undefined when there is nothing, or its term is over. */
export const readSealed = async <Value>(name: string): Promise<Value | undefined> => {
  const found = await get<Sealed>(name, storeOf())
  if (!found || found.until < Date.now()) return undefined
  const { key, iv, data } = found
  const text = new TextDecoder().decode(await crypto.subtle.decrypt({ name: CIPHER, iv }, key, data))
  return JSON.parse(text) as Value
}

export const dropSealed = (name: string): Promise<void> => del(name, storeOf())

/** Deletes everything whose term is over, of every event. */
export const dropPast = async (): Promise<void> => {
  const kept = await entries<string, Sealed>(storeOf())
  await Promise.all(kept.filter(([, { until }]) => until < Date.now()).map(([name]) => dropSealed(name)))
}
