import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coverageProblems } from './coverageProblems'
import { readTestFile, type TestFile } from './testTitles'

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
  it('names for each statement of the specification a test that exists or the decision that changed it', () => {
    expect(coverageProblems(readFileSync('docs/coverage.md', 'utf8'), OUTLINE, readTestFile)).toEqual([])
  })
})

const TESTS = 'tests/e2e/shop.test.ts'

const SHOP: TestFile = {
  tests: [
    { titles: ['the shop', 'opens'], isSkipped: false },
    { titles: ['the shop', 'a till', 'counts'], isSkipped: false },
    { titles: ['the stall', 'counts'], isSkipped: false },
    { titles: ['the stall', 'closes'], isSkipped: true },
  ],
  texts: new Set(['bread']),
}

/** A document of one section whose table has these rows. */
const documentOf = (...rows: string[]): string =>
  ['# Coverage', '', '## 1. Shop', '', '| Statement | Proof |', '|---|---|', ...rows, ''].join('\n')

const problemsOf = (...rows: string[]): string[] =>
  coverageProblems(documentOf(...rows), ['1. Shop'], (file) => (file === TESTS ? SHOP : undefined))

describe('the check of docs/coverage.md', () => {
  it.each([
    [`| It opens | \`${TESTS} › opens\` |`],
    [`| It opens | \`${TESTS} › the shop › opens\` |`],
    [`| It counts | \`${TESTS} › the shop › counts\`<br>\`${TESTS} › the stall › counts\` |`],
    [`| It sells bread | \`${TESTS} › opens › “bread”\` |`],
    ['| It closes | decided: “The shop never closes” |'],
    [`| A bar \\| in it | decided: “The shop never closes”<br>\`${TESTS} › opens\` |`],
  ])('is content with %s', (row) => {
    expect(problemsOf(row)).toEqual([])
  })

  it.each([
    [
      'a file that is missing',
      '| It opens | `tests/e2e/mall.test.ts › opens` |',
      'there is no tests/e2e/mall.test.ts',
    ],
    ['a title that is missing', `| It opens | \`${TESTS} › open\` |`, 'has no test “open”'],
    [
      'a group that is another',
      `| It opens | \`${TESTS} › the stall › opens\` |`,
      'has no test “the stall › opens”',
    ],
    ['a title that means two tests', `| It counts | \`${TESTS} › counts\` |`, 'has 2 tests “counts”'],
    ['a test that is skipped', `| It closes | \`${TESTS} › closes\` |`, 'is skipped'],
    ['a case that is missing', `| It sells milk | \`${TESTS} › opens › “milk”\` |`, 'has no case “milk”'],
    ['a file without a title', `| It opens | \`${TESTS}\` |`, 'names no test'],
    ['a case without a title', `| It opens | \`${TESTS} › “bread”\` |`, 'names no test'],
    ['no proof', '| It opens | |', 'a proof is empty'],
    ['a proof that is empty', `| It opens | \`${TESTS} › opens\`<br> |`, 'a proof is empty'],
    [
      'a proof given twice',
      `| It opens | \`${TESTS} › opens\`<br>\`${TESTS} › opens\` |`,
      'a proof is given twice',
    ],
    ['a proof that is only said', '| It opens | yes |', 'is neither a test nor a decision'],
    ['a decision that is not quoted', '| It opens | decided: later |', 'no decision is quoted'],
    ['a decision that says nothing', '| It opens | decided: “” |', 'no decision is quoted'],
    ['a statement that is empty', `| | \`${TESTS} › opens\` |`, 'the statement is empty'],
    ['a row of one cell', '| It opens |', 'not a row'],
    ['a row of three cells', `| It opens | \`${TESTS} › opens\` | today |`, 'not a row'],
  ])('finds %s', (_what, row, problem) => {
    const problems = problemsOf(row, `| Another | \`${TESTS} › opens\` |`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(problem)
  })

  it('finds a statement that stands twice', () => {
    const row = `| It opens | \`${TESTS} › opens\` |`
    expect(problemsOf(row, row)).toEqual(['the section “1. Shop” says twice: It opens'])
  })

  const row = '| It closes | decided: “The shop never closes” |'
  const inSections = (...lines: string[]): string[] =>
    coverageProblems(['# Coverage', ...lines].join('\n'), ['1. Shop', 'Till', '2. Stall'], () => undefined)

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

  it('knows tests in groups, in loops, with options, of tables and of templates', () => {
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

  it('does not take for a test what is skipped, to be done, quoted or said in a comment', () => {
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

  it('knows the cases of a table, also of one that is imported', () => {
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

  it('knows that a file is missing', () => {
    expect(readTestFile(path.join(folder, 'mall.test.ts'))).toBeUndefined()
  })
})
