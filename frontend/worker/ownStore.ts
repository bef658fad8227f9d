import { readJson } from '../lib/readJson'
import { ownStoreOf, ownerOf, removeOwnStores } from '../lib/workerMessages'
import { MAX_BYTES } from './storeBytes'
import { CERTIFICATE, type OwnRecord, askApi, readOwnRecord } from './ownRecord'

/** Where the record lies in its owner's store; nothing is served there. */
const RECORD = '/own-record'

/** A record that was saved less than this ago is not asked for again because a page is read. */
const FRESH_MS = 60 * 60_000

/** As long as a session lives that nobody uses: after that the person would have to sign in again. */
const KEPT_MS = 7 * 24 * 60 * 60_000

const ageOf = ({ savedAt }: OwnRecord): number => Date.now() - Date.parse(savedAt)

const readOwner = async (): Promise<string | undefined> =>
  (await caches.keys()).map(ownerOf).find((owner) => owner !== undefined)

const readRecord = async (owner: string): Promise<OwnRecord | undefined> => {
  const answer = await caches.match(RECORD, { cacheName: ownStoreOf(owner) })
  return answer && readJson<OwnRecord>(answer)
}

/** Who the server says is signed in. */
const askWhoIsSignedIn = async (): Promise<string | null> =>
  (await askApi<{ user: { id: string } | null }>('/api/users/me')).user?.id ?? null

/** What a person can show without a connection, and what there is to download. */
export interface OwnKept {
  record: OwnRecord
  hasCertificate: boolean
}

/**
 * Keeps what is the signed-in person's own: in a store under their name, which goes when they sign out, when the server
 * says that nobody or somebody else is signed in, and when it has not been renewed for as long as a session lives.
 */
export const createOwnStore = () => {
  /** Ends with whatever may sign somebody in or out, and the reading of the record with it. */
  let session = new AbortController()

  /** Begins to keep something of a person's: what it returns stores it, unless somebody signed in or out meanwhile. */
  const beginKeeping = () => {
    const { signal } = session
    const isOver = (): boolean => signal.aborted
    return async (owner: string, path: string, answer: Response): Promise<void> => {
      const person = await askWhoIsSignedIn()
      if (person !== owner || isOver()) return removeOwnStores(person)
      const store = await caches.open(ownStoreOf(owner))
      await store.put(path, answer)
      if (isOver()) await removeOwnStores(null)
    }
  }

  const saveRecord = async (owner: string): Promise<void> => {
    const keep = beginKeeping()
    const [known, record] = await Promise.all([readRecord(owner), readOwnRecord(session.signal)])
    // a certificate says what the card said when it was downloaded
    if (JSON.stringify(known?.card) !== JSON.stringify(record.card)) await removeOwnStores(null)
    if (record.card || record.events.length > 0 || record.tickets?.length)
      await keep(owner, RECORD, Response.json(record))
    else await removeOwnStores(null)
  }

  /** Removes what is kept once the server says that its owner is not signed in. */
  const check = async (): Promise<void> => {
    const owner = await readOwner()
    if (!owner) return
    const person = await askWhoIsSignedIn()
    if (person !== owner) await removeOwnStores(null)
  }

  /** Saves the record anew. Where that is refused, the session may be over. */
  const renew = (owner: string): Promise<void> => saveRecord(owner).catch(check)

  return {
    /**
     * When somebody signed in or out, or may have. @param person id of who is signed in now; null for nobody,
     * or whoever it will be
     */
    sessionChanges: (person: string | null): Promise<void> => {
      session.abort()
      session = new AbortController()
      return removeOwnStores(person)
    },

    /** Keeps the record of who reads a page while signed in. */
    keep: async (person: string): Promise<void> => {
      await removeOwnStores(person)
      const record = await readRecord(person)
      if (!record || ageOf(record) > FRESH_MS) await renew(person)
    },

    /** After something on the record has changed, or may have. @param minAgeMs a younger record is left as it is */
    renew: async (minAgeMs = 0): Promise<void> => {
      const owner = await readOwner()
      const record = owner && minAgeMs > 0 ? await readRecord(owner) : undefined
      if (owner && (!record || ageOf(record) >= minAgeMs)) await renew(owner)
    },

    /** For a page that shows nobody signed in, as one does that was kept too: only the server knows. */
    check,

    /** Begins to keep the certificate that is being downloaded. */
    beginCertificate: () => {
      const keep = beginKeeping()
      return async (answer: Response): Promise<void> => {
        const owner = await readOwner()
        const bytes = Number(answer.headers.get('Content-Length') ?? Infinity)
        if (owner && answer.status === 200 && bytes <= MAX_BYTES.certificate)
          await keep(owner, CERTIFICATE, answer)
      }
    },

    readCertificate: async (): Promise<Response | undefined> => {
      const owner = await readOwner()
      return owner ? caches.match(CERTIFICATE, { cacheName: ownStoreOf(owner), ignoreVary: true }) : undefined
    },

    /** What is kept, unless it has grown too old. */
    read: async (): Promise<OwnKept | undefined> => {
      const owner = await readOwner()
      const record = owner && (await readRecord(owner))
      if (!record) return undefined
      if (ageOf(record) > KEPT_MS) {
        await removeOwnStores(null)
        return undefined
      }
      const certificate = await caches.match(CERTIFICATE, { cacheName: ownStoreOf(owner), ignoreVary: true })
      return { record, hasCertificate: certificate !== undefined }
    },
  }
}
