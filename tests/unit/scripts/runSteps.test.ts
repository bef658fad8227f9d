import { describe, expect, it } from 'vitest'
import { type Step, runNode, runSteps } from '../../../scripts/run-steps.mjs'

const deferred = <Value>() => {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((fulfil) => (resolve = fulfil))
  return { promise, resolve }
}

/** A step that ends when it is told to, or when it is aborted; `started` resolves once it runs. */
const heldStep = (name: string) => {
  const start = deferred<undefined>()
  const end = deferred<boolean>()
  const step: Step = {
    name,
    isBeside: true,
    run: ({ write, signal }) => {
      write?.(Buffer.from(`output of ${name}\n`))
      signal?.addEventListener('abort', () => {
        end.resolve(false)
      })
      start.resolve(undefined)
      return end.promise
    },
  }
  return { step, started: start.promise, end: end.resolve }
}

const stepThat = (name: string, isPassing: boolean): Step => ({ name, run: async () => isPassing })

const collect = () => {
  const told: string[] = []
  return { told, tell: (text: string | Buffer) => void told.push(String(text)) }
}

const nameIn = (line: string): string => line.replace(/: [\d.]+ s$/, '')

describe('the steps of npm test', () => {
  it('run in their order up to the first that fails', async () => {
    const { told, tell } = collect()
    const steps = [stepThat('types', true), stepThat('lint', false), stepThat('build', true)]
    const { failedStep, seconds } = await runSteps(steps, tell)
    expect(failedStep).toBe('lint')
    expect(seconds.map(nameIn)).toEqual(['types', 'lint'])
    expect(told.join('')).toBe('\n── types\n\n── lint\n')
  })

  it('run two at a time where they need nothing of each other, each with its own output', async () => {
    const { told, tell } = collect()
    const [lint, types, format] = [heldStep('lint'), heldStep('types'), heldStep('format')]
    let isFormatStarted = false
    void format.started.then(() => (isFormatStarted = true))
    const build = stepThat('build', true)
    const running = runSteps([lint.step, types.step, format.step, build], tell)
    await Promise.all([lint.started, types.started])
    expect(isFormatStarted).toBe(false)
    types.end(true)
    await format.started
    format.end(true)
    lint.end(true)
    const { failedStep, seconds } = await running
    expect(failedStep).toBeUndefined()
    expect(seconds.map(nameIn)).toEqual(['lint', 'types', 'format', 'build'])
    const headings = told.filter((text) => text.startsWith('\n──')).map((text) => text.slice(4, -1))
    expect([headings[0], headings[3]]).toEqual(['types', 'build'])
    for (const name of ['lint', 'types', 'format'])
      expect(told[told.indexOf(`\n── ${name}\n`) + 1]).toBe(`output of ${name}\n`)
  })

  it('end when one of two fails, name that one, and start no other', async () => {
    const { told, tell } = collect()
    const [lint, types] = [heldStep('lint'), heldStep('types')]
    const running = runSteps(
      [lint.step, types.step, { ...stepThat('format', true), isBeside: true }, stepThat('build', true)],
      tell,
    )
    await Promise.all([lint.started, types.started])
    types.end(false)
    const { failedStep, seconds } = await running
    expect(failedStep).toBe('types')
    expect(seconds.map(nameIn)).toEqual(['types'])
    expect(told.join('')).toBe('\n── types\noutput of types\n')
  })

  it('are not run, and say why, where the machine lacks what they need', async () => {
    const { tell } = collect()
    const cluster = { ...stepThat('cluster', false), missing: () => 'no MongoDB server here' }
    const { failedStep, seconds } = await runSteps([cluster, stepThat('build', true)], tell)
    expect(failedStep).toBeUndefined()
    expect(seconds.map(nameIn)).toEqual(['cluster: not run: no MongoDB server here', 'build'])
  })

  it('fail with the exit code of their process, and give its output', async () => {
    const output: Buffer[] = []
    const write = (chunk: Buffer) => void output.push(chunk)
    expect(await runNode(['-e', 'console.log("fine")'], { write })).toBe(true)
    expect(await runNode(['-e', 'console.error("wrong"); process.exitCode = 3'], { write })).toBe(false)
    expect(Buffer.concat(output).toString()).toBe('fine\nwrong\n')
  })

  it('end a process that is aborted', async () => {
    const stop = new AbortController()
    const write = () => {
      stop.abort()
    }
    const endless = 'console.log("started"); setInterval(() => {}, 1000)'
    expect(await runNode(['-e', endless], { write, signal: stop.signal })).toBe(false)
  })
})
