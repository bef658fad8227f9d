import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readTestFile, type TestFile } from './readTestFile'

/** A test that carries an id. */
export interface Proof {
  id: string
  file: string
  titles: string[]
  isSkipped: boolean
  texts: ReadonlySet<string>
}

export interface Proofs {
  /** Usually one test an id; more are a mistake that `coverageProblems` reports. */
  byId: Map<string, Proof[]>
  /** Ids in comments that do not stand above a test, with their file. */
  strayIds: { id: string; file: string }[]
}

/** Collects the tests with ids from test files that have been read. */
export const collectProofs = (files: ReadonlyMap<string, TestFile>): Proofs => {
  const byId = new Map<string, Proof[]>()
  const strayIds: Proofs['strayIds'] = []
  for (const [file, { tests, ids, texts }] of files) {
    for (const { titles, isSkipped, ids: own } of tests)
      for (const id of own) byId.set(id, [...(byId.get(id) ?? []), { id, file, titles, isSkipped, texts }])
    const used = new Set(tests.flatMap((test) => test.ids))
    strayIds.push(...ids.filter((id) => !used.has(id)).map((id) => ({ id, file })))
  }
  return { byId, strayIds }
}

/** Every test below a folder that a `// proves:` comment gives an id. */
export const readProofs = (folder = 'tests'): Proofs => {
  const files = new Map<string, TestFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = path.join(folder, name)
    if (!/\.test\.tsx?$/.test(name) || !readFileSync(file, 'utf8').includes('// proves: ')) continue
    const read = readTestFile(file)
    if (read) files.set(file.split(path.sep).join('/'), read)
  }
  return collectProofs(files)
}
