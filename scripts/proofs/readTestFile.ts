import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface TestTitle {
  /** The titles of the groups around the test, then its own. A title that is an expression is given as source. */
  titles: string[]
  /** Skipped, to do or expected to fail: such a test proves nothing. */
  isSkipped: boolean
  /** What `// proves: C012` above the test says. */
  ids: string[]
}

export interface TestFile {
  tests: TestTitle[]
  /** Every id of a `// proves:` comment in the file, in its order, whether it stands above a test or not. */
  ids: string[]
  /**
   * Every string and property name in the file and in the modules it imports by a relative path: the cases of
   * tables.
   */
  texts: Set<string>
}

const NEVER_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
const NOT_TESTS = new Set(['beforeEach', 'afterEach', 'beforeAll', 'afterAll', 'use', 'step', 'extend'])
const PROVES = /^\/\/ proves: (.+)$/

/** `it.each([…])` → ['it', 'each']; undefined for anything but a chain of names. */
const chainOf = (node: ts.Expression): string[] | undefined => {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isCallExpression(node)) return chainOf(node.expression)
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const before = chainOf(node.expression)
  return before && [...before, node.name.text]
}

/** A template without its backticks, an expression as source. */
const titleOf = (node: ts.Expression, source: ts.SourceFile): string => {
  if (ts.isStringLiteralLike(node)) return node.text
  const written = node.getText(source)
  return ts.isTemplateExpression(node) ? written.slice(1, -1) : written
}

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

const moduleFile = (from: string, specifier: string): string | undefined => {
  if (!specifier.startsWith('.')) return undefined
  const base = path.resolve(path.dirname(from), specifier)
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (name) => /\.tsx?$/.test(name) && existsSync(name),
  )
}

/** The file's own texts and imports. */
const textsOf = (source: ts.SourceFile): { texts: string[]; imports: string[] } => {
  const texts: string[] = []
  const imports: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (ts.isStringLiteral(node.moduleSpecifier)) imports.push(node.moduleSpecifier.text)
      return
    }
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) texts.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { texts, imports }
}

/** The ids in the comments directly above a statement. */
const idsAbove = (node: ts.Node, source: ts.SourceFile): string[] =>
  (ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []).flatMap(({ pos, end }) => {
    const [, ids] = PROVES.exec(source.text.slice(pos, end)) ?? []
    return ids?.split(/,\s*/) ?? []
  })

const testsOf = (source: ts.SourceFile): Pick<TestFile, 'tests' | 'ids'> => {
  const tests: TestTitle[] = []
  const allIds: string[] = []
  const visit = (node: ts.Node, groups: string[], isGroupSkipped: boolean, idsAround: string[]): void => {
    const own = ts.isStatement(node) ? idsAbove(node, source) : []
    allIds.push(...own)
    const ids = own.length > 0 ? own : idsAround
    const chain = ts.isCallExpression(node) ? chainOf(node.expression) : undefined
    const [title, ...rest] = ts.isCallExpression(node) ? node.arguments : []
    const body = rest.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument))
    const isGroup = Boolean(chain?.includes('describe')) && chain?.at(-1) !== 'configure'
    const isTest =
      !isGroup &&
      chain !== undefined &&
      ['it', 'test'].includes(chain[0] ?? '') &&
      !NOT_TESTS.has(chain.at(-1) ?? '')
    // `test.skip(condition, 'why')` inside a test has no body: it is no test itself.
    if (!(isGroup || isTest) || !title || !(body ?? chain?.includes('todo'))) {
      ts.forEachChild(node, (child) => visit(child, groups, isGroupSkipped, ids))
      return
    }
    const titles = [...groups, titleOf(title, source)]
    const isSkipped = isGroupSkipped || Boolean(chain?.some((name) => NEVER_RUN.has(name)))
    if (isTest) tests.push({ titles, isSkipped, ids })
    else if (body) visit(body, titles, isSkipped, [])
  }
  visit(source, [], false, [])
  return { tests, ids: allIds }
}

/**
 * Reads the tests of a file with the compiler's parser.
 *
 * @param file its path
 * @returns undefined when there is no such file
 */
export const readTestFile = (file: string): TestFile | undefined => {
  if (!existsSync(file)) return undefined
  const source = parse(file)
  const own = textsOf(source)
  const imported = own.imports.flatMap((specifier) => {
    const name = moduleFile(file, specifier)
    return name ? textsOf(parse(name)).texts : []
  })
  return { ...testsOf(source), texts: new Set([...own.texts, ...imported]) }
}
