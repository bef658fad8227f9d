import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface TestTitle {
  /** The titles of the groups around the test, then its own: a text as it reads, anything else as it is written. */
  titles: string[]
  /** Never run: skipped, to be done, expected to fail. Such a test proves nothing. */
  isSkipped: boolean
}

export interface TestFile {
  tests: TestTitle[]
  /** Every text and every name of a property in the file and in the modules that it imports by a relative path: where the cases of a table stand. */
  texts: Set<string>
}

const IDLE = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])

/** `it.each([…])` → ['it', 'each']; undefined for what is not a chain of names. */
const chainOf = (node: ts.Expression): string[] | undefined => {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isCallExpression(node)) return chainOf(node.expression)
  if (!ts.isPropertyAccessExpression(node)) return undefined
  const before = chainOf(node.expression)
  return before && [...before, node.name.text]
}

/** A template without its backticks, an expression as it stands in the source. */
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

const testsOf = (source: ts.SourceFile): TestTitle[] => {
  const tests: TestTitle[] = []
  const visit = (node: ts.Node, groups: string[], isIdle: boolean): void => {
    const chain = ts.isCallExpression(node) ? chainOf(node.expression) : undefined
    const [title, ...rest] = ts.isCallExpression(node) ? node.arguments : []
    const body = rest.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument))
    const isGroup = Boolean(chain?.includes('describe')) && chain?.at(-1) !== 'configure'
    const isTest =
      !isGroup &&
      chain !== undefined &&
      ['it', 'test'].includes(chain[0] ?? '') &&
      !['beforeEach', 'afterEach', 'beforeAll', 'afterAll', 'use', 'step', 'extend'].includes(
        chain.at(-1) ?? '',
      )
    // `test.skip(condition, 'why')` inside of a test is no test: what it would run is missing. A call with a body is one.
    if (!(isGroup || isTest) || !title || !(body ?? chain?.includes('todo'))) {
      ts.forEachChild(node, (child) => visit(child, groups, isIdle))
      return
    }
    const titles = [...groups, titleOf(title, source)]
    const isSkipped = isIdle || Boolean(chain?.some((name) => IDLE.has(name)))
    if (isTest) tests.push({ titles, isSkipped })
    else if (body) visit(body, titles, isSkipped)
  }
  visit(source, [], false)
  return tests
}

/**
 * What a test file promises, read by the compiler's parser.
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
  return { tests: testsOf(source), texts: new Set([...own.texts, ...imported]) }
}
