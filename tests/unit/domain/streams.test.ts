import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** Declarations of a file, each from its name to the next one. */
const declarationsOf = (file: string): string[] =>
  readFileSync(file, 'utf8').split(/^(?=(?:export )?(?:const|async function|function)\b)/m)

/** What hands out rows of the database one after the other. */
const STREAM = /\)\s*:\s*(?:FindCursor|AggregationCursor|AsyncIterable|AsyncGenerator)</

/** Whether it asks the database itself, and not through another declaration. */
const ASKS = /\.(?:find|aggregate)[<(]/

const files = ['domain', 'server'].flatMap((folder) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('Repository.ts'))
    .map((file) => path.join(folder, file)),
)

const streams = files.flatMap((file) =>
  declarationsOf(file)
    .filter((declaration) => STREAM.test(declaration) && ASKS.test(declaration))
    .map((declaration) => ({
      file,
      declaration,
      name: /(?:const|function\*?) (\w+)/.exec(declaration)?.[1],
    })),
)

describe('rows that are read one after the other', () => {
  test('are found by this test', () => {
    expect(streams.length).toBeGreaterThan(15)
  })

  test.each(streams)('$file: $name has a deadline for each batch, not for all of them', ({ declaration }) => {
    expect(declaration).toContain('EACH_BATCH')
  })
})
