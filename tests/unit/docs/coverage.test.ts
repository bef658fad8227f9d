import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coveragePage } from '../../../scripts/proofs/coveragePage'
import { coverageProblems } from '../../../scripts/proofs/coverageProblems'
import { collectProofs, readProofs, type Proofs } from '../../../scripts/proofs/readProofs'
import { readTestFile, type TestFile } from '../../../scripts/proofs/readTestFile'

/** The specification's sections, in its order. */
const OUTLINE = [
  '1. What the product does and for whom',
  '2. Screens and routes',
  'Route table (all client routes)',
  'Header and footer',
  'Home (/)',
  'Command palette search',
  '/auth',
  '/events',
  '/publications and the resources hub',
  '/members (member directory)',
  '/admin (dashboard)',
  '/contact',
  '/membership/join, /membership/types',
  '/membership/application',
  '/profile',
  '/membership/dashboard',
  '/membership/resources',
  '/membership/engage',
  '/membership/renewal',
  '/membership/recognition',
  '/membership/support',
  'Division pages (8)',
  'About pages',
  '/donate',
  'Static pages',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  'Sign-up and reset',
  'Membership start',
  'Membership application (on submit)',
  'Publication upload',
  'Contact form',
  'Profile',
  'Donation',
  '6. Roles and permissions',
  '7. The calls it makes',
  'Authentication (base path auth)',
  'Data calls (table operations)',
  'Functions',
  'Storage',
  'Other',
  '8. Error catalogue',
  'Events',
  'Authentication',
  'Publications',
  'Directory',
  'Admin',
  'Contact',
  'Application, profile, donation',
  '9. Business constants and limits',
]

describe('docs/coverage.md', () => {
  const source = readFileSync('docs/coverage.source.md', 'utf8')
  const proofs = readProofs()

  it('names for each statement of the specification a test that exists or the decision that changed it', () => {
    expect(coverageProblems(source, OUTLINE, proofs)).toEqual([])
  })
})

const SHOP: TestFile = {
  tests: [
    { titles: ['the shop', 'opens'], isSkipped: false, ids: ['C1'] },
    { titles: ['the shop', 'a till', 'counts'], isSkipped: false, ids: ['C2'] },
    { titles: ['the stall', 'counts'], isSkipped: false, ids: ['C2'] },
    { titles: ['the stall', 'closes'], isSkipped: true, ids: ['C3'] },
    { titles: ['the stall', 'opens | shuts'], isSkipped: false, ids: ['C4'] },
    { titles: ['the stall', 'rests'], isSkipped: false, ids: [] },
  ],
  ids: ['C1', 'C2', 'C2', 'C3', 'C4'],
  texts: new Set(['bread']),
}

const proofsOf = (file: TestFile): Proofs => collectProofs(new Map([['tests/e2e/shop.test.ts', file]]))

/** A document with one section whose table has these rows. */
const documentOf = (...rows: string[]): string =>
  ['# Coverage', '', '## 1. Shop', '', '| Statement | Proof |', '|---|---|', ...rows, ''].join('\n')

/** The problems of these rows, without those about ids that no row names. */
const problemsOf = (...rows: string[]): string[] =>
  coverageProblems(documentOf(...rows), ['1. Shop'], proofsOf(SHOP)).filter(
    (problem) => !problem.endsWith('proves no statement'),
  )

