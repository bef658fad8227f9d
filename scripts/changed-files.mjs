/** What `npm test -- --changed` looks at: the files that changed, and the integration tests that belong to them. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * The files that differ from a commit, with those that git does not know yet; without deleted ones.
 * @param {string} commit such as `HEAD` or `main`
 * @returns {string[]}
 */
export const changedFiles = (commit) => [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
]

const TESTS = 'tests/int'
/** Who may do what is declared here, and checked by the tables of access. */
const DECLARES_ACCESS = /^(collections|globals|endpoints)\/|\/access\//

const folders = () =>
  readdirSync(TESTS, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.posix.join(entry.parentPath, entry.name))

/**
 * The folder of tests that a file is about: `domain/money/payments/card/startCard.ts` is about `payments`, and where no
 * test folder has this name about its room, `money`; `collections/Payments/index.ts` is about `payments`.
 */
const subjectOf = (file, testNames) => {
  const [place = '', ...rest] = file.split('/')
  const names = (place === 'frontend' ? rest.slice(1, -1) : rest.slice(0, -1)).slice(0, 2)
  return names
    .reverse()
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1))
    .find((name) => testNames.has(name))
}

/**
 * The integration tests of changed files: those that changed, those in a folder with the name of a changed subject, and
 * the tables of access where a file declares who may do what.
 * @param {string[]} files
 * @param {string[]} [testFolders]
 * @returns {string[]} folders and files for Vitest
 */
export const integrationTestsOf = (files, testFolders = folders()) => {
  const own = files.filter((file) => file.startsWith(`${TESTS}/`) && file.endsWith('.test.ts'))
  const testNames = new Set(testFolders.map((folder) => path.basename(folder)))
  const subjects = new Set(
    files.filter((file) => !file.startsWith('tests/')).map((file) => subjectOf(file, testNames)),
  )
  const ofSubjects = testFolders.filter((folder) => subjects.has(path.basename(folder)))
  const access = files.some((file) => DECLARES_ACCESS.test(file)) ? [`${TESTS}/access`] : []
  return [...new Set([...own, ...ofSubjects.map((folder) => `${folder}/`), ...access])].sort()
}
