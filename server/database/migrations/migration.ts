import type { Db, Document, Filter, UpdateFilter } from 'mongodb'

/** What to change of a document; null for one that stays as it is. */
export type ChangeOf<Stored extends Document> = (document: Stored) => UpdateFilter<Stored> | null

export interface MigrationContext {
  db: Db
  /**
   * A step: changes the documents of a collection that match, in batches by their ids. After each batch it keeps its
   * place, from which the next run goes on. A document that ceases to match meanwhile is left alone.
   * @throws MigrationError with the id of the document that could not be changed
   */
  updateEach: <Stored extends Document>(
    collection: string,
    filter: Filter<Stored>,
    changeOf: ChangeOf<Stored>,
  ) => Promise<void>
}

/**
 * A change of data that a new version needs, made once. Expand, then contract: a version first adds the new shape and
 * still reads the old one, and only a later version takes the old one away, so that processes of two versions can run
 * side by side (`docs/guides/upgrade.md`). Never changed after its release, and never removed.
 */
export interface Migration {
  /** Its place in the order, from 1 without gaps. The file begins with it. */
  number: number
  /** What it does, in words with hyphens, as its file says after the number. */
  name: string
  /** The oldest version of the product that works on the migrated data; older ones do not start on them. */
  worksFrom: string
  /** Calls its steps always in the same order. Must be safe to run twice: a process that was killed left it halfway. */
  up: (context: MigrationContext) => Promise<void>
}

/** Why the database cannot be migrated, or not be used by this version, in words for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}
