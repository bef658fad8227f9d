import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { describe, expect, it } from 'vitest'

const FOLDER = '.github/workflows'

const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  content: readFileSync(path.join(FOLDER, name), 'utf8'),
}))

/** What GitHub's own schema of workflows says against a file. */
const problemsOf = (content: string): string[] =>
  parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

describe('the workflows', () => {
  it.each(workflows)('$name follows the schema of workflows', ({ content }) => {
    expect(problemsOf(content)).toEqual([])
  })

  it.each(workflows)('$name runs commands that exist', ({ content }) => {
    const commands = [...content.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
    const files = [...content.matchAll(/(?:node|bash) ([\w./-]+)/g)].map(([, file = '']) => file)
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toBe('')
  })

  it('are refused with a key that the schema does not know', () => {
    const [first] = workflows
    expect(problemsOf(first?.content.replace('timeout-minutes', 'timeout-hours') ?? '')).not.toEqual([])
  })
})