describe('the check of docs/coverage.source.md', () => {
  it.each([
    ['| It opens | C1 |'],
    ['| It opens and shuts | C1<br>C4 |'],
    ['| It sells bread | C1 “bread” |'],
    ['| It closes | decided: “The shop never closes” |'],
    ['| A bar \\| in it | decided: “The shop never closes”<br>C1 |'],
  ])('accepts %s', (row) => {
    expect(problemsOf(row)).toEqual([])
  })

  it.each([
    ['an id that no test has', '| It opens | C9 |', 'no test is marked with “// proves: C9”'],
    ['an id that two tests have', '| It counts | C2 |', 'C2 marks 2 tests'],
    ['a test that is skipped', '| It closes | C3 |', 'C3 is skipped'],
    ['a case that is missing', '| It sells milk | C1 “milk” |', 'has no case “milk”'],
    [
      'a file instead of an id',
      '| It opens | `tests/e2e/shop.test.ts › opens` |',
      'neither the id of a test nor a decision',
    ],
    ['a case without an id', '| It opens | “bread” |', 'neither the id of a test nor a decision'],
    ['no proof', '| It opens | |', 'a proof is empty'],
    ['an empty proof', '| It opens | C1<br> |', 'a proof is empty'],
    ['a proof given twice', '| It opens | C1<br>C1 |', 'a proof is given twice'],
    ['a proof that is neither', '| It opens | yes |', 'neither the id of a test nor a decision'],
    ['a decision that is not quoted', '| It opens | decided: later |', 'no decision is quoted'],
    ['an empty decision', '| It opens | decided: “” |', 'no decision is quoted'],
    ['an empty statement', '| | C1 |', 'the statement is empty'],
    ['a row of one cell', '| It opens |', 'not a row'],
    ['a row of three cells', '| It opens | C1 | today |', 'not a row'],
  ])('finds %s', (_what, row, problem) => {
    const problems = problemsOf(row, '| Another | C1 |')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  it('finds an id that proves nothing and an id without a test', () => {
    const tests = [{ titles: ['opens'], isSkipped: false, ids: ['C1'] }]
    const proofs = proofsOf({ tests, ids: ['C1', 'C7'], texts: new Set() })
    const decided = '| It closes | decided: “The shop never closes” |'
    expect(coverageProblems(documentOf(decided), ['1. Shop'], proofs)).toEqual([
      '“// proves: C7” in tests/e2e/shop.test.ts does not stand above a test',
      'C1 (tests/e2e/shop.test.ts) proves no statement',
    ])
  })

  it('adds file and title to an id, and does not change other text', () => {
    const page = coveragePage(
      documentOf('| C1 says | C1 “bread”<br>C4<br>C9<br>decided: “C1” |'),
      proofsOf(SHOP),
    )
    expect(page.split('\n').filter((line) => line.startsWith('| C1'))).toEqual([
      '| C1 says | C1 `tests/e2e/shop.test.ts › the shop › opens › “bread”`<br>' +
        'C4 `tests/e2e/shop.test.ts › the stall › opens \\| shuts`<br>C9<br>decided: “C1” |',
    ])
  })

  it('finds a repeated statement', () => {
    const row = '| It opens | C1 |'
    expect(problemsOf(row, row)).toEqual(['the section “1. Shop” says twice: It opens'])
  })

  const row = '| It closes | decided: “The shop never closes” |'
  const inSections = (...lines: string[]): string[] =>
    coverageProblems(
      ['# Coverage', ...lines].join('\n'),
      ['1. Shop', 'Till', '2. Stall'],
      collectProofs(new Map()),
    )

  it('takes a section whose parts have the rows', () => {
    expect(inSections('## 1. Shop', '### Till', row, '## 2. Stall', row)).toEqual([])
  })

  it.each([
    [
      'without rows',
      ['## 1. Shop', '### Till', '## 2. Stall', row],
      'line 3: the section “Till” has no rows',
    ],
    ['missing', ['## 1. Shop', row, '## 2. Stall', row], 'the section “Till” is missing'],
    [
      'standing twice',
      ['## 1. Shop', '### Till', row, '### Till', row, '## 2. Stall', row],
      'the section “Till” stands twice',
    ],
    [
      'of its own',
      ['## 1. Shop', '### Till', row, '### Door', row, '## 2. Stall', row],
      "the section “Door” is not the specification's",
    ],
    [
      'out of order',
      ['## 2. Stall', row, '## 1. Shop', '### Till', row],
      'the sections stand in another order than the specification’s',
    ],
  ])('finds a section %s', (_how, lines, problem) => {
    expect(inSections(...lines)).toEqual([problem])
  })
})

describe('the reading of test files', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'titles-'))
    writeFileSync(path.join(folder, 'goods.ts'), "export const GOODS = [{ name: 'milk', price: `low` }]\n")
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const read = (...lines: string[]): TestFile | undefined => {
    const file = path.join(folder, 'shop.test.ts')
    writeFileSync(file, lines.join('\n'))
    return readTestFile(file)
  }
  const titlesOf = (...lines: string[]): string[] =>
    (read(...lines)?.tests ?? []).map(
      ({ titles, isSkipped }) => titles.join(' › ') + (isSkipped ? ' (skipped)' : ''),
    )

  it('finds tests in groups, in loops, with options, of tables and of templates', () => {
    expect(
      titlesOf(
        "describe('shop', () => {",
        "  it('opens', () => {})",
        "  it.each(['a'])('sells %s', () => {})",
        "  it.runIf(true)('counts', async () => {})",
        `  for (const path of []) test(\`of \${path}\`, { tag: '@phone' }, () => {})`,
        '  for (const route of []) test(route.path, () => {})',
        '})',
        "describe.each([true])('stall %s', () => { test('it\\'s shut', function () {}) })",
        "test.describe('till', () => { test.beforeEach(() => {}); test('rings', () => {}) })",
      ),
    ).toEqual([
      'shop › opens',
      'shop › sells %s',
      'shop › counts',
      `shop › of \${path}`,
      'shop › route.path',
      "stall %s › it's shut",
      'till › rings',
    ])
  })

  it('ignores tests that are skipped, to do, quoted or in a comment', () => {
    expect(
      titlesOf(
        "it.skip('opens', () => {})",
        "it.todo('closes')",
        "test.fixme('counts', () => {})",
        "describe.skip('till', () => { it('rings', () => {}) })",
        "// it('is cheap', () => {})",
        'const quoted = "it(\'is near\', () => {})"',
        "test.use({ locale: 'ar' })",
        "it('is big', () => { emit('it', () => {}) })",
      ),
    ).toEqual(['opens (skipped)', 'closes (skipped)', 'counts (skipped)', 'till › rings (skipped)', 'is big'])
  })

  it('reads the ids in the comments above tests', () => {
    const file = read(
      '// proves: C1',
      "it('opens', () => {})",
      "describe('till', () => {",
      '  // A reason.',
      '  // proves: C2, C3',
      "  it.each(['a'])('rings %s', () => {})",
      '  // proves: C4',
      '  for (const path of []) test(path, () => {})',
      "  it('rests', () => {})",
      '  // proves: C5',
      '  const shut = true',
      '})',
    )
    expect(file?.tests.map(({ ids }) => ids)).toEqual([['C1'], ['C2', 'C3'], ['C4'], []])
    expect(file?.ids).toEqual(['C1', 'C2', 'C3', 'C4', 'C5'])
  })

  it('reads the cases of a table, also of an imported one', () => {
    const texts = read(
      "import { GOODS } from './goods'",
      "it.each(['bread'])('sells %s', () => {})",
      '// honey',
      'it.each(GOODS)("sells $name", () => {})',
    )?.texts
    expect([...(texts ?? [])].sort()).toEqual([
      'bread',
      'low',
      'milk',
      'name',
      'price',
      'sells $name',
      'sells %s',
    ])
  })

  it('reports a missing file', () => {
    expect(readTestFile(path.join(folder, 'mall.test.ts'))).toBeUndefined()
  })
})
